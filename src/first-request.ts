import * as reads from './features/first-request/reads.ts';
import { startFirstRequest } from './features/first-request/start-first-request.ts';

/*
 * Runs in the head of the pages that show a list or a record. The build inlines this script: the request for
 * the data starts with the first bytes of the page, in parallel with the scripts of the site.
 */

/** The build replaces these names by the path of the page and by the name of its first read. */
declare const PAGE_PATH: string;
declare const FIRST_READ: keyof typeof reads;

// biome-ignore lint/performance/noDynamicNamespaceImportAccess: the name is static in the build, which drops the other reads
startFirstRequest(PAGE_PATH, reads[FIRST_READ]);
