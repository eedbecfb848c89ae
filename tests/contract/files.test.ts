import { describe, expect, test } from 'vitest';
import { bytesOf } from '../../mocks/files/stored';
import { seedOf } from '../../mocks/seed/seed';
import { Visitor } from './support';

const visitor = new Visitor();
const files = [...seedOf().files.values()];
const start = (bytes: Uint8Array, length: number) => String.fromCharCode(...bytes.subarray(0, length));
const heads: Record<string, string> = {
  pdf: '%PDF-',
  png: '\x89PNG',
  jpg: '\xff\xd8\xff',
  docx: 'PK\x03\x04',
  xlsx: 'PK\x03\x04',
  hwp: '\xd0\xcf\x11\xe0',
  doc: '\xd0\xcf\x11\xe0',
};

describe('each file', () => {
  test.each(files)('$name is downloaded whole and under its name', async (file) => {
    const response = await visitor.call('fileDownload', { query: { file_pk: file.pk } });
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect(bytes.length).toBe(file.size);
    expect(start(bytes, 5)).toContain(heads[file.name.split('.').at(-1) ?? '']);
    const name = /^attachment; filename\*=UTF-8''([\w.~%!#$&+^`|-]+)$/.exec(
      response.headers.get('Content-Disposition') ?? '',
    );
    expect(decodeURIComponent(name?.[1] ?? '')).toBe(file.name);
    expect(file.name).toBe(file.name.normalize('NFC'));
  });

  test('that a post names is at its address, with its size and type', async () => {
    const { access_token: token } = await visitor.login();
    let seen = 0;
    for (const [type, posts] of Object.entries(seedOf().boards)) {
      for (const pk of posts.keys()) {
        const answer = await visitor.ask('getInfoDetail', { query: { type, info_pk: pk }, token });
        const named = (answer.data as Record<string, unknown>)[`${type}_file`] as {
          file_path: string;
          file_size: number;
        }[];
        for (const { file_path: path, file_size: size } of named) {
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

test('the pictures of the gallery and of the posts are at their addresses', async () => {
  const { data } = await visitor.ask('getInfo', { query: { type: 'gallery', row: 100 } });
  const addresses = (data as { gallery: { gallery_image_url: string | null }[] }).gallery.map(
    (row) => row.gallery_image_url,
  );
  const pictures = addresses.filter((address) => address !== null);
  expect(pictures.length).toBeGreaterThan(5);
  expect(pictures.length).toBeLessThan(addresses.length);
  for (const picture of pictures) {
    const response = await visitor.send('GET', picture.slice('/api'.length));
    expect(response.headers.get('Content-Type')).toBe('image/png');
  }
});

test('the table of a PDF tells where each of its objects begins', () => {
  for (const file of files.filter(({ name }) => name.endsWith('.pdf'))) {
    const text = Buffer.from(bytesOf(file)).toString('latin1');
    const table = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)?.[1]);
    expect(text.slice(table, table + 5)).toBe('xref\n');
    const offsets = [...text.slice(table).matchAll(/^(\d{10}) 00000 n /gm)].map((match) => Number(match[1]));
    expect(offsets).toHaveLength(7);
    for (const [index, offset] of offsets.entries()) {
      expect(text.slice(offset, offset + 8)).toMatch(new RegExp(`^${index + 1} 0 obj\n`));
    }
  }
});

test('a file that is not there answers 44', async () => {
  expect(await visitor.codeOf('fileDownload', { query: { file_pk: 1 } })).toBe('44');
  const response = await visitor.send('GET', '/files/1/a.pdf');
  expect({ status: response.status, code: (await response.json()).error.code }).toEqual({ status: 404, code: '44' });
});
