import { rm, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { chooseAbstract, conferencePaths, openAbstractOptions, wordFile } from '#e2e/support/conference.ts';
import { startLoggedIn } from '#e2e/support/login.ts';
import { holdRequests } from '#e2e/support/requests.ts';
import { expect, test } from '#e2e/support/test.ts';
import { deadlines } from '#tests/support/event.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const openDialog = (page: Page) => page.getByRole('dialog');
const sendButton = (page: Page) => openDialog(page).getByRole('button', { name: '등록', exact: true });

/** Records the methods of the upload requests, which grow during the test. */
const recordUploads = (page: Page) => {
  const calls: string[] = [];
  page.on('request', (request) => request.url().includes('uploadConferenceAbstract') && calls.push(request.method()));
  return calls;
};

test('a member submits an abstract by keyboard, and finds it in the list after a reload', async ({ page }) => {
  page.on('filechooser', (picker) => void picker.setFiles(wordFile()));
  await startLoggedIn(page);
  await openAbstractOptions(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: '구두 발표' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: '제형 분과' })).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(openDialog(page)).toContainText('[포스터 발표][제형 분과]\n해당 파일로 등록하시겠습니까?');
  await expect(sendButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(openDialog(page)).toContainText('등록이 완료되었습니다.');
  await expect(page.getByRole('button', { name: '확인', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: '초록 등록' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('총 4건, 1/1 페이지')).toBeVisible();
  await page.reload();
  await expect(page.getByText('총 4건, 1/1 페이지')).toBeVisible();
});

test('a file that is deleted after it was chosen is sent with its original content', async ({ page }, info) => {
  await startLoggedIn(page);
  await openAbstractOptions(page);
  const path = info.outputPath('초록.docx');
  await writeFile(path, wordFile().buffer);
  const chooser = page.waitForEvent('filechooser');
  await sendButton(page).click();
  await (await chooser).setFiles(path);
  await expect(openDialog(page)).toContainText('해당 파일로 등록하시겠습니까?');
  await rm(path);
  await sendButton(page).click();
  await expect(openDialog(page)).toContainText('등록이 완료되었습니다.');
});

test('a file of the largest size is rejected at one byte more, and sent once with a progress bar', async ({ page }) => {
  const calls = recordUploads(page);
  await startLoggedIn(page);
  await openAbstractOptions(page);
  await chooseAbstract(page, { ...wordFile(), buffer: Buffer.alloc(10 * 1024 * 1024 + 1) });
  await expect(openDialog(page).getByRole('alert')).toContainText('파일 크기는 10MB까지 가능합니다.');
  await chooseAbstract(page, wordFile('큰 초록.docx', 10 * 1024 * 1024));
  const release = await holdRequests(page, '**/uploadConferenceAbstract');
  await sendButton(page).dblclick();
  await expect(page.getByRole('progressbar', { name: '큰 초록.docx 전송' })).toBeVisible();
  release();
  await expect(openDialog(page)).toContainText('등록이 완료되었습니다.');
  expect(calls).toEqual(['POST']);
});

test('a cancelled upload is aborted and can be sent again', async ({ page }) => {
  await startLoggedIn(page);
  await openAbstractOptions(page);
  await chooseAbstract(page);
  await page.route('**/uploadConferenceAbstract', () => undefined);
  const sent = page.waitForRequest('**/uploadConferenceAbstract');
  await sendButton(page).click();
  await sent;
  const aborted = page.waitForEvent('requestfailed');
  await page.getByRole('button', { name: '전송 취소' }).press('Enter');
  expect((await aborted).url()).toMatch(/uploadConferenceAbstract$/);
  await expect(openDialog(page).getByRole('alert')).toHaveText('전송을 취소했습니다.');
  await page.unroute('**/uploadConferenceAbstract');
  await page.getByRole('button', { name: '다시 전송' }).press('Enter');
  await expect(openDialog(page)).toContainText('등록이 완료되었습니다.');
});

test.describe('a connection that breaks', () => {
  test.use({ expectedConsole: [/ERR_FAILED/] });

  test('after the server has stored the abstract shows success, and nothing is sent again', async ({ page }) => {
    const calls = recordUploads(page);
    await startLoggedIn(page);
    await openAbstractOptions(page);
    await chooseAbstract(page);
    await page.route('**/uploadConferenceAbstract', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await sendButton(page).click();
    await expect(openDialog(page)).toContainText('등록이 완료되었습니다.');
    await openDialog(page).getByRole('link', { name: '초록 확인' }).click();
    await expect(page.getByText('총 4건, 1/1 페이지')).toBeVisible();
    expect(calls).toHaveLength(1);
  });
});

test.describe('in a time zone that is ahead of Seoul', () => {
  test.use({ timezoneId: 'Pacific/Kiritimati' });

  test('the submission closes at the deadline in Seoul time, also while the options are open', async ({ page }) => {
    await startLoggedIn(page);
    await page.clock.install({ time: new Date(Date.parse(deadlines.abstractsClose) - 3_600_000) });
    await page.goto(conferencePaths.abstracts);
    await expect(page.getByText('접수 중입니다.')).toBeVisible();
    await page.getByRole('button', { name: '초록 등록' }).click();
    await expect(openDialog(page)).toHaveAccessibleName('등록 옵션');
    await page.clock.pauseAt(new Date(Date.parse(deadlines.abstractsClose)));
    await page.clock.resume();
    await expect(page.getByRole('alertdialog')).toContainText('초록 등록 기한이 마감되었습니다.');
    await page.getByRole('alertdialog').getByRole('button', { name: '확인' }).click();
    await expect(page.getByText('접수가 마감되었습니다.')).toBeVisible();
    await expect(page.getByRole('button', { name: '초록 등록' })).toBeFocused();
  });
});
