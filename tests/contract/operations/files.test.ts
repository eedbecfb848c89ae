import { describe, expect, test } from 'vitest';
import { fileBytes } from '#mocks/files/stored-file.ts';
import { seedOf } from '#mocks/seed/seed.ts';
import { currentEvent } from '#mocks/store/calendar.ts';
import { accessTokenOf } from '#tests/contract/support/request-data.ts';
import { Visitor } from '#tests/contract/support/visitor.ts';
import { dataOf } from '#tests/support/api-results.ts';

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
