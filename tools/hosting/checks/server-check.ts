import { errorHeaders, typeOf } from '#tools/hosting/rules.ts';
import type { Headers, HostingTable } from '#tools/hosting/table.ts';

/** The body that a check expects. `text` is a short text without HTML. A file may be limited to its first bytes. */
type ExpectedBody = { file: string; bytes?: number } | 'text' | 'none' | 'any';

/** What a check expects. A header with the value null must be missing. */
export type Expected = {
  /** The permitted statuses. */
  status: readonly number[];
  headers: Readonly<Record<string, string | null>>;
  body: ExpectedBody;
};

/** One request to a server, and the expected response. */
export type ServerCheck = {
  /** The condition, as a sentence without a full stop. */
  name: string;
  host: 'site' | 'embed';
  method: string;
  /** The path and query as they are sent, in UTF-8. */
  path: string;
  headers: Headers;
  /** The validator of the first response that the request sends, if it is sent a second time. */
  validator?: 'ETag' | 'Last-Modified';
  expected: Expected;
};

type CheckParts = Partial<ServerCheck> & Pick<ServerCheck, 'name' | 'path' | 'expected'>;

/** Creates a check of a GET request to the host of the site. */
export const serverCheck = (parts: CheckParts): ServerCheck => ({
  host: 'site',
  method: 'GET',
  headers: {},
  ...parts,
});

/** Expects a file of the build. @param headers the headers without those of the representation */
export const expectFile = (table: HostingTable, file: string, headers: Headers): Expected => ({
  status: [200],
  headers: { 'Content-Type': typeOf(table, file), ...headers },
  body: { file },
});

/** Expects a failure in plain text. */
export const expectPlainFailure = (table: HostingTable, ...status: number[]): Expected => ({
  status,
  headers: { 'Content-Type': table.types.txt ?? null, ...errorHeaders(table) },
  body: 'text',
});

/** Expects the page of the site for an unknown path. */
export const expectNotFoundPage = (table: HostingTable): Expected => ({
  status: [404],
  headers: {
    'Content-Type': table.types.html ?? null,
    ...errorHeaders(table),
    ...table.pageHeaders,
    'Content-Security-Policy': table.notFound.policy,
  },
  body: { file: table.notFound.file },
});
