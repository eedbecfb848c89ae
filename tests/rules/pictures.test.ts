/** Checks the files of pictures and marks: a missing width is an error 404 on screens of this width alone. */
import { readFile, stat } from 'node:fs/promises';
import { brotliCompressSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { partners } from '#src/content/partners.ts';
import { fallbackWidths, pictures, type SitePicture } from '#src/content/pictures.ts';
import { sponsors } from '#src/content/sponsors.ts';

describe.each(Object.entries<SitePicture>(pictures))('the picture %s', (_, picture) => {
  const { name, widths, portrait, width, height, averageColor } = picture;
  const files = [
    ...widths.map((one) => ({
      path: `${name}-${one}.avif`,
      expectedWidth: one,
      expectedHeight: (one * height) / width,
    })),
    ...fallbackWidths.map((one) => ({
      path: `${name}-${one}.jpg`,
      expectedWidth: one,
      expectedHeight: (one * height) / width,
    })),
    ...(portrait?.widths ?? []).map((one) => ({
      path: `${name}-upright-${one}.avif`,
      expectedWidth: one,
      expectedHeight: (one * (portrait?.height ?? 0)) / (portrait?.width ?? 1),
    })),
  ];

  test.each(files)('$path exists and has its listed size', async ({ path, expectedWidth, expectedHeight }) => {
    const { width, height } = await sharp(`public/pictures/${path}`).metadata();
    expect([width, height]).toEqual([expectedWidth, Math.round(expectedHeight)]);
  });

  test('a phone loads at most 35 kB', async () => {
    const phone = portrait
      ? files.filter(({ path }) => path.includes('upright'))
      : files.filter(({ expectedWidth }) => expectedWidth <= 960);
    const sizes = await Promise.all(
      phone
        .filter(({ path }) => path.endsWith('avif'))
        .map(async ({ path }) => (await stat(`public/pictures/${path}`)).size),
    );
    expect(Math.max(...sizes)).toBeLessThanOrEqual(35_000);
  });

  test('has its mean colour as placeholder', async () => {
    const { channels } = await sharp(`public/pictures/${name}-480.avif`).stats();
    const listed = (averageColor.match(/[0-9a-f]{2}/g) ?? []).map((part) => Number.parseInt(part, 16));
    expect(channels).toHaveLength(3);
    for (const [index, { mean }] of channels.entries()) expect(Math.abs(mean - (listed[index] ?? 0))).toBeLessThan(4);
  });
});

describe('the marks', () => {
  test('are in the sprite once each, as outlines', async () => {
    const sprite = await readFile('public/marks.svg', 'utf8');
    const drawn = [...sprite.matchAll(/<symbol id="([^"]+)" viewBox="0 0 160 48">/g)].map(([, id]) => id);
    expect(drawn).toEqual([...sponsors, ...partners].map(({ id }) => id));
    expect(new Set(drawn).size).toBe(drawn.length);
    expect(sprite).not.toMatch(/<(text|image|style|script)|fill="#|NaN/);
    expect(brotliCompressSync(sprite).length).toBeLessThan(60_000);
  });
});
