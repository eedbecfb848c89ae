import type { OperationId } from '#mocks/generated/operations.ts';
import { responsesOf } from '#mocks/http/document.ts';
import { copyResponse, failureResponse } from '#test/faults/fault.ts';
import { createMutant, createObservingMutant, type Mutant, responseMutant } from './mutant.ts';
import { changeFiles, filesInField, readFormOf, withBody } from './request-fields.ts';
import { type RequestField, requestFieldsOf, resolveField } from './schema-fields.ts';

const rename = (file: File, name: string) => new File([file], name, { type: file.type });
const withBytes = async (file: File, change: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer>) =>
  file.size === 0 ? file : new File([change(new Uint8Array(await file.arrayBuffer()))], file.name, { type: file.type });

/** Returns the bytes with one changed bit. */
function flipBit(bytes: Uint8Array<ArrayBuffer>, index: number): Uint8Array<ArrayBuffer> {
  const changed = bytes.slice();
  changed[index] = (changed[index] ?? 0) ^ 1;
  return changed;
}

type FilesChange = [says: string, change: (files: File[]) => File[] | Promise<File[]>];
const each = (change: (file: File) => File | Promise<File>) => (files: File[]) => Promise.all(files.map(change));

const fileChanges: FilesChange[] = [
  ['have another first byte', each((file) => withBytes(file, (bytes) => flipBit(bytes, 0)))],
  ['have another last byte', each((file) => withBytes(file, (bytes) => flipBit(bytes, bytes.length - 1)))],
  ['lose their last byte', each((file) => withBytes(file, (bytes) => (bytes.length > 1 ? bytes.slice(0, -1) : bytes)))],
  ['are stored as text', each(async (file) => (file.size > 0 ? new File([await file.text()], file.name) : file))],
  ['have names in Unicode NFD', each((file) => rename(file, file.name.normalize('NFD')))],
  ['have names in ASCII', each((file) => rename(file, file.name.replace(/[^ -~]/g, '_')))],
  ['have names without blanks', each((file) => rename(file, file.name.replaceAll(' ', '_')))],
  ['have names without parentheses', each((file) => rename(file, file.name.replace(/[()]/g, '')))],
  ['have names of at most 20 characters', each((file) => rename(file, file.name.slice(-20)))],
  ['have names of at most 100 characters', each((file) => rename(file, file.name.slice(-100)))],
  ['have names in lower case', each((file) => rename(file, file.name.toLowerCase()))],
  ['have another extension', each((file) => rename(file, file.name.replace(/\.\w+$/, '.bin')))],
  ['have names without extension', each((file) => rename(file, file.name.replace(/\.\w+$/, '')))],
];

const listChanges: FilesChange[] = [
  ['are in reverse order', (files) => (files.length > 1 ? files.toReversed() : files)],
  ['are only the first', (files) => (files.length > 1 ? files.slice(0, 1) : files)],
  ['lack the last of several', (files) => (files.length > 1 ? files.slice(0, -1) : files)],
  ['are at most five', (files) => (files.length > 5 ? files.slice(0, 5) : files)],
  ['are not stored', (files) => (files.length > 0 ? [] : files)],
  [
    'are the first one again and again',
    (files) => (files.length > 1 ? files.map((file) => rename(files[0] ?? file, file.name)) : files),
  ],
];

const megabyte = 1024 * 1024;

