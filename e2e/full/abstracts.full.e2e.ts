import { rm, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { openAbstractOptions, wordFile } from '#e2e/support/conference.ts';
import { startLoggedIn } from '#e2e/support/login.ts';
import { expect, test } from '#e2e/support/test.ts';

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
