import { join } from 'node:path';
import type { ReportData } from '#audit/report/matrix.ts';
import { replaceFile } from '#audit/report/replace-file.ts';
import { type Comparison, compareWithEarlier } from './compare.ts';
import { type PictureList, pictureListText, takenPictures } from './folder.ts';
import { renderPictures } from './page.ts';

/** An earlier report with pictures. */
export type EarlierReport = { folder: string; list: PictureList };

/**
 * Writes `pictures.html` and `pictures.json` into the folder of a report, about the pictures that are in it.
 * @param earlier the report to compare with, if any
 * @returns the comparison
 */
export async function writePictures(
  folder: string,
  given: ReportData,
  earlier: EarlierReport | null,
): Promise<Comparison | null> {
  const [when, pictures] = [new Date(), await takenPictures(folder, given.screens)];
  const states = given.screens.flatMap((screen) => screen.states.map(({ id }) => id));
  const browser = given.evaluation.tools.find(({ name }) => name === 'Chromium')?.version ?? '';
  const folders = { earlier: earlier?.folder ?? '', now: folder };
  const comparison = earlier ? await compareWithEarlier(folders, earlier.list, states, pictures) : null;
  const list: PictureList = { when: when.toISOString(), base: given.base, browser, pictures };
  await replaceFile(join(folder, 'pictures.json'), pictureListText(list));
  await replaceFile(join(folder, 'pictures.html'), renderPictures(given, pictures, comparison, when));
  return comparison;
}