/** Returns the mutants of the limits of a file field. */
function limitMutants(operation: OperationId, field: RequestField): Mutant[] {
  const { schema, name, file } = field;
  const maxSize = (file === 'list' ? resolveField(schema.items).maxLength : schema.maxLength) ?? 0;
  const maxFiles = schema.maxItems ?? 1;
  const refuses = (says: string, isRefused: (files: File[]) => boolean, status: number, code: string) =>
    createMutant(
      { kind: 'file: limit', operation, change: `the files ${name} ${says}` },
      () => async (request, next) => {
        const form = await readFormOf(request);
        const files = form ? filesInField(form, field).map(([, sent]) => sent) : [];
        const isValid = files.length <= maxFiles && files.every(({ size }) => size > 0 && size <= maxSize);
        return files.length > 0 && isValid && isRefused(files) ? failureResponse(code, status) : next(request);
      },
    );
  const acceptsForm = (says: string, change: (files: File[]) => File[]) =>
    createMutant(
      { kind: 'file: limit', operation, change: `the files ${name} ${says}` },
      () => async (request, next) => next(await changeFiles(request, field, change)),
    );
  const some = (isAffected: (file: File) => boolean, change: (file: File) => File) => (files: File[]) =>
    files.some(isAffected) ? files.map((sent) => (isAffected(sent) ? change(sent) : sent)) : files;
  return [
    ...[1, 2, 5].map((size) =>
      refuses(`have a limit of ${size} MB`, (files) => files.some((sent) => sent.size > size * megabyte), 413, '45'),
    ),
    refuses('have a limit of one byte less', (files) => files.some(({ size }) => size === maxSize), 413, '45'),
    refuses(
      'have a limit of 20 MB together',
      (files) => files.reduce((sum, { size }) => sum + size, 0) > 20 * megabyte,
      413,
      '45',
    ),
    acceptsForm(
      'have no maximum size',
      some(
        ({ size }) => size > maxSize,
        (sent) => new File([sent.slice(0, maxSize)], sent.name),
      ),
    ),
    acceptsForm(
      'may have one byte more',
      some(
        ({ size }) => size === maxSize + 1,
        (sent) => new File([sent.slice(0, maxSize)], sent.name),
      ),
    ),
    acceptsForm(
      'may be empty',
      some(
        ({ size }) => size === 0,
        (sent) => new File(['x'], sent.name),
      ),
    ),
    ...(file === 'list'
      ? [
          refuses('are one less at most', (files) => files.length === maxFiles, 400, '40'),
          refuses('are three at most', (files) => files.length > 3, 400, '40'),
          refuses('are required to be several', (files) => files.length === 1, 400, '40'),
          acceptsForm('may be more', (files) => (files.length > maxFiles ? files.slice(0, maxFiles) : files)),
        ]
      : []),
  ];
}

/** A server that accepts other part names for files. */
const partNames = (operation: OperationId, field: RequestField): Mutant =>
  createMutant(
    { kind: 'file: part name', operation, change: `the files ${field.name} may have any index` },
    () => async (request, next) => {
      const form = await readFormOf(request);
      if (!form) return next(request);
      const files = filesInField(form, field);
      const expected = files.map((_, index) => (field.file === 'list' ? `${field.name}[${index}]` : field.name));
      if (files.every(([part]) => expected.includes(part))) return next(request);
      for (const [part] of files) form.delete(part);
      for (const [index, [, file]] of files.entries()) form.append(expected[index] ?? field.name, file);
      return next(withBody(request, form));
    },
  );

function uploadMutants(operation: OperationId, field: RequestField): Mutant[] {
  const changes = [...fileChanges, ...(field.file === 'list' ? listChanges : [])];
  return [
    ...changes.map(([says, change]) =>
      createMutant(
        { kind: 'file: upload', operation, change: `the files ${field.name} ${says}` },
        () => async (request, next) =>
          next(
            await changeFiles(request, field, async (files) => {
              const changed = await change(files);
              const isSame =
                changed.length === files.length &&
                changed.every(
                  (file, index) => file === files[index] || (file.name === files[index]?.name && file.size === 0),
                );
              return isSame ? files : changed;
            }),
          ),
      ),
    ),
    ...limitMutants(operation, field),
    partNames(operation, field),
  ];
}

const isFileResponse = (response: Response) =>
  response.status === 200 && !response.headers.get('Content-Type')?.startsWith('application/json');
