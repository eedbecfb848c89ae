import type { OperationId } from '#mocks/generated/operations.ts';
import { contractOperation, resolveReference, responsesOf, type Schema } from '#mocks/http/document.ts';
import { requestBodyOf } from '#verify/contract/contract-examples.ts';

/** The keywords of a contract schema that mutants are derived from. */
export type FieldSchema = Schema & {
  const?: unknown;
  enum?: unknown[];
  minimum?: number;
  maximum?: number;
  minLength?: number;
  minItems?: number;
  pattern?: string;
  required?: string[];
  oneOf?: FieldSchema[];
  items?: FieldSchema;
  properties?: Record<string, FieldSchema>;
};

/** A field of the data of a success. In the path, `*` stands for every item of a list. */
export type ResponseField = { path: string[]; schema: FieldSchema };

/** A field of a request: a query parameter, a property of a JSON body, or a part of a form. */
export type RequestField = {
  place: 'query' | 'body' | 'form';
  name: string;
  schema: FieldSchema;
  isRequired: boolean;
  /** Whether the part is a file, or a list of files in parts named `<name>[0]`, `<name>[1]`, …. */
  file: 'none' | 'one' | 'list';
};

/** Resolves a reference to a schema. */
export const resolveField = (schema: FieldSchema | undefined): FieldSchema =>
  resolveReference<FieldSchema>(schema ?? {});

/** Returns the JSON types of a schema. */
export const typesOf = ({ type }: FieldSchema): string[] => (type === undefined ? [] : [type].flat());

/** Returns the fields below a schema, with their paths. */
function fieldsBelow(schema: FieldSchema, path: string[]): ResponseField[] {
  const shape = resolveField(schema);
  const own = Object.entries(shape.properties ?? {}).flatMap(([name, property]) => [
    { path: [...path, name], schema: resolveField(property) },
    ...fieldsBelow(property, [...path, name]),
  ]);
  const items = shape.items ? fieldsBelow(shape.items, [...path, '*']) : [];
  return [...(shape.oneOf ?? []).flatMap((branch) => fieldsBelow(branch, path)), ...own, ...items];
}

/** Returns the fields in the data of an operation's successes. A path that several branches have occurs once. */
export function responseFieldsOf(id: OperationId): ResponseField[] {
  const json = responsesOf(id).find(({ status, type }) => status === 200 && type === 'application/json');
  const fields = (resolveField(json?.media.schema).oneOf ?? [json?.media.schema ?? {}])
    .map(resolveField)
    .flatMap(({ properties }) => fieldsBelow(properties?.data ?? {}, []));
  return [...new Map(fields.map((field) => [field.path.join('/'), field])).values()];
}

const isFile = (schema: FieldSchema | undefined) => resolveField(schema).format === 'binary';
const fileKind = (schema: FieldSchema): RequestField['file'] =>
  isFile(schema) ? 'one' : isFile(resolveField(schema).items) ? 'list' : 'none';

/** Returns the fields of an operation's requests. */
export function requestFieldsOf(id: OperationId): RequestField[] {
  const query = (contractOperation(id).parameters ?? []).map(
    ({ name, schema, required }): RequestField => ({
      place: 'query',
      name,
      schema: resolveField(schema),
      isRequired: required ?? false,
      file: 'none',
    }),
  );
  const body = requestBodyOf(id);
  const shape = resolveField(body?.schema);
  const record = shape.items ? resolveField(shape.items) : shape;
  const fields = Object.entries(record.properties ?? {}).map(
    ([name, schema]): RequestField => ({
      place: body?.isForm ? 'form' : 'body',
      name,
      schema: resolveField(schema),
      isRequired: record.required?.includes(name) ?? false,
      file: fileKind(schema),
    }),
  );
  return [...query, ...fields];
}

/** Marks a value that the change removes. */
export const removed = Symbol('removed');

/**
 * Changes every value at a path, in place.
 * @param change returns the new value, or `removed`; `parent` is the object that contains the value
 */
export function changeAt(
  value: unknown,
  path: string[],
  change: (value: unknown, parent: Record<string, unknown>) => unknown,
): void {
  const [key, ...rest] = path;
  if (key === undefined || typeof value !== 'object' || value === null) return;
  if (key === '*') {
    if (Array.isArray(value)) for (const item of value) changeAt(item, rest, change);
    return;
  }
  const record: Record<string, unknown> = Object(value);
  if (!Object.hasOwn(record, key)) return;
  if (rest.length > 0) {
    changeAt(record[key], rest, change);
    return;
  }
  const changed = change(record[key], record);
  if (changed === removed) delete record[key];
  else record[key] = changed;
}
