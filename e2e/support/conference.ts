import { expect, type Page } from '@playwright/test';
import { docxFile } from '#mocks/files/office.ts';
import { conferenceDays } from '#tests/support/event.ts';
import { moveClockTo } from './clock.ts';
import { societyPath } from './society-path.ts';

/** URLs of the conference screens. */
export const conferencePaths = {
  abstracts: societyPath('초록 안내 및 등록'),
  registration: societyPath('학술대회 등록'),
  ownRegistrations: societyPath('학술대회 등록', '등록 확인'),
};

/** Returns a Word file for a file chooser. @param size in bytes */
export const wordFile = (name = '국문 초록.docx', size = 20_000) => ({
  name,
  mimeType: '',
  buffer: Buffer.from(docxFile('국문 초록', ['본문'], size)),
});

/** Opens the options modal of the abstract screen. @param day in ISO 8601 with a time zone */
export async function openAbstractOptions(page: Page, day = conferenceDays.abstracts) {
  await moveClockTo(page, day);
  await page.goto(conferencePaths.abstracts);
  await page.getByRole('button', { name: '초록 등록' }).click();
  await expect(page.getByRole('dialog', { name: '등록 옵션' })).toBeVisible();
}
