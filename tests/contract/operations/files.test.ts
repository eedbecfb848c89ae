import { describe, expect, test } from 'vitest';
import { docxFile } from '#mocks/files/office.ts';
import { fileBytes } from '#mocks/files/stored-file.ts';
import { seedOf } from '#mocks/seed/seed.ts';
import { currentEvent } from '#mocks/store/calendar.ts';
import {
  accessTokenOf,
  buildForm,
  exampleBody,
  type RequestBody,
  testFile,
} from '#tests/contract/support/request-data.ts';
import { Visitor } from '#tests/contract/support/visitor.ts';
import { codeOf, dataOf } from '#tests/support/api-results.ts';

const visitor = new Visitor();
const files = [...seedOf().files.values()];
const publicFiles = files.filter(({ key }) => key === undefined);
const personalFiles = files.filter(({ key }) => key !== undefined);
const leadingCharacters = (bytes: Uint8Array, length: number) => String.fromCharCode(...bytes.subarray(0, length));
const signatures: Record<string, string> = {
  pdf: '%PDF-',
  png: '\x89PNG',
  jpg: '\xff\xd8\xff',
  docx: 'PK\x03\x04',
  xlsx: 'PK\x03\x04',
  hwp: '\xd0\xcf\x11\xe0',
  doc: '\xd0\xcf\x11\xe0',
};

/** Downloads a file without a token. @returns a response whose body is unread */
async function downloadAsGuest(guest: Visitor, pk: number): Promise<Response> {
  const options = { params: { query: { file_pk: pk } }, parseAs: 'stream' } as const;
  return (await guest.client.GET('/v1/common/fileDownload', options)).response;
}

describe('each public file', () => {
  test('is downloaded completely and with its name', async () => {
    const downloads = [];
    for (const { pk } of publicFiles) {
      const response = await downloadAsGuest(visitor, pk);
      const bytes = new Uint8Array(await response.arrayBuffer());
      const disposition = response.headers.get('Content-Disposition') ?? '';
      const [, encodedName = ''] = /^attachment; filename\*=UTF-8''([\w.~%!#$&+^`|-]+)$/.exec(disposition) ?? [];
      const name = decodeURIComponent(encodedName);
      const signature = signatures[name.split('.').at(-1) ?? ''];
      const isOfItsType = signature !== undefined && leadingCharacters(bytes, 5).startsWith(signature);
      downloads.push({ pk, name, size: bytes.length, isOfItsType });
    }
    expect(downloads).toEqual(
      publicFiles.map(({ pk, name, size }) => ({ pk, name: name.normalize('NFC'), size, isOfItsType: true })),
    );
    expect(downloads.length).toBeGreaterThan(50);
  });

  test('of a post is available at its URL with its size and content type', async () => {
    const client = visitor.withToken(await accessTokenOf(visitor));
    let seen = 0;
    for (const type of ['notice', 'newsletter', 'trend', 'gallery', 'forum'] as const) {
      for (const pk of seedOf().boards[type].keys()) {
        const query = { type, info_pk: pk };
        const post = await dataOf(client.GET('/v1/front/getInfoDetail', { params: { query } }));
        const [attachments = []] = Object.values(post).filter((value) => Array.isArray(value));
        for (const { file_path: path, file_size: size } of attachments) {
          const response = await visitor.send('GET', path.slice('/api'.length));
          expect((await response.arrayBuffer()).byteLength).toBe(size);
          expect(response.headers.get('Content-Disposition')).toBeNull();
          if (path.endsWith('.pdf')) expect(response.headers.get('Content-Type')).toBe('application/pdf');
          seen += 1;
        }
      }
    }
    expect(seen).toBeGreaterThan(25);
  });
});

test('the pictures of the gallery are available at their URLs', async () => {
  const query = { type: 'gallery', row: 100 } as const;
  const page = await dataOf(visitor.client.GET('/v1/front/getInfo', { params: { query } }));
  const urls = 'gallery' in page ? page.gallery.map((row) => row.gallery_image_url) : [];
  const pictures = urls.filter((url) => typeof url === 'string');
  expect(pictures.length).toBeGreaterThan(5);
  expect(pictures.length).toBeLessThan(urls.length);
  for (const picture of pictures) {
    const response = await visitor.send('GET', picture.slice('/api'.length));
    expect(response.headers.get('Content-Type')).toBe('image/png');
  }
});

test('the xref table of a PDF has the offset of each object', () => {
  const pdfs = files.filter(({ name }) => name.endsWith('.pdf'));
  expect(pdfs.length).toBeGreaterThan(5);
  for (const file of pdfs) {
    const text = Buffer.from(fileBytes(file)).toString('latin1');
    const table = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)?.[1]);
    expect(text.slice(table, table + 5)).toBe('xref\n');
    const offsets = [...text.slice(table).matchAll(/^(\d{10}) 00000 n /gm)].map((match) => Number(match[1]));
    expect(offsets).toHaveLength(7);
    for (const [index, offset] of offsets.entries()) {
      expect(text.slice(offset, offset + 8)).toMatch(new RegExp(`^${index + 1} 0 obj\n`));
    }
  }
});

