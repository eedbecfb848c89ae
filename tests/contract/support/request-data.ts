import type { OperationId } from '#mocks/generated/operations.ts';
import { contractOperation, type Example, resolveReference } from '#mocks/http/document.ts';
import type { operations } from '#src/api/generated/schema.ts';
import type { Visitor } from './visitor.ts';

type Fields = Record<string, unknown>;

/** The request body of an operation: the JSON value, or the fields of the form. */
export type RequestBody<Id extends OperationId> = operations[Id] extends { requestBody: { content: infer Content } }
  ? Content[keyof Content]
  : never;

/**
 * Returns a copy of a body example of the contract.
 * @param name the name of the example; by default the first one
 * @throws Error when the contract has no such example
 */
export function exampleBody<Id extends OperationId>(id: Id, name?: string): RequestBody<Id> {
  const examples = Object.values(contractOperation(id).requestBody?.content ?? {})[0]?.examples ?? {};
  const [first] = Object.keys(examples);
  const example = examples[name ?? first ?? ''];
  if (!example) throw new Error(`The contract has no body example ${name ?? ''} for ${id}.`);
  // The contract tests compare each example with the schema of which this type is generated.
  return structuredClone(resolveReference<Example>(example).value) as RequestBody<Id>;
}

/** Builds a form as the site sends it: files of a list as numbered parts. Undefined fields are omitted. */
export function buildForm(fields: Fields): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (Array.isArray(value)) for (const [index, file] of value.entries()) form.append(`${name}[${index}]`, file);
    else if (value instanceof Blob) form.append(name, value);
    else if (value !== undefined) form.append(name, String(value));
  }
  return form;
}

/** Creates a file of `size` bytes with varying content, so that misplaced bytes are detected. */
export function testFile(name: string, size = 1000, seed = name.length): File {
  const bytes = Uint8Array.from({ length: size }, (_, index) => (index * 31 + seed * 7 + (index >> 8)) & 0xff);
  return new File([bytes], name);
}

/** Logs a member in and returns the access token. */
export const accessTokenOf = async (visitor: Visitor, id = 'hanbit01', password?: string): Promise<string> =>
  (await visitor.logIn(id, password)).access_token;
