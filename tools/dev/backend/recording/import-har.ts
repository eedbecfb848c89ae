import { readFile, stat } from 'node:fs/promises';
import type { Entry, PostData } from 'har-format';
import { type OperationId, operationTable } from '#mocks/generated/operations.ts';
import { operationIds } from '#mocks/http/document.ts';
import { unwritableMessage, writeScenario } from '#mocks/recordings/recording-folder.node.ts';
import { mediaType } from '#tools/dev/backend/envelopes.ts';
import { isJsonRecord } from '#tools/dev/backend/panel-request.ts';
import { textType } from '#tools/dev/backend/request-backend.ts';
import { Redaction } from './redaction.ts';
import { createScenario, parseJson, type RecordedExchange } from './scenario.ts';

/** A longer text does not fit into one string of Node. */
const maxBytes = 500 * 1024 * 1024;

/** Returns whether an entry has the fields that are read here. A browser may have cut it. */
function isEntry(value: unknown): value is Entry {
  if (!isJsonRecord(value) || !isJsonRecord(value.request) || !isJsonRecord(value.response)) return false;
  const { request, response } = value;
  const isComplete = typeof request.method === 'string' && typeof request.url === 'string' && URL.canParse(request.url);
  return isComplete && typeof response.status === 'number' && response.status > 0 && isJsonRecord(response.content);
}

/** Returns the entries of a HAR file. @throws Error with one line */
async function readEntries(path: string): Promise<unknown[]> {
  const { size } = await stat(path).catch(() => {
    throw new Error(`${path} cannot be read. Pass the HAR file that the browser has exported.`);
  });
  if (size > maxBytes) throw new Error(`${path} has more than 500 MB. Export the requests to /api only.`);
  const value = parseJson((await readFile(path, 'utf8')).replace(/^\uFEFF/, ''));
  const log = isJsonRecord(value) ? value.log : null;
  if (!isJsonRecord(log) || !Array.isArray(log.entries)) throw new Error(`${path} is not a HAR file.`);
  return log.entries;
}

const howToSave =
  'To have all bodies in the file, check "Disable cache" in the network tab, reload the page, and choose "Save all as HAR with content".';

function readPostData(postData: PostData | undefined): unknown {
  if (!postData) return undefined;
  if (postData.params?.length)
    return Object.fromEntries(postData.params.map(({ name, value, fileName }) => [name, value ?? fileName ?? '']));
  return parseJson(postData.text ?? '') ?? null;
}

/** A response whose body is not in the file, and why. */
type Bodiless = { operation: OperationId; lack: string };

/** Reads the text of a response. Firefox calls plain text base64 at times. */
function readText({ status, content: { text, encoding, size } }: Entry['response']): string | Pick<Bodiless, 'lack'> {
  if (status === 304) return { lack: 'from the cache of the browser' };
  if (text === undefined || (text === '' && size > 0)) return { lack: 'not saved' };
  if (encoding !== 'base64') return text;
  if (/^[\w+/\s]*={0,2}\s*$/.test(text)) return Buffer.from(text, 'base64').toString('utf8');
  return parseJson(text) === undefined ? { lack: 'not base64, as it claims to be' } : text;
}

/** Returns the exchange of an entry, null when the contract has no such operation, or why it has no body. */
function readHarExchange({ request, response, startedDateTime }: Entry): RecordedExchange | Bodiless | null {
  const { pathname, search } = new URL(request.url);
  const operation = operationIds.find(
    (id) => operationTable[id].method === request.method && pathname.endsWith(operationTable[id].path),
  );
  if (!operation) return null;
  const { mimeType, size } = response.content;
  // Chrome calls a missing type so.
  const type = mediaType(mimeType).replace('x-unknown', '');
  const text = textType.test(type) || response.status === 304 ? readText(response) : null;
  if (text !== null && typeof text !== 'string') return { operation, ...text };
  const startedAt = Date.parse(startedDateTime);
  return {
    operation,
    method: request.method,
    url: operationTable[operation].path + search,
    requestBody: readPostData(request.postData),
    status: response.status,
    type,
    text,
    size: Math.max(size, 0),
    startedAt: Number.isNaN(startedAt) ? 0 : startedAt,
  };
}

/**
 * Makes scenarios of a HAR file (version 1.2), without secrets unless `keepsValues` is set.
 * @returns the lines for the terminal
 * @throws Error with one line
 */
export async function importHar(path: string, folder: string, keepsValues: boolean): Promise<string[]> {
  const entries = await readEntries(path);
  const complete = entries.filter(isEntry);
  const read = complete.flatMap((entry) => readHarExchange(entry) ?? []);
  const broken = entries.length - complete.length;
  if (entries.length === 0)
    throw new Error(`${path} has no requests. Open the network tab of the browser before the page, then save again.`);
  if (read.length === 0)
    throw new Error(`${path} has no request to an operation of the contract. Is it the HAR of another site?`);
  const exchanges = read.filter((one) => 'status' in one);
  const bodiless = Map.groupBy(
    read.filter((one) => 'lack' in one),
    ({ operation, lack }) => `${operation}: the body is ${lack}`,
  );
  const redaction = new Redaction(keepsValues);
  let written = 0;
  const problems: string[] = [];
  for (const exchange of exchanges) {
    const scenario = createScenario(exchange, redaction);
    const isNew = await writeScenario(folder, scenario).catch((error: unknown) => {
      throw new Error(unwritableMessage(folder, error));
    });
    if (!isNew) continue;
    written += 1;
    const { operation, name, problem } = scenario;
    if (problem) problems.push(`${operation}/${name} breaks the contract: ${problem.pointer || '/'} ${problem.reason}`);
  }
  return [
    ...(keepsValues ? [`Warning: ${folder} contains passwords, tokens and personal data.`] : []),
    ...problems,
    ...[...bodiless].map(([line, { length }]) => `${line}. Left out${length > 1 ? ` ${length} times` : ''}.`),
    ...(bodiless.size > 0 ? [howToSave] : []),
    ...(broken > 0 ? [`${broken} of ${entries.length} entries have no complete response and were left out.`] : []),
    `${written} new scenarios of ${exchanges.length} responses are in ${folder}.`,
  ];
}
