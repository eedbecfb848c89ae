import { attachFiles, fillPost, postFormPath, textFile } from '#e2e/support/forum.ts';
import { member, startLoggedIn, submitLogin } from '#e2e/support/login.ts';
import { startScenario } from '#e2e/support/scenario.ts';
import { expect, test } from '#e2e/support/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('a member logs in with Enter, opens My Page, and logs out', async ({ page }) => {
  await page.goto('/auth/login');
  await page.getByRole('textbox', { name: '아이디' }).fill(member.id);
  await page.getByRole('textbox', { name: '비밀번호' }).fill(member.password);
  await page.keyboard.press('Enter');
  await page.getByRole('banner').getByRole('link', { name: 'MY', exact: true }).click();
  await expect(page.getByText(`${member.name} 님`)).toBeVisible();
  await page.getByRole('button', { name: '로그아웃' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: '로그인' })).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual(['logout']);
});

test('a login after a session that expired during an upload returns to the form and restores the typed text', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => request.url().endsWith('saveForum') && requests.push(request.url()));
  await startLoggedIn(page);
  await page.goto(postFormPath);
  await fillPost(page, '끊긴 글', '잃지 말아야 할 내용');
  await attachFiles(page, [textFile('다시 고를 파일.txt')]);
  const endScenario = await startScenario(page, 'saveForum', 'sessionExpired');
  await page.getByRole('button', { name: '등록' }).click();
  await expect(page.getByRole('alertdialog')).toContainText(
    '로그인 시간이 지나 로그아웃되었습니다. 다시 로그인해 주세요.',
  );
  await page.getByRole('alertdialog').getByRole('button', { name: '확인' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '로그인' })).toBeFocused();
  await endScenario();
  await submitLogin(page);
  await expect(page.getByText('첨부했던 파일(다시 고를 파일.txt)은 다시 선택해 주세요.')).toBeVisible();
  await page.getByRole('button', { name: '이어서 작성' }).click();
  await expect(page.getByRole('textbox', { name: '내용' })).toHaveValue('잃지 말아야 할 내용');
  expect(requests).toHaveLength(1);
  await page.getByRole('button', { name: '등록' }).click();
  await expect(page.getByRole('row').nth(1).getByRole('link')).toHaveText('끊긴 글');
});
