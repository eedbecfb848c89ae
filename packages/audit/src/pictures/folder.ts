import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { firstLineOfError } from '#audit/run/error-line.ts';
import type { Screen } from '#audit/screens/state.ts';

/** The version of `pictures.json`. Pictures of another version are not compared. */
const version = 1;

/** The widths of the pictures of a state, in CSS px: a phone and a desktop. */
export const pictureWidths = [390, 1440] as const;

/** The picture of a state at a width. The size is in px, and is that of CSS. */
export type Picture = { state: string; width: number; height: number };

/** What `pictures.json` has: when and of which site the pictures were taken, and by which browser. */
export type PictureList = { when: string; base: string; browser: string; pictures: readonly Picture[] };

/** The name of the list in the folder of a report. */
const listName = 'pictures.json';

/** Returns the path of a picture, from the folder of the report. @param kind which of the pictures of a comparison */
export const picturePath = (
  { state, width }: Pick<Picture, 'state' | 'width'>,
  kind: '' | '.earlier' | '.difference' = '',
): string => `pictures/${state}-${width}${kind}.webp`;

/** Prepares the folder of a report for pictures. @param keeps whether the pictures of an earlier run are kept */
export function preparePictures(folder: string, keeps: boolean): void {
  if (!keeps)
    for (const name of ['pictures', listName, 'pictures.html'])
      rmSync(join(folder, name), { recursive: true, force: true });
  mkdirSync(join(folder, 'pictures'), { recursive: true });
}

/** Removes the pictures of an earlier report, which do not show what this one is about. */
export function removePictures(folder: string): void {
  preparePictures(folder, false);
  rmSync(join(folder, 'pictures'), { recursive: true });
}

/** Lists the pictures of the screens that are in the folder of a report. */
export async function takenPictures(folder: string, screens: readonly Screen[]): Promise<Picture[]> {
  const possible = screens.flatMap(({ states }) =>
    states.flatMap(({ id }) => pictureWidths.map((width) => ({ state: id, width }))),
  );
  const present = possible.filter((picture) => existsSync(join(folder, picturePath(picture))));
  return Promise.all(
    present.map(async (picture) => {
      const { height } = await sharp(join(folder, picturePath(picture))).metadata();
      return { ...picture, height };
    }),
  );
}

/** Returns the text of `pictures.json`. */
export const pictureListText = (list: PictureList): string => `${JSON.stringify({ version, ...list }, null, 1)}\n`;

/** Reads `pictures.json`. @throws Error with one line, if the folder has none of this version */
function readList(folder: string): PictureList {
  if (!existsSync(join(folder, listName)))
    throw new Error(`${folder} has no pictures to compare with. --pictures takes them.`);
  try {
    const list = JSON.parse(readFileSync(join(folder, listName), 'utf8'));
    if (list.version !== version)
      throw new Error(`its pictures have the version ${list.version}, and this audit compares version ${version}`);
    return list;
  } catch (error) {
    throw new Error(`${folder} cannot be compared with: ${firstLineOfError(error)}.`);
  }
}

/**
 * Reads which pictures an earlier report has.
 * @param out the folder of the report that will be compared with it
 * @throws Error with one line, if the earlier report cannot be compared with
 */
export function readEarlierPictures(folder: string, out: string): PictureList {
  if (resolve(folder) === resolve(out))
    throw new Error(`--compare names the folder of this report. Name another with --out.`);
  const list = readList(folder);
  const lost = list.pictures.find((picture) => !existsSync(join(folder, picturePath(picture))));
  if (lost) throw new Error(`${folder} cannot be compared with: ${picturePath(lost)} is missing.`);
  return list;
}
