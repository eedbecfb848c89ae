import { describe, expect, test } from 'vitest';
import { seedOf } from '#mocks/seed/seed.ts';
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
