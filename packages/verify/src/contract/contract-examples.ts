import type { FormPart, OperationId, RequestInput } from '#verify/exchange.ts';
import { contractOperation, type Example, type Parameter, resolveReference, type Schema } from './document.ts';
import { isJsonObject } from './json-values.ts';

type Fields = Record<string, unknown>;
type Shape = Schema & { required?: string[] };

/** Returns content type and schema of an operation's request body; null when the operation has no body. */
export function requestBodyOf(id: OperationId): { type: string; schema: Shape; isForm: boolean } | null {
  const [type, media] = Object.entries(contractOperation(id).requestBody?.content ?? {})[0] ?? [];
  if (!type || !media) return null;
  return { type, schema: resolveReference<Shape>(media.schema), isForm: type === 'multipart/form-data' };
}

/** Returns the query parameters of an operation, each with its example of the contract. */
export const queryParametersOf = (id: OperationId): (Parameter & { example?: unknown })[] =>
  (contractOperation(id).parameters ?? []).filter((parameter) => parameter.in === 'query');

/** Returns the value of an example of the contract for a request body: of the one with the given name, or the first. */
function exampleValue(id: OperationId, name?: string): unknown {
  const [media] = Object.values(contractOperation(id).requestBody?.content ?? {});
  const examples = media?.examples ?? {};
  const example = examples[name ?? Object.keys(examples)[0] ?? ''];
  return example && resolveReference<Example>(example).value;
}

/** Returns an example of the contract for a request body; of a list, its first item. */
export function exampleBody(id: OperationId, name?: string): Fields {
  const [value] = [exampleValue(id, name)].flat();
  return isJsonObject(value) ? { ...value } : {};
}

const isBinarySchema = (schema: Schema | undefined) => resolveReference(schema ?? {}).format === 'binary';

/** Creates bytes that differ from their neighbours, so that a changed, missing or moved byte is detected. */
export function testBytes(size: number, seed = 1): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size);
  // The sequence repeats after 65,536 bytes. To copy it is a hundred times as fast as to calculate it again.
  const period = Math.min(size, 65_536);
  for (let index = 0; index < period; index += 1) bytes[index] = index * 31 + seed * 7 + (index >> 8) * 13;
  for (let copied = period; copied < size; copied *= 2) bytes.copyWithin(copied, 0, Math.min(copied, size - copied));
  return bytes;
}

/** Converts fields to form parts. Each file of a list becomes a part named `<field>[<index>]`; undefined is left out. */
export function formPartsOf(fields: Fields, schema: Shape = {}): FormPart[] {
  const examplePart = (name: string, value: unknown): FormPart => ({
    name,
    file: `${String(value)}.${name === 'abstract_file' ? 'docx' : 'pdf'}`,
    bytes: testBytes(64),
  });
  return Object.entries(fields).flatMap(([name, value]): FormPart[] => {
    const property = resolveReference(schema.properties?.[name] ?? {});
    if (value === undefined) return [];
    if (Array.isArray(value)) return value.map((item, index) => examplePart(`${name}[${index}]`, item));
    return isBinarySchema(property) ? [examplePart(name, value)] : [{ name, text: String(value) }];
  });
}

/** Returns the example request of the contract. */
export function exampleRequest(id: OperationId, fields: Fields = {}): RequestInput {
  const query = Object.fromEntries(
    queryParametersOf(id)
      .filter(({ example }) => example !== undefined)
      .map(({ name, example }) => [name, typeof example === 'number' ? example : String(example)]),
  );
  const body = requestBodyOf(id);
  const request: RequestInput = Object.keys(query).length > 0 ? { query } : {};
  if (!body) return request;
  if (body.isForm) return { ...request, parts: formPartsOf({ ...exampleBody(id), ...fields }, body.schema) };
  const value = exampleValue(id);
  return { ...request, body: Array.isArray(value) ? value : { ...Object(value), ...fields } };
}

/** Returns the example request of an operation. Its title or ID contains the mark of the run, in case the server stores it. */
export function markedExampleRequest(mark: string, id: OperationId): RequestInput {
  const marked = { forum_title: `[${mark}] probe`, inquiry_title: `[${mark}] probe`, member_id: `${mark}probe` };
  const names = Object.keys(requestBodyOf(id)?.schema.properties ?? {});
  return exampleRequest(id, Object.fromEntries(Object.entries(marked).filter(([name]) => names.includes(name))));
}

/** Returns a file part of a list of files. */
export const filePart = (index: number, file: string, bytes = testBytes(1500 + index, index + 2)): FormPart => ({
  name: `file[${index}]`,
  file,
  bytes,
});
