import { describe, expect, test } from 'vitest';
import { docxFile, hwpFile, xlsxFile } from '#mocks/files/office.ts';
import { docFile } from '#mocks/files/word.ts';
import { zipArchive } from '#mocks/files/zip.ts';
import { currentEvent } from '#mocks/store/calendar.ts';
import type { operations } from '#src/api/generated/schema.ts';
import { freezeTime, setMockTime } from '#tests/contract/support/frozen-clock.ts';
import { accessTokenOf, buildForm, type RequestBody } from '#tests/contract/support/request-data.ts';
import { Visitor } from '#tests/contract/support/visitor.ts';
import { codeOf, dataOf } from '#tests/support/api-results.ts';
import { deadlines } from '#tests/support/event.ts';

freezeTime();

const { abstractsClose: deadline } = deadlines;
const lastSecond = deadline.replace('T24:00:00', 'T23:59:59');
const docx = docxFile('국문 초록', ['세라마이드 유도체의 합성과 보습 효능']);
const namedFile = (name: string, bytes: BlobPart) => new File([bytes], name);
const file = namedFile('국문 초록 (최종).docx', docx);

type AbstractBody = RequestBody<'uploadConferenceAbstract'>;

/** Calls uploadConferenceAbstract and returns the error code, or 'ok'. */
function abstractUploadCode(
  visitor: Visitor,
  token: string,
  abstract_file: File,
  fields: Partial<AbstractBody> = {},
  headers: Record<string, string> = {},
) {
  const body: AbstractBody = {
    abstract_file,
    conference_name: currentEvent,
    abstract_presentation: '구두 발표',
    abstract_division: '대체법 분과',
    ...fields,
  };
  const client = visitor.withToken(token);
  return codeOf(client.POST('/v1/front/uploadConferenceAbstract', { body, bodySerializer: buildForm, headers }));
}

async function listAbstracts(
  visitor: Visitor,
  token: string,
  query: Partial<operations['getAbstractList']['parameters']['query']> = {},
) {
  return dataOf(
    visitor
      .withToken(token)
      .GET('/v1/front/getAbstractList', { params: { query: { conference_name: currentEvent, ...query } } }),
  );
}

/** Returns a logged-in visitor whose mock clock is two days before the deadline. */
async function logInBeforeDeadline(id = 'hanbit01') {
  const visitor = new Visitor();
  setMockTime(visitor, '2025-10-21T15:30:00+09:00');
  return { visitor, token: await accessTokenOf(visitor, id) };
}

test('an uploaded abstract is first in the list of the member, and its file is returned unchanged', async () => {
  const { visitor, token } = await logInBeforeDeadline();
  expect(await abstractUploadCode(visitor, token, file)).toBe('ok');
  const { abstract, total_count } = await listAbstracts(visitor, token);
  expect(total_count).toBe(4);
  expect(abstract[0]).toMatchObject({
    abstract_enrollment_date: '2025-10-21',
    abstract_presentation: '구두 발표',
    abstract_approve: 'wait',
    abstract_division: '대체법 분과',
    abstract_conference_name: currentEvent,
  });
  const path = abstract[0]?.file_path ?? '';
  const shown = await visitor.send('GET', path.slice('/api'.length));
  expect(new Uint8Array(await shown.arrayBuffer())).toEqual(docx);
});

test('the list has only the abstracts of the member for the event, in pages', async () => {
  const { visitor, token } = await logInBeforeDeadline();
  const pages = await Promise.all([1, 2, 3].map((page) => listAbstracts(visitor, token, { page, row: 2 })));
  expect(pages.map(({ abstract }) => abstract.length)).toEqual([2, 1, 0]);
  expect(pages.map(({ total_count }) => total_count)).toEqual([3, 3, 3]);
  const unknown = await listAbstracts(visitor, token, { conference_name: '1999년 추계학술대회' });
  expect(unknown).toEqual({ abstract: [], total_count: 0 });
  expect((await listAbstracts(visitor, await accessTokenOf(visitor, 'hanbit02'))).total_count).toBe(0);
});