const disposition = (change: (value: string) => string) => (response: Response) => {
  const value = response.headers.get('Content-Disposition');
  return value === null
    ? response
    : copyResponse(response, response.body, { headers: { 'Content-Disposition': change(value) } });
};
const bytes = (change: (content: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer>) => async (response: Response) =>
  copyResponse(response, change(new Uint8Array(await response.arrayBuffer())));

type DownloadChange = [says: string, change: (response: Response) => Response | Promise<Response>];

const downloadChanges: DownloadChange[] = [
  ['has another first byte', bytes((content) => flipBit(content, 0))],
  ['has another byte in the middle', bytes((content) => flipBit(content, content.length >> 1))],
  ['has another last byte', bytes((content) => flipBit(content, content.length - 1))],
  ['lacks its last byte', bytes((content) => content.slice(0, -1))],
  ['lacks its second half', bytes((content) => content.slice(0, content.length >> 1))],
  ['is empty', bytes(() => new Uint8Array())],
  ['has a line break more', bytes((content) => new Uint8Array([...content.subarray(0, 1_000_000), 10]))],
  ['is decoded as text', async (response) => copyResponse(response, await response.text())],
  ['is a page', () => new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } })],
  [
    'has the content type text/html',
    (response) => copyResponse(response, response.body, { headers: { 'Content-Type': 'text/html' } }),
  ],
  [
    'has the content type application/pdf',
    (response) => copyResponse(response, response.body, { headers: { 'Content-Type': 'application/pdf' } }),
  ],
  [
    'has the content type application/octet-stream',
    (response) => copyResponse(response, response.body, { headers: { 'Content-Type': 'application/octet-stream' } }),
  ],
  ['has the status 201', (response) => copyResponse(response, response.body, { status: 201 })],
  ['has no name', disposition(() => 'attachment')],
  ['is inline', disposition((value) => value.replace('attachment', 'inline'))],
  ['has another name', disposition((value) => value.replace(/(filename\*?=(?:UTF-8'')?"?)/gi, '$1x'))],
  ['has a name without extension', disposition((value) => value.replace(/\.\w+("?)(?=$|;)/g, '$1'))],
  ['has a name that is encoded twice', disposition((value) => value.replaceAll('%', '%25'))],
  ['has an old name only', disposition((value) => value.replace(/;\s*filename\*=[^;]*/i, ''))],
];

/** Returns the mutants of downloaded files: bytes, name, type, and the previous file instead. */
function downloadMutants(operation: OperationId): Mutant[] {
  const sendsFiles = responsesOf(operation).some(({ status, type }) => status === 200 && type !== 'application/json');
  if (!sendsFiles) return [];
  const kind = 'file: download';
  const changed = downloadChanges.map(([says, change]) =>
    responseMutant({ kind, operation, change: `a file ${says}` }, (response) =>
      isFileResponse(response) ? change(response) : response,
    ),
  );
  const noHeader = responseMutant({ kind, operation, change: 'a file has no Content-Disposition' }, (response) => {
    if (!isFileResponse(response)) return response;
    const headers = new Headers(response.headers);
    headers.delete('Content-Disposition');
    return new Response(response.body, { status: response.status, headers });
  });
  const first = createMutant({ kind, operation, change: 'every file is the first one' }, () => {
    let known: Response | null = null;
    return async (request, next) => {
      const response = await next(request);
      if (!isFileResponse(response)) return response;
      if (known) return known.clone();
      known = response.clone();
      return response;
    };
  });
  return [...changed, noHeader, first];
}

/** Returns the mutants of the URLs of files. They belong to the operation that returns the URLs. */
function fileUrlMutants(operation: OperationId): Mutant[] {
  if (operation !== 'getInfoDetail') return [];
  const downloadMutant = (says: string, change: (response: Response) => Response | Promise<Response>) =>
    createObservingMutant(
      { kind: 'file: URL', operation, change: `the URL of a file ${says}` },
      () => async (request, next) => {
        const response = await next(request);
        return new URL(request.url).pathname.includes('/files/') && response.ok ? change(response) : response;
      },
    );
  return [
    downloadMutant('gives status 404', () => new Response('Not found', { status: 404 })),
    downloadMutant('gives status 401', () => failureResponse('91', 401)),
    downloadMutant('gives a page', () => new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } })),
    downloadMutant(
      'gives an empty file',
      bytes(() => new Uint8Array()),
    ),
    downloadMutant(
      'gives another last byte',
      bytes((content) => flipBit(content, content.length - 1)),
    ),
    downloadMutant(
      'gives half of the file',
      bytes((content) => content.slice(0, content.length >> 1)),
    ),
  ];
}

/** Returns the mutants of the files that an operation receives or sends. */
export const fileMutants = (operation: OperationId): Mutant[] => [
  ...requestFieldsOf(operation)
    .filter(({ file }) => file !== 'none')
    .flatMap((field) => uploadMutants(operation, field)),
  ...downloadMutants(operation),
  ...fileUrlMutants(operation),
];