test('an unknown file gives 44', async () => {
  expect(await codeOf(visitor.client.GET('/v1/common/fileDownload', { params: { query: { file_pk: 1 } } }))).toBe('44');
  const response = await visitor.send('GET', '/files/1/a.pdf');
  expect({ status: response.status, code: (await response.json()).error.code }).toEqual({ status: 404, code: '44' });
});

/** Downloads a file without a token and returns the parts of the response that an attacker could compare. */
async function comparableDownload(guest: Visitor, pk: number) {
  const response = await downloadAsGuest(guest, pk);
  return { status: response.status, type: response.headers.get('Content-Type'), body: await response.text() };
}

describe('fileDownload responds to the number of a personal file as to an unknown number', () => {
  test.each(personalFiles)('$name', async ({ pk, name }) => {
    expect(await comparableDownload(visitor, pk)).toEqual(await comparableDownload(visitor, 1));
    expect((await visitor.send('GET', `/files/${pk}/${encodeURIComponent(name)}`)).status).toBe(404);
  });

  test('the seed contains personal certificates and abstracts', () => {
    expect(personalFiles.map(({ pk }) => pk)).toEqual(
      expect.arrayContaining([5201, 5202, 5203, 5205, 5401, 5402, 5403]),
    );
  });

  test('a newly uploaded student certificate', async () => {
    const member = new Visitor();
    const client = member.withToken(await accessTokenOf(member));
    const body = { file: testFile('재학증명서.pdf', 7000) };
    await dataOf(client.POST('/v1/front/enrollStudentCertificate', { body, bodySerializer: buildForm }));
    const { file_pk: pk } = await dataOf(client.GET('/v1/front/getStudentCertificate'));
    expect(await comparableDownload(member, pk ?? 0)).toEqual(await comparableDownload(member, 1));
  });

  test('a newly uploaded abstract', async () => {
    const member = new Visitor();
    member.db.clock.set(Date.parse('2025-10-21T15:30:00+09:00'));
    const body: RequestBody<'uploadConferenceAbstract'> = {
      abstract_file: new File([docxFile('초록', ['본문'])], '초록.docx'),
      conference_name: currentEvent,
      abstract_presentation: '구두 발표',
      abstract_division: '소재 분과',
    };
    const client = member.withToken(await accessTokenOf(member));
    await dataOf(client.POST('/v1/front/uploadConferenceAbstract', { body, bodySerializer: buildForm }));
    const { filePk } = [...member.db.abstracts.rows()].at(-1) ?? { filePk: 0 };
    expect(member.db.files.get(filePk)?.name).toBe('초록.docx');
    expect(await comparableDownload(member, filePk)).toEqual(await comparableDownload(member, 1));
  });

  test('an attachment of an inquiry', async () => {
    const member = new Visitor();
    const body = { ...exampleBody('saveInquiry', 'plain'), file: [testFile('신청서.hwp')] };
    await dataOf(member.client.POST('/v1/front/saveInquiry', { body, bodySerializer: buildForm }));
    const [pk = 0] = [...member.db.inquiries.rows()].at(-1)?.filePks ?? [];
    expect(member.db.files.get(pk)?.name).toBe('신청서.hwp');
    expect(await comparableDownload(member, pk)).toEqual(await comparableDownload(member, 1));
  });

  test('receipts and transaction statements get no file number', async () => {
    const member = new Visitor();
    const client = member.withToken(await accessTokenOf(member));
    const before = [...member.db.files.rows()].length;
    for (const path of ['/v1/front/getReceipt', '/v1/front/getTransaction'] as const) {
      const options = { params: { query: { pay_info_pk: 8533 } }, parseAs: 'arrayBuffer' } as const;
      const { data } = await client.GET(path, options);
      expect(leadingCharacters(new Uint8Array(data ?? new ArrayBuffer()), 5)).toBe('%PDF-');
    }
    expect([...member.db.files.rows()]).toHaveLength(before);
  });
});

test('fileDownload serves an attachment of the free board to a guest', async () => {
  const member = new Visitor();
  const client = member.withToken(await accessTokenOf(member));
  const text = { member_pk: 1024, forum_title: '제목', forum_content: '내용' };
  const body = { ...text, file: [testFile('사진.png', 500)] };
  await dataOf(client.POST('/v1/front/saveForum', { body, bodySerializer: buildForm }));
  const [post] = [...member.db.boards.forum.posts.rows()].filter(({ title }) => title === text.forum_title);
  const response = await downloadAsGuest(member, post?.filePks[0] ?? 0);
  expect(response.headers.get('Content-Disposition')).toContain('attachment');
});

test('the URL of an abstract contains a key, and another key gives 404', async () => {
  const data = await dataOf(
    visitor
      .withToken(await accessTokenOf(visitor))
      .GET('/v1/front/getAbstractList', { params: { query: { conference_name: currentEvent, row: 10 } } }),
  );
  const paths = data.abstract.map(({ file_path }) => file_path.slice('/api'.length));
  expect(paths).toHaveLength(3);
  for (const path of paths) {
    expect(path).toMatch(/^\/files\/\d+-[0-9a-f]{32}\//);
    expect((await visitor.send('GET', path)).status).toBe(200);
    const forged = path.replace(/-[0-9a-f]{32}/, `-${'0'.repeat(32)}`);
    expect((await visitor.send('GET', forged)).status).toBe(404);
  }
});
