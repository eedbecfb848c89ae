import { namedSchema, responseHeadersOf, responsesOf } from '#verify/contract/document.ts';
import { isJsonObject } from '#verify/contract/json-values.ts';
import { responseSchemaViolations } from './contract/schema-validation.ts';
import { type Exchange, errorCode, missingEnvelopeKeys, type OperationId, type ReceivedResponse } from './exchange.ts';
import type { Violation } from './run/finding.ts';

const shortenJson = (value: unknown): string => {
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  return text.length > 200 ? `${text.slice(0, 200)}…` : text;
};

/** The HTTP status of each error code whose description in the contract names one, as `(status 401)`. */
const statusOfCode = new Map(
  Object.entries(Object(Object(namedSchema('ErrorCode'))['x-enumDescriptions'])).flatMap(([code, meaning]) => {
    const status = /\(status (\d{3})\)/.exec(String(meaning))?.[1];
    return status ? [[code, Number(status)] as const] : [];
  }),
);

/** Checks the headers that the contract declares for a file: each must be present and match its pattern. */
function headerViolations({ operation, response }: Exchange): Violation[] {
  if (!response || response.type === 'application/json') return [];
  return Object.entries(responseHeadersOf(operation, response.status)).flatMap(([name, { schema }]): Violation[] => {
    const value = response.headers.get(name);
    const { pattern = '' } = schema ?? {};
    if (value !== null && new RegExp(pattern).test(value)) return [];
    const message = `the header ${name} is missing, or does not match its pattern`;
    const expected = pattern || 'the header';
    return [{ rule: 'header', message, pointer: `header ${name}`, expected, actual: value ?? 'none' }];
  });
}

/** Checks that no cache may keep the response. Only the file of a download may be cached. */
function cachingViolations({ operation, response }: Exchange): Violation[] {
  const caching = response?.headers.get('Cache-Control') ?? '';
  const isDownload = operation === 'fileDownload' && response?.type !== 'application/json';
  if (isDownload || /(^|[\s,])no-store([\s,]|$)/i.test(caching)) return [];
  const violation = { rule: 'caching', message: 'a cache may keep the response', pointer: 'header Cache-Control' };
  return [{ ...violation, expected: 'no-store', actual: caching || 'none' }];
}

/** Checks that JSON declares no other charset than UTF-8 (RFC 8259, section 8.1). */
function charsetViolations({ response }: Exchange): Violation[] {
  const charset = /charset="?([\w-]+)/i.exec(response?.headers.get('Content-Type') ?? '')?.[1];
  if (response?.type !== 'application/json' || !charset || /^utf-?8$/i.test(charset)) return [];
  const violation = {
    rule: 'charset',
    message: 'the charset of the JSON is not UTF-8',
    pointer: 'header Content-Type',
  };
  return [{ ...violation, expected: 'utf-8', actual: charset }];
}

/** Checks that error code and HTTP status belong together, in both directions. */
function codeStatusViolations({ response }: Exchange): Violation[] {
  const code = errorCode(response);
  if (!response || code === null) return [];
  const expected = statusOfCode.get(code);
  const isRight = expected === undefined ? [200, 401].includes(response.status) : expected === response.status;
  if (isRight) return [];
  const message = `error code ${code} has the wrong HTTP status`;
  return [{ rule: 'status', message, expected: String(expected ?? 200), actual: String(response.status) }];
}

/** Checks that the status is one that the contract has for the operation, and none of an internal error. */
function statusViolations({ operation, response }: Exchange): Violation[] {
  const statuses = [...new Set(responsesOf(operation).map((row) => row.status))];
  if (!response || (statuses.includes(response.status) && response.status < 500)) return [];
  const actual = String(response.status);
  return statuses.includes(response.status)
    ? [
        {
          rule: 'server-error',
          message: 'the server failed with an internal error',
          expected: 'a status below 500',
          actual,
        },
      ]
    : [
        {
          rule: 'status',
          message: 'the contract has no such HTTP status for the operation',
          expected: statuses.join(', '),
          actual,
        },
      ];
}

/** Checks that the body is the envelope, and that it has the schema of the operation. */
function bodyViolations(operation: OperationId, status: number, { json, bytes }: ReceivedResponse): Violation[] {
  const missingKeys = missingEnvelopeKeys(json);
  if (missingKeys === null) {
    const actual = shortenJson(json === undefined ? new TextDecoder().decode(bytes.slice(0, 200)) : json);
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
      actual: shortenJson(actual),
    };
  });
}

/**
 * Checks what must hold for every response, whatever the request was: status, content type, headers, charset, envelope,
 * schema and formats. A missing response is a violation too.
 * @param isUndocumentedMethod true when the contract has no such HTTP method for the path; any status is then accepted
 */
export function findResponseViolations(exchange: Exchange, isUndocumentedMethod = false): Violation[] {
  const { operation, response } = exchange;
  // An operation that is not built is listed in the report, and is no finding.
  if (exchange.isUnbuilt) return [];
  if (!response)
    return [{ rule: 'no-response', message: `no response: ${exchange.failureReason}`, expected: 'a response' }];
  const { status, type, headers } = response;
  if (status >= 300 && status < 400) {
    const message = 'the server redirects the request, and the contract has no redirects';
    const actual = `status ${status}, ${headers.get('Location') ?? 'without a target'}`;
    const expected = 'a response of the operation itself';
    return [{ rule: 'redirect', message, pointer: 'header Location', expected, actual }];
  }
  const rows = responsesOf(operation).filter((row) => isUndocumentedMethod || row.status === status);
  const types = [...new Set(rows.map((row) => row.type))];
  const violations = isUndocumentedMethod ? [] : [...statusViolations(exchange), ...cachingViolations(exchange)];
  if (types.length > 0 && !types.includes(type)) {
    const violation = { rule: 'content-type', message: 'wrong content type', pointer: 'header Content-Type' };
    violations.push({ ...violation, expected: types.join(' or '), actual: type || 'none' });
  }
  violations.push(...headerViolations(exchange), ...charsetViolations(exchange));
  if (type !== 'application/json' && types.includes(type)) return violations;
  violations.push(...bodyViolations(operation, isUndocumentedMethod ? 400 : status, response));
  return [...violations, ...(isUndocumentedMethod ? [] : codeStatusViolations(exchange))];
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
