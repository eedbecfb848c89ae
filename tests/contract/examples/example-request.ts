import { type OperationId, operationTable } from '#mocks/generated/operations.ts';
import {
  contractOperation,
  type Example,
  type Parameter,
  resolveReference,
  type Schema,
} from '#mocks/http/document.ts';

type SchemaShape = Schema & { format?: string; properties?: Record<string, SchemaShape> };

const isBinarySchema = (schema: SchemaShape | undefined) =>
  schema !== undefined && resolveReference<SchemaShape>(schema).format === 'binary';

/** Builds a form as a browser sends it: list items as numbered parts, and binary properties as files. */
function exampleForm(value: object, schema: SchemaShape): FormData {
  const form = new FormData();
  for (const [name, propertyValue] of Object.entries(value)) {
    const property = resolveReference<SchemaShape>(schema.properties?.[name] ?? {});
    const appendPart = (part: string, content: unknown, file: boolean) =>
      file ? form.append(part, new Blob([String(content)]), 'example.pdf') : form.append(part, String(content));
    if (Array.isArray(propertyValue)) {
      for (const [index, item] of propertyValue.entries())
        appendPart(`${name}[${index}]`, item, isBinarySchema(property.items));
    } else appendPart(name, propertyValue, isBinarySchema(property));
  }
  return form;
}

const exampleQuery = (parameters: (Parameter & { example?: unknown })[]) =>
  new URLSearchParams(
    parameters.flatMap(({ in: place, name, example }) => (place === 'query' ? [[name, String(example)]] : [])),
  );

/**
 * Builds the example request of an operation from the contract: query, body and all headers.
 * @param base the URL before the path of the operation
 * @param headers additional headers, which replace those of the example
 */
export function exampleRequest(id: OperationId, base: string, headers: Record<string, string> = {}): Request {
  const { method, path } = operationTable[id];
  const { parameters = [], requestBody } = contractOperation(id);
  const query = exampleQuery(parameters);
  const [type, media] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  const [example] = Object.values(media?.examples ?? {});
  const value = example && resolveReference<Example>(example).value;
  const form =
    type === 'multipart/form-data' && media && value
      ? exampleForm(Object(value), resolveReference(media.schema))
      : null;
  return new Request(`${base}${path}${query.size > 0 ? `?${query}` : ''}`, {
    method,
    headers: {
      ClientSecret: 'test',
      Authorization: 'at.0123456789abcdef.member-1024',
      ...(type && !form ? { 'Content-Type': type } : {}),
      ...headers,
    },
    ...(type ? { body: form ?? JSON.stringify(value) } : {}),
  });
}
