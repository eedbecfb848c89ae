import { createHash } from 'node:crypto';
import type { OperationId } from '#mocks/generated/operations.ts';
import { replyProblem } from '#mocks/http/contract.ts';
import type { RecordedScenario } from '#mocks/recordings/recorded-scenarios.ts';
import type { Redaction } from './redaction.ts';

/** A request of an operation with its response as texts, from the proxy, from a HAR file or from the page. */
export type RecordedExchange = {
  operation: OperationId;
  method: string;
  /** Path and query. */
  url: string;
  /** The body of the request, parsed or as fields of a form; undefined without a body. */
  requestBody: unknown;
  status: number;
  /** The media type of the response, without parameters. */
  type: string;
  /** The body of the response as text, or null for a file. */
  text: string | null;
  /** The number of bytes of the response body. */
  size: number;
  startedAt: number;
};

/** Parses JSON. @returns undefined when the text is no JSON */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Returns path and query of a URL without secrets. */
function redactedUrl(url: string, redaction: Redaction): string {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  const query = new URLSearchParams(redaction.query(searchParams)).toString();
  return query ? `${pathname}?${query}` : pathname;
}

/** Returns the body of a response without secrets: JSON, another text, or the size of a file. */
function redactedBody(
  { type, text, size }: RecordedExchange,
  redaction: Redaction,
): { json?: unknown; text?: string; size?: number } {
  if (text === null) return { size };
  const json = type === 'application/json' ? parseJson(text) : undefined;
  return json === undefined ? { text: redaction.field('', text) } : { json: redaction.json(json) };
}

/** Returns the name of a response: its status, its code, and a hash of its content. Equal responses have one name. */
function scenarioName(status: number, body: { json?: unknown }): string {
  const hash = createHash('sha256').update(JSON.stringify(body)).digest('hex').slice(0, 8);
  const code = /"code":"(\w+)"/.exec(JSON.stringify(body.json) ?? '')?.[1];
  return [status, code && `code${code}`, hash].filter(Boolean).join('-');
}

/**
 * Creates a scenario without secrets, checked against the contract.
 * @param name the name, or undefined for one that follows from the content
 */
export function createScenario(exchange: RecordedExchange, redaction: Redaction, name?: string): RecordedScenario {
  const { operation, method, url, status, type, text, startedAt } = exchange;
  const json = text === null ? undefined : parseJson(text);
  // The body of the request first: it has the names and IDs that a message may repeat.
  const body = redaction.json(exchange.requestBody) ?? null;
  const response = redactedBody(exchange, redaction);
  return {
    operation,
    name: name ?? scenarioName(status, response),
    recordedAt: new Date(startedAt).toISOString(),
    request: { method, url: redactedUrl(url, redaction), body },
    status,
    type,
    problem: replyProblem(operation, { status, type, json }),
    ...response,
  };
}
