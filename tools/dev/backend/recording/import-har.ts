import { readFile, stat } from 'node:fs/promises';
import type { Entry, PostData } from 'har-format';
import { operationTable } from '#mocks/generated/operations.ts';
import { operationIds } from '#mocks/http/document.ts';
import { unwritableMessage, writeScenario } from '#mocks/recordings/recording-folder.node.ts';
import { isJsonRecord } from '#tools/dev/backend/panel-request.ts';
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

function readPostData(postData: PostData | undefined): unknown {
  if (!postData) return undefined;
  if (postData.params?.length)
    return Object.fromEntries(postData.params.map(({ name, value, fileName }) => [name, value ?? fileName ?? '']));
  return parseJson(postData.text ?? '') ?? null;
}

/** Returns the exchange of an entry, or null when the contract has no such operation. */
function readHarExchange({ request, response, startedDateTime }: Entry): RecordedExchange | null {
  const { pathname, search } = new URL(request.url);
  const operation = operationIds.find(
    (id) => operationTable[id].method === request.method && pathname.endsWith(operationTable[id].path),
  );
  if (!operation) return null;
  const { mimeType = '', text = '', encoding, size } = response.content;
  const type = mimeType.split(';')[0]?.trim().toLowerCase() ?? '';
  const isFile = type !== 'application/json' && !type.startsWith('text/');
  const decoded = encoding === 'base64' ? Buffer.from(text, 'base64').toString('utf8') : text;
  const startedAt = Date.parse(startedDateTime);
  return {
    operation,
    method: request.method,
    url: operationTable[operation].path + search,
    requestBody: readPostData(request.postData),
    status: response.status,
    type,
    text: isFile ? null : decoded,
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
  const exchanges = complete.flatMap((entry) => readHarExchange(entry) ?? []);
  const broken = entries.length - complete.length;
  if (exchanges.length === 0)
    throw new Error(`${path} has no request to an operation of the contract. Is it the HAR of another site?`);
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
    ...(broken > 0 ? [`${broken} of ${entries.length} entries have no complete response and were left out.`] : []),
    `${written} new scenarios of ${exchanges.length} responses are in ${folder}.`,
  ];
}
