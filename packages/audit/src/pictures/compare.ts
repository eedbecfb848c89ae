import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { diff } from '@blazediff/core';
import sharp from 'sharp';
import { type Picture, type PictureList, picturePath } from './folder.ts';

/**
 * The difference of two colours from which they look different, from 0 to 1. The same browser paints the same page with the
 * same colours, so this is only for what nobody sees.
 */
const threshold = 0.02;

/** A state that looks different. `share` is the part of the picture that differs, from 0 to 1. */
export type Difference = { picture: Picture; earlierHeight: number; share: number };

/** Returns a share of a picture in per cent. A small one is not shown as none. */
export const shareText = (share: number): string => (share < 0.0001 ? '< 0.01 %' : `${(share * 100).toFixed(2)} %`);

/** Returns the line about a difference on the console. */
export const differenceLine = ({ picture, earlierHeight, share }: Difference): string =>
  `≠ ${picture.state} ${picture.width} px: ${shareText(share)} of the picture${picture.height === earlierHeight ? '' : `, height ${earlierHeight} → ${picture.height} px`}`;

/** How the pictures of a run differ from those of an earlier one. */
export type Comparison = {
  earlier: PictureList;
  /** The number of pictures that both runs have. */
  compared: number;
  differences: Difference[];
  /** The pictures that only this run or only the earlier one has. */
  added: Picture[];
  removed: Picture[];
};

/** Reads a picture, on a transparent ground of a size. */
async function readPixels(file: Buffer, { width, height }: { width: number; height: number }): Promise<Uint8Array> {
  const picture = sharp(file).ensureAlpha();
  const size = await picture.metadata();
  const background = { r: 0, g: 0, b: 0, alpha: 0 };
  return picture
    .extend({ right: width - size.width, bottom: height - size.height, background })
    .raw()
    .toBuffer();
}

/**
 * Compares two pictures. Differences that smooth edges alone are none.
 * @returns the differing part and a picture of it, a WebP file; null if the pictures look the same
 */
export async function comparePictures(
  earlier: Buffer,
  now: Buffer,
): Promise<{ share: number; difference: Buffer } | null> {
  if (earlier.equals(now)) return null;
  const [one, two] = await Promise.all([sharp(earlier).metadata(), sharp(now).metadata()]);
  const size = { width: Math.max(one.width, two.width), height: Math.max(one.height, two.height) };
  const [before, after] = await Promise.all([readPixels(earlier, size), readPixels(now, size)]);
  const output = new Uint8Array(before.length);
  const count = diff(before, after, output, size.width, size.height, { threshold });
  if (count === 0 && one.width === two.width && one.height === two.height) return null;
  const difference = await sharp(output, { raw: { ...size, channels: 4 } })
    .webp({ lossless: true, effort: 2 })
    .toBuffer();
  return { share: count / (size.width * size.height), difference };
}

const isSame = (one: Picture, two: Picture): boolean => one.state === two.state && one.width === two.width;

/**
 * Compares the pictures of a report with those of an earlier one. Writes the earlier picture and the difference beside each
 * that looks different.
 * @param folders the folders of both reports
 * @param states the IDs of the states of this run; the earlier one may have others
 * @param pictures the pictures of this run
 */
export async function compareWithEarlier(
  folders: { earlier: string; now: string },
  earlier: PictureList,
  states: readonly string[],
  pictures: readonly Picture[],
): Promise<Comparison> {
  const differences: Difference[] = [];
  const shared = pictures.flatMap((picture) => {
    const before = earlier.pictures.find((one) => isSame(one, picture));
    return before ? [{ picture, before }] : [];
  });
  for (const { picture, before } of shared) {
    const [earlierFile, file] = [join(folders.earlier, picturePath(picture)), join(folders.now, picturePath(picture))];
    const result = await comparePictures(await readFile(earlierFile), await readFile(file));
    if (!result) continue;
    await copyFile(earlierFile, join(folders.now, picturePath(picture, '.earlier')));
    await writeFile(join(folders.now, picturePath(picture, '.difference')), result.difference);
    differences.push({ picture, earlierHeight: before.height, share: result.share });
  }
  return {
    earlier,
    compared: shared.length,
    differences,
    added: pictures.filter((picture) => !earlier.pictures.some((one) => isSame(one, picture))),
    removed: earlier.pictures.filter(
      (picture) => states.includes(picture.state) && !pictures.some((one) => isSame(one, picture)),
    ),
  };
}
