import { moveClockTo } from '#e2e/support/clock.ts';
import { conferencePaths, wordFile } from '#e2e/support/conference.ts';
import { startLoggedIn } from '#e2e/support/login.ts';
import { expect, test } from '#e2e/support/test.ts';
import { conferenceDays, event } from '#tests/support/event.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('a member submits an abstract on a phone and finds it in the list', async ({ page }) => {
  await moveClockTo(page, conferenceDays.abstracts);
  await startLoggedIn(page);
  await page.goto(conferencePaths.abstracts);
  await page.getByRole('button', { name: '초록 등록' }).tap();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('포스터 발표').tap();
  await dialog.getByText('평가 및 임상 분과').tap();
  const chooser = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: '등록', exact: true }).tap();
  await (await chooser).setFiles(wordFile('한글 이름.docx'.normalize('NFD')));
  await expect(dialog).toContainText('[포스터 발표][평가 및 임상 분과]\n해당 파일로 등록하시겠습니까?');
  await expect(dialog).toContainText('한글 이름.docx'.normalize('NFC'));
  await dialog.getByRole('button', { name: '등록', exact: true }).tap();
  await expect(dialog).toContainText('등록이 완료되었습니다.');
  await dialog.getByRole('link', { name: '초록 확인' }).tap();
  await expect(page.getByText('총 4건, 1/1 페이지')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: '학회활동 초록 확인' })).toBeFocused();
  const newest = page.getByRole('main').getByRole('listitem').filter({ hasText: '발표' }).first();
  await expect(newest).toContainText(
    `${conferenceDays.abstracts.slice(0, 10)}포스터 발표평가 및 임상 분과${event.title}`,
  );
});
