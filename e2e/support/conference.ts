import { expect, type Page } from '@playwright/test';
import { docx } from '#mocks/files/office.ts';
import { conference } from '#src/content/conference.ts';
import { moveTo } from './clock.ts';

const address = (menu: string, step?: string) => `/society?${new URLSearchParams({ menu, ...(step ? { step } : {}) })}`;

/** Where the screens of a conference are. */
export const at = {
  abstracts: address('초록 안내 및 등록'),
  ownAbstracts: address('초록 안내 및 등록', '초록 확인'),
  registration: address('학술대회 등록'),
  ownRegistrations: address('학술대회 등록', '등록 확인'),
};

/** A day on which abstracts are taken, a day of the pre-registration, and one after both. */
export const days = {
  abstracts: '2025-10-20T10:00:00+09:00',
  registration: '2025-11-05T10:00:00+09:00',
  after: '2025-11-20T10:00:00+09:00',
};

/** The moments at which something opens or closes. */
export const boundaries = {
  abstractsClose: conference.abstracts.closes,
  registrationOpens: conference.registration.opens,
  registrationCloses: conference.registration.closes,
};

/** A file as a picker gives it. */
export const wordFile = (name = '국문 초록.docx', size = 20_000) => ({
  name,
  mimeType: '',
  buffer: Buffer.from(docx('국문 초록', ['본문'], size)),
});

/** Chooses a file with the button of the options modal. */
export async function pick(page: Page, file: { name: string; mimeType: string; buffer: Buffer } = wordFile()) {
  const opened = page.waitForEvent('filechooser');
  await page.getByRole('dialog').getByRole('button', { name: '등록', exact: true }).click();
  await (await opened).setFiles(file);
}

/** Goes to the screen of the abstracts on a day, and opens the options. */
export async function openOptions(page: Page, day = days.abstracts) {
  await moveTo(page, day);
  await page.goto(at.abstracts);
  await page.getByRole('button', { name: '초록 등록' }).click();
  await expect(page.getByRole('dialog', { name: '등록 옵션' })).toBeVisible();
}
