import { member, startLoggedIn, submitLogin } from '#e2e/support/login.ts';
import { myPagePath, openMyPage, saveButton } from '#e2e/support/my-page.ts';
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

test('a login after a session that expired on submit returns to the form and restores the typed text', async ({
  page,
}) => {
  await openMyPage(page, '직장정보');
  const name = page.getByRole('textbox', { name: '직장명(국문)' });
  await name.fill('새로운 연구소');
  const requests: string[] = [];
  page.on('request', (request) => request.url().endsWith('modifyMemberCompanyInfo') && requests.push(request.url()));
  const endScenario = await startScenario(page, 'modifyMemberCompanyInfo', 'sessionExpired');
  await saveButton(page).click();
  await expect(page.getByRole('alertdialog')).toContainText(
    '로그인 시간이 지나 로그아웃되었습니다. 다시 로그인해 주세요.',
  );
  await page.getByRole('alertdialog').getByRole('button', { name: '확인' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '로그인' })).toBeFocused();
  await endScenario();
  await submitLogin(page);
  await page.getByRole('button', { name: '이어서 작성' }).click();
  await expect(name).toHaveValue('새로운 연구소');
  await expect(page).toHaveURL(myPagePath('직장정보'));
  expect(requests).toHaveLength(1);
  await saveButton(page).click();
  await expect(page.getByRole('status').filter({ hasText: '정보가 변경되었습니다.' })).toBeVisible();
});

test.describe('With two tabs', () => {
  // A pending request of the other tab is refused when the session ends, and the browser logs the refusal.
  test.use({ expectedConsole: [/status of 401/] });

  test('a logout clears a form in the other tab, and the next login of the same member restores it', async ({
    page,
    context,
  }) => {
    await startLoggedIn(page);
    const other = await context.newPage();
    const title = other.getByRole('textbox', { name: '제목' });
    await other.goto('/contact');
    await title.fill('아직 보내지 않은 문의');
    await page.goto('/mypage');
    await page.getByRole('button', { name: '로그아웃' }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: '로그인' })).toBeVisible();
    await expect(other.getByRole('alertdialog')).toContainText('다른 탭에서 로그아웃했습니다.');
    await expect(title).toHaveValue('');
    for (const tab of [page, other]) {
      const stored = await tab.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
      expect(stored).not.toContain('아직 보내지 않은 문의');
    }
    await page.getByRole('banner').getByRole('link', { name: '로그인' }).click();
    await submitLogin(page);
    await expect(other.getByRole('alertdialog')).toHaveCount(0);
    await other.getByRole('button', { name: '이어서 작성' }).click();
    await expect(title).toHaveValue('아직 보내지 않은 문의');
  });
});
