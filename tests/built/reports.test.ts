/** Checks that a build without VITE_REPORT_ADDRESS reports nothing. It is in dist/, which `npm test` creates first. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const readTextFiles = async (folder: string) => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return Promise.all(paths.map(async (path) => ({ path, text: await readFile(path, 'utf8') })));
};

const built = await readTextFiles('dist');
const sources = await readTextFiles('src');

/** Words that only the reporter, the calls that hand over failures, and the chapter of the privacy policy have. */
const markers = ['sendBeacon', 'sitefailure', 'reportCount', '누리집 오류의 보고'];

describe('a build without an address for reports does not contain', () => {
  test.each(markers)('%s', (marker) => {
    expect(
      sources.some(({ text }) => text.includes(marker)),
      'no source contains this marker, so it proves nothing',
    ).toBe(true);
    expect(built.filter(({ text }) => text.includes(marker)).map(({ path }) => path)).toEqual([]);
  });

  test('a referrer policy, or more than one inline script in a page that requests no data', async () => {
    const html = await readFile('dist/contact.html', 'utf8');
    expect(html).not.toContain('name="referrer"');
    expect(html.match(/<script>/g)).toHaveLength(1);
  });
});
