import { ErrorCode } from '#src/api/generated/model/errorCode.ts';
import { contentDisposition } from './files/file-names.ts';
import type { OperationId } from './generated/operations.ts';
import { type Example, operationIds, resolveReference, responseHeaderExamples, responsesOf } from './http/document.ts';
import { failureReply, type Reply } from './http/reply.ts';

/** A scenario: one named response example of the contract. */
export type Scenario = { operation: OperationId; status: number; name: string; type: string } & Example;

/** Returns all scenarios of an operation in the order of the contract. */
export const scenariosOf = (operation: OperationId): Scenario[] =>
  responsesOf(operation).flatMap(({ status, type, media }) =>
    Object.entries(media.examples ?? {}).map(([name, example]) => ({
      ...resolveReference<Example>(example),
      operation,
      status,
      name,
      type,
    })),
  );

/** Returns all scenarios of the contract. */
export const allScenarios = (): Scenario[] => operationIds.flatMap(scenariosOf);

type Preference = { code?: string; example?: string };

/** Parses the preferences `code` and `example` of a `Prefer` header. Other preferences are ignored. */
export function readPreference(header: string): Preference {
  const preference: Preference = {};
  for (const entry of header.split(/[,;]/)) {
    const [name, ...rest] = entry.split('=');
    const key = name?.trim().toLowerCase();
    const value = rest
      .join('=')
      .trim()
      .replace(/^"(.*)"$/, '$1');
    // RFC 7240: only the first occurrence of a preference counts.
    if (key === 'code' || key === 'example') preference[key] ??= value;
  }
  return preference;
}

const unknownValue = (preference: keyof Preference, value: string, known: (string | number)[]): Reply =>
  failureReply(
    400,
    ErrorCode.badRequest,
    `Prefer: ${preference} '${value}' 없음. 가능한 값: ${[...new Set(known)].join(', ')}`,
  );

function scenarioReplyOf({ operation, type, status, value }: Scenario): Reply {
  if (type === 'application/json')
    return { status, type, json: value, headers: responseHeaderExamples(operation, status) };
  const bytes = new TextEncoder().encode(String(value));
  return { status, type, bytes, headers: { 'Content-Disposition': contentDisposition('example.bin') } };
}

/**
 * Returns the scenario that a `Prefer` header selects. Without a code, the lowest status applies, as in Prism. Without
 * an example name, the first example applies.
 * @returns null when the header selects no scenario
 */
export function scenarioReply(operation: OperationId, header: string | null): Reply | null {
  const { code, example } = readPreference(header ?? '');
  if (code === undefined && example === undefined) return null;
  const all = scenariosOf(operation);
  const statuses = all.map((scenario) => scenario.status);
  const status = code ?? String(Math.min(...statuses));
  const ofStatus = all.filter((scenario) => String(scenario.status) === status);
  if (ofStatus.length === 0) return unknownValue('code', status, statuses);
  const names = ofStatus.map((scenario) => scenario.name);
  const chosen = ofStatus[example === undefined ? 0 : names.indexOf(example)];
  return chosen ? scenarioReplyOf(chosen) : unknownValue('example', example ?? '', names);
}
