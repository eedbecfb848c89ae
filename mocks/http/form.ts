import type { Bytes } from '#mocks/files/bytes.ts';
import { safeFileName } from '#mocks/files/file-names.ts';
import type { OperationId } from '#mocks/generated/operations.ts';
import { fileNameMaxLength } from '#src/api/generated/constants.ts';
import { bodyProblem } from './contract.ts';
import { resolveReference, type Schema } from './document.ts';
import type { UploadedFile } from './handler-types.ts';
import { badRequest, payloadTooLarge } from './rejected-request.ts';

/** The kind of multipart part that a property of the contract's schema maps to. */
type PartKind = 'text' | 'number' | 'file' | 'files';
type PartValue = string | number | File | File[];

const isBinary = (schema: Schema | undefined) => resolveReference(schema ?? {}).format === 'binary';

function partKindOf(schema: Schema): PartKind {
  const { type, items } = resolveReference(schema);
  if (isBinary(schema)) return 'file';
  if (type === 'array' && isBinary(items)) return 'files';
  return type === 'integer' || type === 'number' ? 'number' : 'text';
}

/** Parses a multipart body. A truncated body or a body of another type is rejected. */
async function parseFormData(bytes: Bytes, contentType: string): Promise<FormData> {
  try {
    return await new Response(bytes, { headers: { 'Content-Type': contentType } }).formData();
  } catch {
    throw badRequest('본문이 온전한 multipart/form-data가 아닙니다.');
  }
}

const badField = (name: string, reason: string) => badRequest(`${name}: ${reason} (/body/${name})`);

function readPart(name: string, kind: PartKind, value: string | File): string | number | File {
  if (kind === 'file' || kind === 'files') {
    if (typeof value === 'string') throw badField(name, '파일이어야 합니다.');
    return value;
  }
  if (typeof value !== 'string') throw badField(name, '파일이 아니어야 합니다.');
  if (kind === 'number' && /^-?\d+$/.test(value)) return Number(value);
  // Browsers send each line break as CRLF (HTML, multipart/form-data encoding). It counts as one character.
  return value.replaceAll('\r\n', '\n');
}

const numberedParts = (name: string) => `${name}[0], ${name}[1], …`;

/** Returns the files of a list in the order of their numbers. The numbers must be consecutive from 0. */
function filesInOrder(name: string, byNumber: Map<number, File>): File[] {
  return Array.from({ length: byNumber.size }, (_, index) => {
    const file = byNumber.get(index);
    if (!file) throw badField(`${name}[${index}]`, `빠졌습니다. ${numberedParts(name)} 순서로 보내야 합니다.`);
    return file;
  });
}

/** Collects the parts by property name. Unknown names, and repeated names of single parts, are rejected. */
function collectParts(form: FormData, kinds: ReadonlyMap<string, PartKind>): Map<string, PartValue> {
  const values = new Map<string, PartValue>();
  const lists = new Map<string, Map<number, File>>();
  for (const [name, value] of form) {
    const [, base = name, number] = /^(.+)\[(0|[1-9]\d{0,3})\]$/.exec(name) ?? [];
    const kind = kinds.get(base);
    if (!kind || (number !== undefined && kind !== 'files')) throw badField(name, '알 수 없는 항목입니다.');
    if (kind === 'files' && number === undefined)
      throw badField(name, `${numberedParts(name)} 형식으로 보내야 합니다.`);
    const list = lists.get(base) ?? new Map<number, File>();
    if (values.has(name) || list.has(Number(number))) throw badField(name, '한 번만 보낼 수 있습니다.');
    const part = readPart(name, kind, value);
    if (kind === 'files' && part instanceof File) lists.set(base, list.set(Number(number), part));
    else values.set(name, part);
  }
  for (const [name, list] of lists) values.set(name, filesInOrder(name, list));
  return values;
}

async function toUploadedFile(file: File): Promise<UploadedFile> {
  const name = safeFileName(file.name);
  if (!name) throw badRequest('파일: 이름이 없거나 쓸 수 없는 이름입니다.');
  if ([...name].length > fileNameMaxLength) throw badRequest(`파일: 이름은 ${fileNameMaxLength}자를 넘을 수 없습니다.`);
  return { name, type: file.type, bytes: new Uint8Array(await file.arrayBuffer()) };
}

const filesIn = (value: PartValue): File[] => {
  if (Array.isArray(value)) return value;
  return value instanceof File ? [value] : [];
};

/** Replaces files by empty texts for the schema validation. `readForm` checks their sizes. */
const schemaValue = (value: PartValue) => {
  if (Array.isArray(value)) return value.map(() => '');
  return value instanceof File ? '' : value;
};

/**
 * Reads a multipart form and validates it against the contract.
 * @param contentType the `Content-Type` header with the boundary
 * @returns texts, numbers, and files with their bytes, by property name
 * @throws RejectedRequest with status 400 or 413
 */
export async function readForm(
  id: OperationId,
  schema: Schema,
  bytes: Bytes,
  contentType: string,
): Promise<Record<string, unknown>> {
  const properties = Object.entries(resolveReference(schema).properties ?? {});
  const values = collectParts(
    await parseFormData(bytes, contentType),
    new Map(properties.map(([name, property]) => [name, partKindOf(property)])),
  );
  for (const [name, property] of properties) {
    const { items, maxLength } = resolveReference(property);
    const limit = (items ? resolveReference(items).maxLength : maxLength) ?? Number.POSITIVE_INFINITY;
    const largeFile = filesIn(values.get(name) ?? '').find((file) => file.size > limit);
    if (largeFile) throw payloadTooLarge(`${name}: 파일은 ${limit}바이트를 넘을 수 없습니다 (${largeFile.size}).`);
  }
  const problem = bodyProblem(id, Object.fromEntries([...values].map(([name, value]) => [name, schemaValue(value)])));
  if (problem) throw badRequest(`${problem.reason} (${problem.pointer})`);
  const entries = [...values].map(async ([name, value]) => {
    if (Array.isArray(value)) return [name, await Promise.all(value.map(toUploadedFile))];
    return [name, value instanceof File ? await toUploadedFile(value) : value];
  });
  return Object.fromEntries(await Promise.all(entries));
}
