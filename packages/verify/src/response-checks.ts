import { namedSchema, responseHeadersOf, responsesOf } from '#verify/contract/document.ts';
import { isJsonObject, shorten, sortedJson } from '#verify/contract/json-values.ts';
import { responseSchemaViolations } from './contract/schema-validation.ts';
import { type Exchange, errorCode, missingEnvelopeKeys, type OperationId, type ReceivedResponse } from './exchange.ts';
import type { Violation } from './run/finding.ts';

/** A check of a response: whether it holds, and the violation if not. */
type Check = [holds: boolean, violation: Violation];

const violationsOf = (checks: Check[]): Violation[] =>
  checks.flatMap(([holds, violation]) => (holds ? [] : [violation]));

/** The HTTP status of each error code whose description in the contract names one, as `(status 401)`. */
const statusOfCode = new Map(
  Object.entries(Object(Object(namedSchema('ErrorCode'))['x-enumDescriptions'])).flatMap(([code, meaning]) => {
    const status = /\(status (\d{3})\)/.exec(String(meaning))?.[1];
    return status ? [[code, Number(status)] as const] : [];
  }),
);

/** Returns the violation of a rule by a header; `actual` is its value, if it has one. */
const headerViolation = (rule: string, message: string, name: string, expected: string, actual?: string | null) => ({
  ...{ rule, message, expected },
  pointer: `header ${name}`,
  actual: actual || 'none',
});

/** Checks the content type, the headers of a file, caches (downloads aside), and that JSON is UTF-8 (RFC 8259, section 8.1). */
function headerChecks(operation: OperationId, { status, type, headers }: ReceivedResponse, types: string[]): Check[] {
  const isJson = type === 'application/json';
  const caching = headers.get('Cache-Control');
  const isNotKept = (!isJson && operation === 'fileDownload') || /(^|[\s,])no-store([\s,]|$)/i.test(caching ?? '');
  const charset = /charset="?([\w-]+)/i.exec(headers.get('Content-Type') ?? '')?.[1];
  const isUtf8 = !isJson || charset === undefined || /^utf-?8$/i.test(charset);
  const ofFile = isJson ? [] : Object.entries(responseHeadersOf(operation, status));
  const isKnown = types.length === 0 || types.includes(type);
  return [
    [isNotKept, headerViolation('caching', 'a cache may keep the response', 'Cache-Control', 'no-store', caching)],
    [isUtf8, headerViolation('charset', 'the JSON is not UTF-8', 'Content-Type', 'utf-8', charset)],
    [isKnown, headerViolation('content-type', 'wrong content type', 'Content-Type', types.join(' or '), type)],
    ...ofFile.map(([name, { schema }]): Check => {
      const value = headers.get(name);
      const { pattern = '' } = schema ?? {};
      const message = `the header ${name} is missing, or does not match its pattern`;
      const violation = headerViolation('header', message, name, pattern || 'the header', value);
      return [value !== null && new RegExp(pattern).test(value), violation];
    }),
  ];
}

/** Checks that the operation has the status, that it is no internal error, and that it is that of the error code. */
function statusChecks(operation: OperationId, response: ReceivedResponse): Check[] {
  const statuses = [...new Set(responsesOf(operation).map(({ status }) => status))];
  const isKnown = statuses.includes(response.status);
  const hasFailed = isKnown && response.status >= 500;
  const code = errorCode(response);
  const ofCode = code === null ? undefined : statusOfCode.get(code);
  const isOfCode = code === null || (ofCode ? ofCode === response.status : [200, 401].includes(response.status));
  const rows: [holds: boolean, rule: string, message: string, expected: string][] = [
    [isKnown, 'status', 'the contract has no such HTTP status for the operation', statuses.join(', ')],
    [!hasFailed, 'server-error', 'the server failed with an internal error', 'a status below 500'],
    [isOfCode, 'status', `error code ${code} has the wrong HTTP status`, String(ofCode ?? 200)],
  ];
  const actual = String(response.status);
  return rows.map(([holds, rule, message, expected]) => [holds, { rule, message, expected, actual }]);
}

/** Checks that the body is the envelope, and that it has the schema of the operation. */
function bodyViolations(operation: OperationId, status: number, { json, bytes }: ReceivedResponse): Violation[] {
  const missingKeys = missingEnvelopeKeys(json);
  if (missingKeys === null) {
    const actual = shorten(JSON.stringify(json ?? new TextDecoder().decode(bytes.slice(0, 200))));
    const violation = { rule: 'envelope', message: 'the response body is not an envelope', pointer: '' };
    return [{ ...violation, expected: '{success, data, error}', actual }];
  }
  const violations = responseSchemaViolations(operation, { status, type: 'application/json', json }) ?? [];
  return violations.map(({ pointer, rule, message, expected, actual }) => {
    const isMissingKey = rule === 'required' && missingKeys.some((key) => pointer === `/${key}`);
    return {
      rule: isMissingKey ? 'envelope' : `schema/${rule}`,
      message: isMissingKey ? `the key ${pointer.slice(1)} is missing in the envelope` : message,
      pointer,
      expected,
      actual: shorten(sortedJson(actual)),
    };
  });
}

/**
 * Checks what must hold for every response, whatever the request was: status, content type, headers, charset, envelope,
 * schema and formats. A missing response is a violation too.
 */
export function findResponseViolations(exchange: Exchange): Violation[] {
  const { operation, response } = exchange;
  // An operation that is not built is listed in the report, and is no finding.
  if (exchange.isUnbuilt) return [];
  if (!response) {
    const { failureReason, underWay } = exchange;
    const actual = underWay ? { actual: `none, also alone. Other requests were under way: ${underWay}` } : {};
    return [{ rule: 'no-response', message: `no response: ${failureReason}`, expected: 'a response', ...actual }];
  }
  const { status, type, headers } = response;
  if (status >= 300 && status < 400) {
    const message = 'the server redirects the request, and the contract has no redirects';
    const actual = `status ${status}, ${headers.get('Location') ?? 'without a target'}`;
    return [headerViolation('redirect', message, 'Location', 'a response of the operation itself', actual)];
  }
  const types = [...new Set(responsesOf(operation).flatMap((row) => (row.status === status ? [row.type] : [])))];
  const checks = [...statusChecks(operation, response), ...headerChecks(operation, response, types)];
  const isFile = type !== 'application/json' && types.includes(type);
  return [...violationsOf(checks), ...(isFile ? [] : bodyViolations(operation, status, response))];
}

/** Checks that the server rejects a request that violates the contract: status 400 with code 40. */
export function findRejectionViolations({ response, isUnbuilt }: Exchange): Violation[] {
  if (!response || isUnbuilt) return [];
  const code = errorCode(response);
  const isFailure = isJsonObject(response.json) && response.json.success === false;
  // A rejection whose code cannot be read has a violation of the schema already.
  if (response.status === 400 && (code === '40' || (code === null && isFailure))) return [];
  const message = 'the server does not reject an invalid request';
  const actual = `status ${response.status}, ${code === null ? 'no failure' : `code ${code}`}`;
  return [{ rule: 'accepted', message, expected: 'status 400, code 40', actual }];
}
