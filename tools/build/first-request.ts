import { bundleScript } from './bundle.ts';

const entry = 'src/first-request.ts';

/** The packages, and the files that only the hooks beside the used functions import. */
const unused = /^[a-z@]|\/(request|mutation-options)\.ts$/;

/**
 * Bundles the inline script that requests the data of a page while the scripts of the site are loading.
 * @param path the path or the route pattern of the page
 * @param read the name of the page's function in src/features/first-request/reads.ts
 * @param envFiles whether the .env files configure the site
 */
export const firstRequestScript = async (path: string, read: string, envFiles: boolean): Promise<string> =>
  (await bundleScript(entry, { envFiles, constants: { PAGE_PATH: path, FIRST_READ: read }, unused })).trim();
