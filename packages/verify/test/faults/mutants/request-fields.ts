import type { OperationId } from '#mocks/generated/operations.ts';
import type { LooseJson } from '#test/faults/fault.ts';
import { exampleRequest } from '#verify/contract/contract-examples.ts';
import { type RequestField, removed } from './schema-fields.ts';

/** Returns the new value of a field, or `removed`. A field that the request does not have has the value undefined. */
export type ValueChange = (value: unknown) => unknown;

/** Returns a request with another body. The content type of a form is set by the new body. */
export function withBody(request: Request, body: BodyInit): Request {
  const headers = new Headers(request.headers);
  headers.delete('Content-Length');
  if (body instanceof FormData) headers.delete('Content-Type');
  return new Request(request.url, { method: request.method, headers, body });
}

/** Reads the JSON body of a request without consuming it; undefined when it is not JSON. */
export async function readRequestBody(request: Request): Promise<LooseJson> {
  try {
    return await request.clone().json();
  } catch {
    return undefined;
  }
}

/** Reads the form of a request without consuming it; null when it is not a form. */
export const readFormOf = async (request: Request): Promise<FormData | null> =>
  request.headers.get('Content-Type')?.startsWith('multipart/form-data') && request.body
    ? request
        .clone()
        .formData()
        .catch(() => null)
    : null;

function changeQuery(request: Request, name: string, change: ValueChange): Request {
  const url = new URL(request.url);
  const before = url.searchParams.get(name) ?? undefined;
  const after = change(before);
  if (after === before) return request;
  if (after === removed || after === undefined) url.searchParams.delete(name);
  else url.searchParams.set(name, String(after));
  return url.search === new URL(request.url).search ? request : new Request(url, request);
}

function changeRecord(record: LooseJson, name: string, change: ValueChange): void {
  if (typeof record !== 'object' || record === null || Array.isArray(record)) return;
  const after = change(record[name]);
  if (after === removed || after === undefined) delete record[name];
  else record[name] = after;
}

async function changeJsonBody(request: Request, name: string, change: ValueChange): Promise<Request> {
  const body = await readRequestBody(request);
  if (body === undefined) return request;
  const before = JSON.stringify(body);
  for (const record of Array.isArray(body) ? body : [body]) changeRecord(record, name, change);
  const after = JSON.stringify(body);
  return after === before ? request : withBody(request, after);
}

async function changeForm(request: Request, name: string, change: ValueChange): Promise<Request> {
  const form = await readFormOf(request);
  if (!form) return request;
  const before = form.get(name) ?? undefined;
  if (before instanceof File) return request;
  const after = change(before);
  if (after === before || (before === undefined && after === removed)) return request;
  form.delete(name);
  if (after !== removed && after !== undefined) form.append(name, String(after));
  return withBody(request, form);
}

/**
 * Changes the value of a field in a request. A body that is a list has the field in every item.
 * @returns the same request when the change has no effect
 */
export function changeField(
  request: Request,
  { place, name }: RequestField,
  change: ValueChange,
): Request | Promise<Request> {
  if (place === 'query') return changeQuery(request, name, change);
  return place === 'body' ? changeJsonBody(request, name, change) : changeForm(request, name, change);
}

/** Returns every value of a field in a request; undefined stands for a field that is missing. */
export async function valuesOf(request: Request, { place, name }: RequestField): Promise<unknown[]> {
  if (place === 'query') return [new URL(request.url).searchParams.get(name) ?? undefined];
  if (place === 'form') return [(await readFormOf(request))?.get(name) ?? undefined];
  const body = await readRequestBody(request);
  const records: LooseJson[] = Array.isArray(body) ? body : [body];
  return records.map((record) => record?.[name]);
}

/** Returns the value of a field in the example request of the contract; undefined when the example does not have it. */
export function exampleValue(id: OperationId, { place, name }: RequestField): unknown {
  const { query, body, parts } = exampleRequest(id);
  if (place === 'query') return query?.[name];
  if (place === 'body') return Object(Array.isArray(body) ? body[0] : body)[name];
  const part = parts?.find((candidate) => candidate.name === name);
  return part && 'text' in part ? part.text : undefined;
}

/** Returns the files of a field with their part names, in the order of the form. */
export const filesInField = (form: FormData, { name }: RequestField): [string, File][] =>
  [...form].flatMap(([part, value]): [string, File][] =>
    value instanceof File && (part === name || part.startsWith(`${name}[`)) ? [[part, value]] : [],
  );

/**
 * Replaces the files of a field.
 * @param change receives the files and returns the new ones, or the same list when nothing changes
 */
export async function changeFiles(
  request: Request,
  field: RequestField,
  change: (files: File[]) => File[] | Promise<File[]>,
): Promise<Request> {
  const form = await readFormOf(request);
  if (!form) return request;
  const parts = filesInField(form, field);
  const files = parts.map(([, file]) => file);
  const changed = await change(files);
  if (changed === files || parts.length === 0) return request;
  for (const [part] of parts) form.delete(part);
  for (const [index, file] of changed.entries())
    form.append(field.file === 'list' ? `${field.name}[${index}]` : field.name, file);
  return withBody(request, form);
}
