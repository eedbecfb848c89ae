import { contentDisposition } from './files/file-names.ts';
import type { OperationId } from './generated/operations.ts';
import { type Example, operationIds, resolveReference, responseHeadersOf, responsesOf } from './http/document.ts';
import { failureReply, type Reply } from './http/reply.ts';

/** A scenario: an answer that the contract has an example of. */
export type Scenario = { operation: OperationId; status: number; name: string; type: string; value: unknown };

/** Every scenario of an operation, in the order of the contract. */
export const scenariosOf = (operation: OperationId): Scenario[] =>
  responsesOf(operation).flatMap(({ status, type, media }) =>
    Object.entries(media.examples ?? {}).map(([name, example]) => {
      const { value } = resolveReference<Example>(example);
      return { operation, status, name, type, value };
    }),
  );

/** Every scenario of the contract. */
export const allScenarios = (): Scenario[] => operationIds.flatMap(scenariosOf);

type Preference = { code?: string; example?: string };

/** The preferences of a `Prefer` header that choose a scenario; any other is somebody else's. */
export function readPreference(header: string): Preference {
  const preference: Preference = {};
  for (const part of header.split(/[,;]/)) {
    const [name, ...rest] = part.split('=');
    const key = name?.trim().toLowerCase();
    const value = rest
      .join('=')
      .trim()
      .replace(/^"(.*)"$/, '$1');
    // RFC 7240: when a preference is given twice, the first counts.
    if (key === 'code' || key === 'example') preference[key] ??= value;
  }
  return preference;
}

const unknownValue = (what: string, given: string, known: (string | number)[]): Reply =>
  failureReply(400, '40', `Prefer: ${what} '${given}' 없음. 가능한 값: ${[...new Set(known)].join(', ')}`);

/** The headers of a scenario: the examples of the contract. */
const exampleHeaders = (operation: OperationId, status: number) =>
  Object.fromEntries(
    Object.entries(responseHeadersOf(operation, status)).flatMap(([name, { example: value }]) =>
      value ? [[name, value]] : [],
    ),
  );

function scenarioReplyOf({ operation, type, status, value }: Scenario): Reply {
  if (type === 'application/json') return { status, type, json: value, headers: exampleHeaders(operation, status) };
  const bytes = new TextEncoder().encode(String(value));
  return { status, type, bytes, headers: { 'Content-Disposition': contentDisposition('example.bin') } };
}

/**
 * The answer that a `Prefer` header asks for, or null when it asks for none. Without a code the lowest success
 * counts, as in Prism; without a name, the first example.
 */
export function scenarioReply(operation: OperationId, header: string | null): Reply | null {
  const { code, example } = readPreference(header ?? '');
  if (code === undefined && example === undefined) return null;
  const all = scenariosOf(operation);
  const status = code ?? String(Math.min(...all.map((scenario) => scenario.status)));
  const ofStatus = all.filter((scenario) => String(scenario.status) === status);
  if (ofStatus.length === 0)
    return unknownValue(
      'code',
      status,
      all.map((scenario) => scenario.status),
    );
  const chosen = ofStatus.find((scenario) => example === undefined || scenario.name === example);
  if (!chosen)
    return unknownValue(
      'example',
      example ?? '',
      ofStatus.map((scenario) => scenario.name),
    );
  return scenarioReplyOf(chosen);
}
