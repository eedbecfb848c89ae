import { type OperationId, operationTable } from '#mocks/generated/operations.ts';
import { operationIds, resolveReference, responsesOf } from '#mocks/http/document.ts';

/** An example of a successful response (status 200) with data. */
export type SuccessExample = { id: OperationId; path: string; name: string; body: { success: true; data: unknown } };

/** All examples of successful responses with data in the contract. */
export const successExamples: readonly SuccessExample[] = operationIds.flatMap((id) =>
  responsesOf(id).flatMap(({ status, type, media }) => {
    if (status !== 200 || type !== 'application/json') return [];
    return Object.entries(media.examples ?? {}).flatMap(([name, example]) => {
      const body = resolveReference(example).value as SuccessExample['body'];
      return body.success && body.data !== null ? [{ id, path: operationTable[id].path, name, body }] : [];
    });
  }),
);

/** Returns the key path of each nested value. The first path is empty and stands for the value itself. */
export function pathsIn(value: unknown): (string | number)[][] {
  if (typeof value !== 'object' || value === null) return [[]];
  const keys = Array.isArray(value) ? value.keys() : Object.keys(value);
  return [[], ...[...keys].flatMap((key) => pathsIn(Reflect.get(value, key)).map((rest) => [key, ...rest]))];
}

/** Returns a copy of a value in which the value at a key path is replaced. */
export function replaceAtPath(value: unknown, path: readonly (string | number)[], replacement: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return replacement;
  const copy = Array.isArray(value) ? [...value] : { ...Object(value) };
  copy[key] = replaceAtPath(Reflect.get(Object(value), key), rest, replacement);
  return copy;
}
