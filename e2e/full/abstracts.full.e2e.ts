import { rm, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { conferencePaths, openAbstractOptions, wordFile } from '#e2e/support/conference.ts';
import { startLoggedIn } from '#e2e/support/login.ts';
import { expect, test } from '#e2e/support/test.ts';
import { deadlines } from '#tests/support/event.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const openDialog = (page: Page) => page.getByRole('dialog');
const sendButton = (page: Page) => openDialog(page).getByRole('button', { name: '등록', exact: true });

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
