import {
  contractOperation,
  type Example,
  type Parameter,
  resolveReference,
  type Schema,
} from '#mocks/http/document.ts';
import type { OperationId, Part, Question } from './exchange.ts';

type Fields = Record<string, unknown>;
type Shape = Schema & { required?: string[] };

/** What an operation takes as its body: the content type and the schema; null where it takes none. */
export function bodyOf(id: OperationId): { type: string; schema: Shape; isForm: boolean } | null {
  const [type, media] = Object.entries(contractOperation(id).requestBody?.content ?? {})[0] ?? [];
  if (!type || !media) return null;
  return { type, schema: resolveReference<Shape>(media.schema), isForm: type === 'multipart/form-data' };
}

/** The parameters of an operation's query, with the contract's example of each. */
export const queryOf = (id: OperationId): (Parameter & { example?: unknown })[] =>
  (contractOperation(id).parameters ?? []).filter((parameter) => parameter.in === 'query');

/** An example that the contract has of a body; the first one when none is named. */
export function exampleBody(id: OperationId, name?: string): Fields {
  const [media] = Object.values(contractOperation(id).requestBody?.content ?? {});
  const examples = media?.examples ?? {};
  const example = examples[name ?? Object.keys(examples)[0] ?? ''];
  const value = example && resolveReference<Example>(example).value;
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

const isFile = (schema: Schema | undefined) => resolveReference(schema ?? {}).format === 'binary';

/** Bytes that differ from their neighbours, so that a byte that is changed, lost or moved is seen. */
export const bytesOf = (size: number, seed = 1): Uint8Array<ArrayBuffer> =>
  Uint8Array.from({ length: size }, (_, index) => (index * 31 + seed * 7 + (index >> 8) * 13) & 0xff);

/** The fields of a form as its parts: each file of a list as a numbered one. What is undefined stays away. */
export function partsOf(fields: Fields, schema: Shape = {}): Part[] {
  const file = (name: string, value: unknown): Part => ({ name, file: `${String(value)}.docx`, bytes: bytesOf(64) });
  return Object.entries(fields).flatMap(([name, value]): Part[] => {
    const property = resolveReference(schema.properties?.[name] ?? {});
    if (value === undefined) return [];
    if (Array.isArray(value)) return value.map((item, index) => file(`${name}[${index}]`, item));
    return isFile(property) ? [file(name, value)] : [{ name, text: String(value) }];
  });
}

/**
 * The request that the contract itself gives as an example.
 * @param fields other values for some fields of the body
 */
export function exampleQuestion(id: OperationId, fields: Fields = {}): Question {
  const query = Object.fromEntries(
    queryOf(id).map(({ name, example }) => [name, typeof example === 'number' ? example : String(example)]),
  );
  const body = bodyOf(id);
  const question: Question = Object.keys(query).length > 0 ? { query } : {};
  if (!body) return question;
  if (body.isForm) return { ...question, parts: partsOf({ ...exampleBody(id), ...fields }, body.schema) };
  const [media] = Object.values(contractOperation(id).requestBody?.content ?? {});
  const [first] = Object.values(media?.examples ?? {});
  const value = first && resolveReference<Example>(first).value;
  return { ...question, body: Array.isArray(value) ? value : { ...Object(value), ...fields } };
}
