import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { comparePictures, compareWithEarlier, differenceLine } from '#audit/pictures/compare.ts';
import { pictureListText, picturePath, preparePictures, readEarlierPictures } from '#audit/pictures/folder.ts';
import { renderPictures } from '#audit/pictures/page.ts';
import { createScratchFolder } from '#tests/rules/support.ts';
import { createOutcome, createReport } from './report-data.ts';

/** Draws a picture of 200 px. @param markup SVG */
const draw = (markup: string, height = 200): Promise<Buffer> =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="${height}"><rect width="100%" height="100%" fill="#fff"/>${markup}</svg>`,
    ),
  )
    .webp({ lossless: true })
    .toBuffer();

const box = (colour: string): string => `<rect x="20" y="20" width="50" height="40" fill="${colour}"/>`;
const circle = (radius: number): string => `<circle cx="100" cy="100" r="${radius}" fill="#053b33"/>`;
const list = { when: '2025-11-05T01:00:00.000Z', base: 'https://site.example', browser: '150.0' };

describe('two pictures', () => {
  test('look the same if only the smooth edge of a shape differs', async () => {
    const [one, two] = await Promise.all([draw(circle(60)), draw(circle(60.2))]);
    expect(one.equals(two)).toBe(false);
    expect(await comparePictures(one, two)).toBeNull();
  });

  test('look different if an area has another colour, also a similar one', async () => {
    const result = await comparePictures(await draw(box('#0b5d55')), await draw(box('#0b675d')));
    expect(result?.share).toBeCloseTo((50 * 40) / (200 * 200), 5);
    const { data, info } = await sharp(result?.difference).raw().toBuffer({ resolveWithObject: true });
    expect([...data.subarray((30 * info.width + 30) * info.channels).subarray(0, 3)]).toEqual([255, 0, 0]);
  });

  test('look different if one is higher, even with nothing in the rest', async () => {
    const result = await comparePictures(await draw(''), await draw('', 220));
    expect(result?.share).toBeCloseTo(20 / 220, 5);
  });
});

describe('a report', () => {
  test('is compared with an earlier one: what differs, and what only one of them has', async () => {
    const [earlier, now] = [await createScratchFolder(), await createScratchFolder()];
    for (const folder of [earlier, now]) preparePictures(folder, false);
    const pictureOf = (state: string) => ({ state, width: 390, height: 200 });
    for (const state of ['same', 'changed', 'gone', 'other-screen'])
      await writeFile(join(earlier, picturePath(pictureOf(state))), await draw(box('#111')));
    for (const [state, colour] of Object.entries({ same: '#111', changed: '#911', fresh: '#111' }))
      await writeFile(join(now, picturePath(pictureOf(state))), await draw(box(colour)));
    const comparison = await compareWithEarlier(
      { earlier, now },
      { ...list, pictures: ['same', 'changed', 'gone', 'other-screen'].map(pictureOf) },
      ['same', 'changed', 'gone', 'fresh'],
      ['same', 'changed', 'fresh'].map(pictureOf),
    );
    expect(comparison).toMatchObject({ compared: 2, added: [{ state: 'fresh' }], removed: [{ state: 'gone' }] });
    expect(comparison.differences.map(differenceLine)).toEqual(['≠ changed 390 px: 5.00 % of the picture']);
    const report = createReport([]);
    expect(renderPictures(report, [], comparison, new Date(0))).toContain('pictures/changed-390.difference.webp');
  });

  test('is refused in one line, if it has no pictures, those of another version, or is the same report', async () => {
    const folder = await createScratchFolder();
    const read = (out = 'elsewhere') => readEarlierPictures(folder, out);
    expect(() => read()).toThrow(`${folder} has no pictures to compare with. --pictures takes them.`);
    expect(() => read(folder)).toThrow('--compare names the folder of this report.');
    const path = join(folder, 'pictures.json');
    await writeFile(path, '{"version": 7}');
    expect(() => read()).toThrow(/pictures have the version 7, and this audit compares version 1/);
    await writeFile(path, 'nothing');
    expect(() => read()).toThrow(/cannot be compared with: Unexpected token/);
    await writeFile(path, pictureListText({ ...list, pictures: [{ state: 'home', width: 390, height: 9 }] }));
    expect(() => read()).toThrow(`${folder} cannot be compared with: pictures/home-390.webp is missing.`);
    await rm(path);
    await mkdir(path);
    expect(() => read()).toThrow(/cannot be compared with: EISDIR/);
  });

  test('shows every state by screen, and says why one has no picture', () => {
    const check = { id: 'picture', title: '', criteria: [] };
    const report = createReport([createOutcome('', 'untested', { check, reason: '<답이 없다>' })]);
    const html = renderPictures(report, [{ state: 'home', width: 1440, height: 3000 }], null, new Date(0));
    expect(html).toContain('<img src="pictures/home-1440.webp" alt="홈, 1440 px" width="1440" height="3000"');
    expect(html).toContain('그림이 없습니다. &#60;답이 없다&#62;');
    expect(html).not.toContain('다르게 보이는 것');
  });
});
