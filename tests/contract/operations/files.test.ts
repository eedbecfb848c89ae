import { describe, expect, test } from 'vitest';
import { docxFile } from '#mocks/files/office.ts';
import { fileBytes } from '#mocks/files/stored-file.ts';
import { seedOf } from '#mocks/seed/seed.ts';
import { currentEvent } from '#mocks/store/calendar.ts';
import { accessTokenOf, buildForm, exampleBody, testFile } from '#tests/contract/support/request-data.ts';
import { Visitor } from '#tests/contract/support/visitor.ts';

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

describe('each public file', () => {
  test.each(publicFiles)('$name is downloaded completely and with its name', async (file) => {
    const response = await visitor.call('fileDownload', { query: { file_pk: file.pk } });
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect(bytes.length).toBe(file.size);
    expect(leadingCharacters(bytes, 5)).toContain(signatures[file.name.split('.').at(-1) ?? '']);
    const name = /^attachment; filename\*=UTF-8''([\w.~%!#$&+^`|-]+)$/.exec(
      response.headers.get('Content-Disposition') ?? '',
    );
    expect(decodeURIComponent(name?.[1] ?? '')).toBe(file.name);
    expect(file.name).toBe(file.name.normalize('NFC'));
  });

  test('of a post is available at its URL with its size and content type', async () => {
    const { access_token: token } = await visitor.logIn();
    let seen = 0;
    for (const [type, posts] of Object.entries(seedOf().boards)) {
      for (const pk of posts.keys()) {
        const { data } = await visitor.callForEnvelope('getInfoDetail', { query: { type, info_pk: pk }, token });
        const attachments = (data as Record<string, unknown>)[`${type}_file`] as {
          file_path: string;
          file_size: number;
        }[];
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
  const { data } = await visitor.callForEnvelope('getInfo', { query: { type: 'gallery', row: 100 } });
  const urls = (data as { gallery: { gallery_image_url: string | null }[] }).gallery.map(
    (row) => row.gallery_image_url,
  );
  const pictures = urls.filter((url) => url !== null);
  expect(pictures.length).toBeGreaterThan(5);
  expect(pictures.length).toBeLessThan(urls.length);
  for (const picture of pictures) {
    const response = await visitor.send('GET', picture.slice('/api'.length));
    expect(response.headers.get('Content-Type')).toBe('image/png');
  }
});

test('the xref table of a PDF has the offset of each object', () => {
  for (const file of files.filter(({ name }) => name.endsWith('.pdf'))) {
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
  expect(await visitor.resultCode('fileDownload', { query: { file_pk: 1 } })).toBe('44');
  const response = await visitor.send('GET', '/files/1/a.pdf');
  expect({ status: response.status, code: (await response.json()).error.code }).toEqual({ status: 404, code: '44' });
});

/** Downloads a file without a token and returns the parts of the response that an attacker could compare. */
async function downloadAsGuest(guest: Visitor, pk: number) {
  const response = await guest.call('fileDownload', { query: { file_pk: pk } });
  return { status: response.status, type: response.headers.get('Content-Type'), body: await response.text() };
}

describe('fileDownload responds to the number of a personal file as to an unknown number', () => {
  test.each(personalFiles)('$name', async ({ pk, name }) => {
    expect(await downloadAsGuest(visitor, pk)).toEqual(await downloadAsGuest(visitor, 1));
    expect((await visitor.send('GET', `/files/${pk}/${encodeURIComponent(name)}`)).status).toBe(404);
  });

  test('the seed contains personal certificates and abstracts', () => {
    expect(personalFiles.map(({ pk }) => pk)).toEqual(
      expect.arrayContaining([5201, 5202, 5203, 5205, 5401, 5402, 5403]),
    );
  });

  test('a newly uploaded student certificate', async () => {
    const member = new Visitor();
    const token = await accessTokenOf(member, 'hanbit01');
    const form = buildForm({ file: testFile('재학증명서.pdf', 7000) });
    expect(await member.resultCode('enrollStudentCertificate', { form, token })).toBe('ok');
    const { file_pk: pk } = Object((await member.callForEnvelope('getStudentCertificate', { token })).data);
    expect(await downloadAsGuest(member, pk)).toEqual(await downloadAsGuest(member, 1));
  });

  test('a newly uploaded abstract', async () => {
    const member = new Visitor();
    member.db.clock.set(Date.parse('2025-10-21T15:30:00+09:00'));
    const form = buildForm({
      abstract_file: new File([docxFile('초록', ['본문'])], '초록.docx'),
      conference_name: currentEvent,
      abstract_presentation: '구두 발표',
      abstract_division: '소재 분과',
    });
    expect(await member.resultCode('uploadConferenceAbstract', { form, token: await accessTokenOf(member) })).toBe(
      'ok',
    );
    const { filePk } = [...member.db.abstracts.rows()].at(-1) ?? { filePk: 0 };
    expect(member.db.files.get(filePk)?.name).toBe('초록.docx');
    expect(await downloadAsGuest(member, filePk)).toEqual(await downloadAsGuest(member, 1));
  });

  test('an attachment of an inquiry', async () => {
    const member = new Visitor();
    const form = buildForm({ ...exampleBody('saveInquiry', 'plain'), file: [testFile('신청서.hwp')] });
    expect(await member.resultCode('saveInquiry', { form })).toBe('ok');
    const [pk = 0] = [...member.db.inquiries.rows()].at(-1)?.filePks ?? [];
    expect(member.db.files.get(pk)?.name).toBe('신청서.hwp');
    expect(await downloadAsGuest(member, pk)).toEqual(await downloadAsGuest(member, 1));
  });

  test('receipts and transaction statements get no file number', async () => {
    const member = new Visitor();
    const token = await accessTokenOf(member);
    const before = [...member.db.files.rows()].length;
    for (const operation of ['getReceipt', 'getTransaction'] as const) {
      const response = await member.call(operation, { query: { pay_info_pk: 8533 }, token });
      expect(leadingCharacters(new Uint8Array(await response.arrayBuffer()), 5)).toBe('%PDF-');
    }
    expect([...member.db.files.rows()]).toHaveLength(before);
  });
});

test('fileDownload serves an attachment of the free board to a guest', async () => {
  const member = new Visitor();
  const token = await accessTokenOf(member);
  const form = buildForm({
    member_pk: 1024,
    forum_title: '제목',
    forum_content: '내용',
    file: [testFile('사진.png', 500)],
  });
  expect(await member.resultCode('saveForum', { form, token })).toBe('ok');
  const { forum: posts } = Object((await member.callForEnvelope('getInfo', { query: { type: 'forum' } })).data);
  const detail = await member.callForEnvelope('getInfoDetail', {
    query: { type: 'forum', info_pk: posts[0].forum_pk },
    token,
  });
  const [{ file_pk: pk }] = Object(detail.data).forum_file;
  expect((await member.call('fileDownload', { query: { file_pk: pk } })).headers.get('Content-Disposition')).toContain(
    'attachment',
  );
});

test('the URL of an abstract contains a key, and another key gives 404', async () => {
  const { data } = await visitor.callForEnvelope('getAbstractList', {
    query: { conference_name: currentEvent, row: 10 },
    token: await accessTokenOf(visitor),
  });
  const paths = Object(data).abstract.map((row: { file_path: string }) => row.file_path.slice('/api'.length));
  expect(paths).toHaveLength(3);
  for (const path of paths) {
    expect(path).toMatch(/^\/files\/\d+-[0-9a-f]{32}\//);
    expect((await visitor.send('GET', path)).status).toBe(200);
    const forged = path.replace(/-[0-9a-f]{32}/, `-${'0'.repeat(32)}`);
    expect((await visitor.send('GET', forged)).status).toBe(404);
  }
});
