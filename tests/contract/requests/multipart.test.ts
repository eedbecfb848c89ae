import { describe, expect, expectTypeOf, test } from 'vitest';
import { safeFileName } from '#mocks/files/file-names.ts';
import type { Call, UploadedFile } from '#mocks/http/handler-types.ts';
import { buildForm, exampleBody, testFile } from '#tests/contract/support/request-data.ts';
import { Visitor } from '#tests/contract/support/visitor.ts';

const fields = exampleBody('saveInquiry', 'plain');
const limit = 10 * 1024 * 1024;

type Part = { head: string; body: string };
const multipartText = (name: string, body: string): Part => ({ head: `name="${name}"`, body });
const textParts = Object.entries(fields).map(([name, value]) => multipartText(name, String(value)));

/** Builds a multipart body manually, to create bodies that no browser sends. */
const multipartBody = (parts: Part[]) =>
  parts.map(({ head, body }) => `--line\r\nContent-Disposition: form-data; ${head}\r\n\r\n${body}\r\n`).join('') +
  '--line--\r\n';

async function sendInquiryBody(body: BodyInit, type = 'multipart/form-data; boundary=line') {
  const visitor = new Visitor();
  const changes: unknown[] = [];
  visitor.db.watch((change) => changes.push(change));
  const response = await visitor.send('POST', '/v1/front/saveInquiry', {
    body,
    ...(body instanceof FormData ? {} : { headers: { 'Content-Type': type } }),
  });
  const { success, error } = await response.json();
  const code = success ? 'ok' : error.code;
  return { visitor, changes, status: response.status, code, message: String(error?.message ?? '') };
}

describe('rejects and does not store a body that', () => {
  test.each<[string, BodyInit, string]>([
    ['is JSON', JSON.stringify(fields), 'application/json'],
    ['has the content type of JSON', multipartBody(textParts), 'application/json'],
    ['has another boundary than its content type', multipartBody(textParts), 'multipart/form-data; boundary=other'],
  ])('%s', async (_, body, type) => {
    const { status, code, changes } = await sendInquiryBody(body, type);
    expect({ status, code, changes }).toEqual({ status: 400, code: '40', changes: [] });
  });
});

describe('rejects a part and names it', () => {
  const formWith = (name: string, value: File | string) => {
    const form = buildForm(fields);
    form.append(name, value);
    return form;
  };
  const twice = formWith('file[0]', testFile('a.pdf'));
  twice.append('file[0]', testFile('b.pdf'));
  const elevenFiles = buildForm({
    ...fields,
    file: Array.from({ length: 11 }, (_, index) => testFile(`${index}.pdf`)),
  });
  test.each<[string, FormData, string]>([
    ['for an unknown name', formWith('attachment[0]', testFile('a.pdf')), 'attachment[0]: 알 수 없는'],
    ['for the name of an object property', formWith('__proto__', '1'), '__proto__: 알 수 없는'],
    ['when a file is repeated', twice, 'file[0]: 한 번만'],
    ['for a text instead of a file', formWith('file[0]', 'text'), 'file[0]: 파일이어야'],
    [
      'for a file instead of a text',
      buildForm({ ...fields, inquiry_title: testFile('a.pdf') }),
      'inquiry_title: 파일이',
    ],
    ['for an eleventh file', elevenFiles, 'file: 10개'],
  ])('%s', async (_, form, reason) => {
    const { status, code, message, changes } = await sendInquiryBody(form);
    expect({ status, code, changes }).toEqual({ status: 400, code: '40', changes: [] });
    expect(message).toContain(reason);
  });
});

describe('a file', () => {
  test('of ten megabytes is accepted, and one byte more gives 413 and code 45', async () => {
    const full = await sendInquiryBody(
      buildForm({ ...fields, file: [new File([new Uint8Array(limit).fill(1)], 'full.zip')] }),
    );
    expect(full.code).toBe('ok');
    const over = await sendInquiryBody(
      buildForm({ ...fields, file: [testFile('a.txt'), new File([new Uint8Array(limit + 1)], 'b.zip')] }),
    );
    expect(over).toMatchObject({ status: 413, code: '45', changes: [] });
  });

  test('with a decomposed name (NFD) is stored with the composed name (NFC)', async () => {
    const { visitor, code } = await sendInquiryBody(
      buildForm({ ...fields, file: [testFile('한글 이름.PDF'.normalize('NFD'))] }),
    );
    expect(code).toBe('ok');
    expect([...visitor.db.files.rows()].at(-1)?.name).toBe('한글 이름.PDF');
  });

  test.each([
    ['a folder', '../../etc/암호.txt', '암호.txt'],
    ['a folder of Windows', 'C:\\문서\\표.xlsx', '표.xlsx'],
    ['a line break', 'a\r\nb.txt', 'ab.txt'],
    ['a bidirectional control character', 'a\u202Egpj.exe', 'agpj.exe'],
    ['special characters and spaces', ' a "b" %20;#?(1).pdf ', 'a "b" %20;#?(1).pdf'],
    ['a leading dot', '.htaccess', '.htaccess'],
    ['only dots', '..', ''],
    ['only a folder', 'folder/', ''],
  ])('with a name with %s is stored without unsafe characters', (_, uploadedName, storedName) => {
    expect(safeFileName(uploadedName)).toBe(storedName);
  });

  test('list has the order of the part numbers, not the order of the parts', async () => {
    const form = buildForm(fields);
    for (const number of [2, 0, 1]) form.append(`file[${number}]`, testFile(`${number}.pdf`));
    const { visitor } = await sendInquiryBody(form);
    const [stored] = [...visitor.db.inquiries.rows()];
    expect(stored?.filePks.map((pk) => visitor.db.files.get(pk)?.name)).toEqual(['0.pdf', '1.pdf', '2.pdf']);
  });
});

test('a form has the types of the contract, with files for binary properties', () => {
  type Forum = Call<'saveForum'>['body'];
  expectTypeOf<Forum['file']>().toEqualTypeOf<UploadedFile[] | undefined>();
  expectTypeOf<Forum['member_pk']>().toEqualTypeOf<number>();
  expectTypeOf<Forum['delete_file_pks']>().toEqualTypeOf<string | undefined>();
  expectTypeOf<Call<'enrollStudentCertificate'>['body']>().toEqualTypeOf<{ file: UploadedFile }>();
  expectTypeOf<Call<'uploadConferenceAbstract'>['body']['abstract_file']>().toEqualTypeOf<UploadedFile>();
});
