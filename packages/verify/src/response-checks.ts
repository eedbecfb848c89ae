import { namedSchema, responseHeadersOf, responsesOf } from '#verify/contract/document.ts';
import { isJsonObject } from '#verify/contract/json-values.ts';
import { responseSchemaViolations } from './contract/schema-validation.ts';
import { type Exchange, errorCode, missingEnvelopeKeys, type ReceivedResponse } from './exchange.ts';
import type { Violation } from './run/finding.ts';

const shortenJson = (value: unknown): string => {
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  return text.length > 200 ? `${text.slice(0, 200)}…` : text;
};

type EnumDescriptions = { 'x-enumDescriptions'?: Record<string, string> };

/** The HTTP status of each error code whose description in the contract names one, as `(status 401)`. */
const statusOfCode = new Map(
  Object.entries((namedSchema('ErrorCode') as EnumDescriptions)['x-enumDescriptions'] ?? {}).flatMap(
    ([code, meaning]) => {
      const status = /\(status (\d{3})\)/.exec(meaning)?.[1];
      return status ? [[code, Number(status)] as const] : [];
    },
  ),
);

/** Checks the headers that the contract declares for a response: each must be present and match its pattern. */
function headerViolations({ operation, response }: Exchange): Violation[] {
  if (!response || response.type === 'application/json') return [];
  return Object.entries(responseHeadersOf(operation, response.status)).flatMap(([name, { schema }]): Violation[] => {
    const value = response.headers.get(name);
    if (value === null) {
      return [
        {
          rule: 'header',
          message: `the header ${name} is missing`,
          pointer: `header ${name}`,
          expected: 'the header',
        },
      ];
    }
    if (schema?.pattern && !new RegExp(schema.pattern).test(value)) {
      return [
        {
          rule: 'header',
          message: `the header ${name} does not match its pattern`,
          pointer: `header ${name}`,
          expected: schema.pattern,
          actual: value,
        },
      ];
    }
    return [];
  });
}

/** Checks that no cache may keep the response. Only the file of a download may be cached. */
function cachingViolations({ operation, response }: Exchange): Violation[] {
  const caching = response?.headers.get('Cache-Control') ?? '';
  const isDownload = operation === 'fileDownload' && response?.type !== 'application/json';
  if (isDownload || /(^|[\s,])no-store([\s,]|$)/i.test(caching)) return [];
  return [
    {
      rule: 'caching',
      message: 'a cache may keep the response',
      pointer: 'header Cache-Control',
      expected: 'no-store',
      actual: caching || 'none',
    },
  ];
}

/** Checks that JSON declares no other charset than UTF-8 (RFC 8259, section 8.1). */
function charsetViolations({ response }: Exchange): Violation[] {
  const charset = /charset="?([\w-]+)/i.exec(response?.headers.get('Content-Type') ?? '')?.[1];
  if (response?.type !== 'application/json' || !charset || /^utf-?8$/i.test(charset)) return [];
  return [
    {
      rule: 'charset',
      message: 'the charset of the JSON is not UTF-8',
      pointer: 'header Content-Type',
      expected: 'utf-8',
      actual: charset,
    },
  ];
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

/** Returns the violation of a redirect, which clients do not follow. */
const redirectViolation = ({ status, headers }: ReceivedResponse): Violation => ({
  rule: 'redirect',
  message: 'the server redirects the request, and the contract has no redirects',
  pointer: 'header Location',
  expected: 'a response of the operation itself',
  actual: `status ${status}, ${headers.get('Location') ?? 'without a target'}`,
});

/**
 * Checks what must hold for every response, whatever the request was: status, content type, headers, charset, envelope,
 * schema and formats. A missing response is a violation too.
 * @param isUndocumentedMethod true when the contract has no such HTTP method for the path; any status is then accepted
 */
export function findResponseViolations(exchange: Exchange, isUndocumentedMethod = false): Violation[] {
  const { operation, response } = exchange;
  // An operation that is not built is listed in the report, and is no finding.
  if (exchange.isUnbuilt) return [];
  if (!response) {
    return [{ rule: 'no-response', message: `no response: ${exchange.failureReason}`, expected: 'a response' }];
  }
  if (response.status >= 300 && response.status < 400) return [redirectViolation(response)];
  const { status, type, json } = response;
  const rows = responsesOf(operation);
  const statuses = [...new Set(rows.map((row) => row.status))];
  const violations: Violation[] = [];
  if (!isUndocumentedMethod && !statuses.includes(status)) {
    violations.push({
      rule: 'status',
      message: 'the contract has no such HTTP status for the operation',
      expected: statuses.join(', '),
      actual: String(status),
    });
  } else if (status >= 500) {
    violations.push({
      rule: 'server-error',
      message: 'the server failed with an internal error',
      expected: 'a status below 500',
      actual: String(status),
    });
  }
  const matchingRows = rows.filter((row) => isUndocumentedMethod || row.status === status);
  const types = [...new Set(matchingRows.map((row) => row.type))];
  if (types.length > 0 && !types.includes(type)) {
    violations.push({
      rule: 'content-type',
      message: 'wrong content type',
      pointer: 'header Content-Type',
      expected: types.join(' or '),
      actual: type || 'none',
    });
  }
  violations.push(...headerViolations(exchange), ...charsetViolations(exchange));
  if (!isUndocumentedMethod) violations.push(...cachingViolations(exchange));
  const isFile = type !== 'application/json' && types.includes(type);
  if (isFile) return violations;
  const missingKeys = missingEnvelopeKeys(json);
  if (missingKeys === null) {
    violations.push({
      rule: 'envelope',
      message: 'the response body is not an envelope',
      pointer: '',
      expected: '{success, data, error}',
      actual: shortenJson(json === undefined ? new TextDecoder().decode(response.bytes.slice(0, 200)) : json),
    });
    return violations;
  }
  const content = { status: isUndocumentedMethod ? 400 : status, type: 'application/json', json };
  for (const { pointer, rule, message, expected, actual } of responseSchemaViolations(operation, content) ?? []) {
    const isMissingKey = rule === 'required' && missingKeys.some((key) => pointer === `/${key}`);
    violations.push({
      rule: isMissingKey ? 'envelope' : `schema/${rule}`,
      message: isMissingKey ? `the key ${pointer.slice(1)} is missing in the envelope` : message,
      pointer,
      expected,
      actual: shortenJson(actual),
    });
  }
  return [...violations, ...(isUndocumentedMethod ? [] : codeStatusViolations(exchange))];
}

/** Checks that the server rejects a request that violates the contract: status 400 with code 40. */
export function findRejectionViolations({ response, isUnbuilt }: Exchange): Violation[] {
  if (!response || isUnbuilt) return [];
  const code = errorCode(response);
  const isFailure = isJsonObject(response.json) && response.json.success === false;
  // A rejection whose code cannot be read has a violation of the schema already.
  if (response.status === 400 && (code === '40' || (code === null && isFailure))) return [];
  return [
    {
      rule: 'accepted',
      message: 'the server does not reject an invalid request',
      expected: 'status 400, code 40',
      actual: code === null ? `status ${response.status}, no failure` : `status ${response.status}, code ${code}`,
    },
  ];
}
