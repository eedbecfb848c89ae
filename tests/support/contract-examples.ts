import { type OperationId, operationTable } from '#mocks/generated/operations.ts';
import { operationIds, resolveReference, responsesOf } from '#mocks/http/document.ts';

/** A success of the contract with data: an example of an operation's 200. */
export type SuccessExample = { id: OperationId; path: string; name: string; body: { success: true; data: unknown } };

/** All examples of the contract that are successes with data. */
export const successExamples: readonly SuccessExample[] = operationIds.flatMap((id) =>
  responsesOf(id).flatMap(({ status, type, media }) => {
    if (status !== 200 || type !== 'application/json') return [];
    return Object.entries(media.examples ?? {}).flatMap(([name, example]) => {
      const body = resolveReference(example).value as SuccessExample['body'];
      return body.success && body.data !== null ? [{ id, path: operationTable[id].path, name, body }] : [];
    });
  }),
);

/** The place of each value below a value, as the keys that lead there; the value itself has no keys. */
export function pathsIn(value: unknown): (string | number)[][] {
  if (typeof value !== 'object' || value === null) return [[]];
  const keys = Array.isArray(value) ? value.keys() : Object.keys(value);
  return [[], ...[...keys].flatMap((key) => pathsIn(Reflect.get(value, key)).map((rest) => [key, ...rest]))];
}

/** A copy of a value with another one at a place. */
export function replaceAtPath(value: unknown, place: readonly (string | number)[], put: unknown): unknown {
  const [key, ...rest] = place;
  if (key === undefined) return put;
  const copy = Array.isArray(value) ? [...value] : { ...Object(value) };
  copy[key] = replaceAtPath(Reflect.get(Object(value), key), rest, put);
  return copy;
}
