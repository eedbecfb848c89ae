import { type OperationId, operationTable } from '#mocks/generated/operations.ts';
import { readJson, readQuery, replyProblem } from '#mocks/http/contract.ts';
import type { Problem } from '#mocks/http/contract-ajv.ts';
import { contractDocument, contractOperation, missingHeaders, operationIds } from '#mocks/http/document.ts';

const apiRoot = contractDocument.servers[0]?.url ?? '';

/** Returns the operation of a method and URL. The path may have any prefix. */
export function operationAt(method: string, url: URL): OperationId | null {
  const hasPath = (id: OperationId) => url.pathname.endsWith(operationTable[id].path);
  return operationIds.find((id) => operationTable[id].method === method && hasPath(id)) ?? null;
}

/** Returns whether a URL belongs to the API. The log ignores all other requests. */
export const isApiUrl = (url: URL): boolean =>
  url.pathname.startsWith(`${apiRoot}/`) || operationIds.some((id) => url.pathname.endsWith(operationTable[id].path));

/** Returns the media type of a `Content-Type` header without its parameters. */
export const mediaType = (header: string | null): string => header?.split(';')[0]?.trim().toLowerCase() ?? '';

function findHeaderProblem(id: OperationId, headers: Headers): Problem | null {
  const missing = missingHeaders(id, headers);
  return missing[0] ? { pointer: `/headers/${missing[0]}`, reason: `${missing.join(', ')}: 필수 항목입니다.` } : null;
}

function findJsonProblem(id: OperationId, text: string): Problem | null {
  if (!contractOperation(id).requestBody?.content['application/json']) return null;
  const body = readJson(id, text);
  return 'problem' in body ? body.problem : null;
}

/**
 * Validates a request against the contract.
 * @param text the body, or null for a form, which is not validated
 * @returns the first problem, or null
 */
export function findRequestProblem(
  id: OperationId | null,
  { method, url, headers, text }: { method: string; url: URL; headers: Headers; text: string | null },
): Problem | null {
  if (!id) return { pointer: '', reason: `The contract has no ${method} ${url.pathname}.` };
  const query = readQuery(id, url.searchParams);
  if ('problem' in query) return findHeaderProblem(id, headers) ?? query.problem;
  return findHeaderProblem(id, headers) ?? (text === null ? null : findJsonProblem(id, text));
}

/**
 * Validates a response against the contract.
 * @param text the body of a JSON response; ignored for other types
 * @returns the first problem, or null
 */
export function findResponseProblem(
  id: OperationId,
  { status, type, text }: { status: number; type: string; text: string },
): Problem | null {
  if (type !== 'application/json') return replyProblem(id, { status, type });
  try {
    return replyProblem(id, { status, type, json: JSON.parse(text) });
  } catch {
    return { pointer: '', reason: 'The response has the JSON content type, but its body cannot be parsed.' };
  }
}

/**
 * Validates a response for the HTTP client of the site, which shows and logs the problem.
 * @param path the path of the operation, with any prefix
 * @param type the header `Content-Type`
 * @returns the first problem, or null
 */
export function validateResponse(response: {
  method: string;
  path: string;
  status: number;
  type: string;
  text: string;
}): Problem | null {
  const { method, path, status, type, text } = response;
  const id = operationAt(method, new URL(path, 'http://localhost'));
  return id && findResponseProblem(id, { status, type: mediaType(type), text });
}