describe('the deadline', () => {
  test.each([
    [-1, 'ok'],
    [0, '42'],
    [1, '42'],
  ])('at %i s from midnight in Seoul gives %s', async (seconds, code) => {
    const visitor = new Visitor();
    setMockTime(visitor, deadline, seconds);
    const token = await accessTokenOf(visitor);
    expect(await abstractUploadCode(visitor, token, file)).toBe(code);
    expect((await listAbstracts(visitor, token)).total_count).toBe(code === 'ok' ? 4 : 3);
  });
});

describe('accepts a Word document', () => {
  test.each([
    ['in the current format', file],
    ['in the format up to 2003', namedFile('abstract.doc', docFile(1))],
    ['with an upper-case extension', namedFile('초록.DOCX', docx)],
  ])('%s', async (_, abstractFile) => {
    const { visitor, token } = await logInBeforeDeadline();
    expect(await abstractUploadCode(visitor, token, abstractFile)).toBe('ok');
  });
});

describe('rejects other files with 47 and stores nothing', () => {
  test.each([
    ['an empty file', namedFile('초록.docx', '')],
    ['a renamed PDF', namedFile('초록.docx', '%PDF-1.7 …')],
    ['a renamed text file', namedFile('초록.doc', '초록')],
    ['a renamed Hangul document', namedFile('초록.doc', hwpFile(1))],
    ['a renamed spreadsheet', namedFile('초록.docx', xlsxFile('표', ['값']))],
    [
      'an archive that names Word only in the content of a file',
      namedFile('초록.docx', zipArchive([['a.txt', docx.subarray(0, 9)]])),
    ],
    // A password turns a document into a compound file.
    ['a document with a password', namedFile('초록.docx', docFile(1))],
    ['a Word document with another extension', namedFile('초록.pdf', docx)],
    ['a Word document without an extension', namedFile('초록', docx)],
  ])('%s', async (_, abstractFile) => {
    const { visitor, token } = await logInBeforeDeadline();
    const files = [...visitor.db.files.rows()].length;
    expect(await abstractUploadCode(visitor, token, abstractFile)).toBe('47');
    expect((await listAbstracts(visitor, token)).total_count).toBe(3);
    expect([...visitor.db.files.rows()]).toHaveLength(files);
  });
});

test('an abstract for another event than the current one gives 44', async () => {
  const { visitor, token } = await logInBeforeDeadline();
  const other = { conference_name: '2025년 춘계학술대회' };
  expect(await abstractUploadCode(visitor, token, file, other)).toBe('44');
});

test('fifty concurrent uploads store fifty abstracts with separate files', async () => {
  const { visitor, token } = await logInBeforeDeadline('hanbit02');
  const results = Array.from({ length: 50 }, (_, index) => {
    const uniqueFile = namedFile(`${index}.docx`, docxFile(`초록 ${index}`, []));
    return abstractUploadCode(visitor, token, uniqueFile);
  });
  expect(new Set(await Promise.all(results))).toEqual(new Set(['ok']));
  const { abstract, total_count } = await listAbstracts(visitor, token, { row: 100 });
  expect(total_count).toBe(50);
  expect(new Set(abstract.map(({ file_path }) => file_path)).size).toBe(50);
});

test('the mock-time cookie sets the clock of the visitor once per value', async () => {
  const visitor = new Visitor();
  const token = await accessTokenOf(visitor);
  const uploadAt = (time: string) => abstractUploadCode(visitor, token, file, {}, { Cookie: `mock-time=${time}` });
  expect(await abstractUploadCode(visitor, token, file)).toBe('42');
  expect(await uploadAt(lastSecond)).toBe('ok');
  visitor.db.clock.advance(1000);
  expect(await uploadAt(lastSecond)).toBe('42');
  expect(await uploadAt('yesterday')).toBe('42');
});
