import { logInOnScreen, member, submitLogin } from '#e2e/support/login.ts';
import { holdRequests } from '#e2e/support/requests.ts';
import { startScenario } from '#e2e/support/scenario.ts';
import { expect, test } from '#e2e/support/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('a member logs in with Enter, opens My Page, and logs out', async ({ page }) => {
  await page.goto('/auth/login');
  await page.getByRole('textbox', { name: '아이디' }).fill(member.id);
  await page.getByRole('textbox', { name: '비밀번호' }).fill(member.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  await page.getByRole('banner').getByRole('link', { name: 'MY', exact: true }).click();
  await expect(page.getByText(`${member.name} 님`)).toBeVisible();
  await page.getByRole('button', { name: '로그아웃' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner').getByRole('link', { name: '로그인' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual(['logout']);
});

test('the login button is disabled with a reason until both fields are filled in', async ({ page }) => {
  await page.goto('/auth/login');
  const button = page.getByRole('button', { name: '로그인' });
  await expect(button).toBeDisabled();
  await expect(button).toHaveAccessibleDescription('아이디와 비밀번호를 입력하면 누를 수 있습니다.');
  await page.getByRole('textbox', { name: '아이디' }).fill('hanbit01');
  await expect(button).toBeDisabled();
  await page.getByRole('textbox', { name: '비밀번호' }).fill('x');
  await expect(button).toBeEnabled();
});

test('a wrong password shows an error and keeps the typed ID', async ({ page }) => {
  await page.goto('/auth/login');
  await page.getByRole('textbox', { name: '아이디' }).fill('hanbit01');
  await page.getByRole('textbox', { name: '비밀번호' }).fill('wrong');
  await page.getByRole('button', { name: '로그인' }).click();
  await expect(page.getByRole('alert')).toHaveText('아이디 또는 비밀번호를 확인해 주세요.');
  await expect(page.getByRole('textbox', { name: '아이디' })).toHaveValue('hanbit01');
});

test('a locked account shows a message to wait', async ({ page }) => {
  await startScenario(page, 'login', 'tooManyFailures');
  await page.goto('/auth/login');
  await submitLogin(page);
  await expect(page.getByRole('alert')).toHaveText('잠시 후 시도해 주세요.');
});

test('a double click sends one login request', async ({ page }) => {
  const calls: string[] = [];
  page.on(
    'request',
    (request) => request.url().endsWith('/login') && request.method() === 'POST' && calls.push('login'),
  );
  await page.goto('/auth/login');
  await page.getByRole('textbox', { name: '아이디' }).fill(member.id);
  await page.getByRole('textbox', { name: '비밀번호' }).fill(member.password);
  await page.getByRole('button', { name: '로그인' }).dblclick();
  await expect(page).toHaveURL('/');
  expect(calls).toHaveLength(1);
});

test.describe('A network error', () => {
  test.use({ expectedConsole: [/ERR_FAILED/] });

  test('during the login shows a message', async ({ page }) => {
    await page.route('**/v1/front/login', (route) => route.abort());
    await page.goto('/auth/login');
    await submitLogin(page);
    await expect(page.getByRole('alert')).toHaveText(/^로그인 중 오류가 발생했습니다. 네트워크 연결 오류입니다./);
  });

  test('during the logout offers a logout on this device only', async ({ page }) => {
    await logInOnScreen(page);
    await page.goto('/mypage');
    await page.route('**/v1/front/logout', (route) => route.abort());
    await page.getByRole('button', { name: '로그아웃' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '취소' }).click();
    await expect(page.getByText(`${member.name} 님`)).toBeVisible();
    await page.getByRole('button', { name: '로그아웃' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '이 기기에서만 로그아웃' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('banner').getByRole('link', { name: '로그인' })).toBeVisible();
    await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual(['logout']);
  });
});

test('an expired session shows a modal, opens the login, and returns to the previous screen', async ({ page }) => {
  await logInOnScreen(page);
  await page.goto('/information?page=2');
  await expect(page.getByText('2/4 페이지')).toBeVisible();
  const endScenario = await startScenario(page, 'getInfo', 'sessionExpired');
  await page.getByRole('link', { name: '3 페이지' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('세션이 만료되어 로그아웃됩니다.');
  await expect(page).toHaveURL('/auth/login');
  await page.getByRole('alertdialog').getByRole('button', { name: '확인' }).click();
  await endScenario();
  await submitLogin(page);
  await expect(page).toHaveURL('/information?page=3');
});

test('a rejected token shows a modal and opens the login', async ({ page }) => {
  await logInOnScreen(page);
  await startScenario(page, 'getInfo', 'tokenRejected');
  await page.goto('/information');
  await expect(page.getByRole('alertdialog')).toContainText('다시 로그인해 주세요.');
  await expect(page).toHaveURL('/auth/login');
});

test('an expired access token is refreshed without a message', async ({ page }) => {
  await logInOnScreen(page);
  const refreshed = page.waitForResponse('**/v1/front/requestToken');
  const endScenario = await startScenario(page, 'getInfo', 'tokenExpired');
  page.on('request', (request) => request.url().includes('requestToken') && void endScenario());
  await page.goto('/information');
  await refreshed;
  await expect(page.getByRole('row')).toHaveCount(11);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});

test.describe('With two tabs', () => {
  // A pending request of the other tab is refused when the session ends, and the browser logs the refusal.
  test.use({ expectedConsole: [/status of 401/] });

  test('a logout clears a form in the other tab, and the next login of the same member restores it', async ({
    page,
    context,
  }) => {
    await logInOnScreen(page);
    const other = await context.newPage();
    const title = other.getByRole('textbox', { name: '제목' });
    await other.goto('/contact');
    await title.fill('아직 보내지 않은 문의');
    await page.goto('/mypage');
    await page.getByRole('button', { name: '로그아웃' }).click();
    await expect(page).toHaveURL('/');
    await expect(other.getByRole('alertdialog')).toContainText('다른 탭에서 로그아웃했습니다.');
    await expect(title).toHaveValue('');
    for (const tab of [page, other]) {
      const stored = await tab.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
      expect(stored).not.toContain('아직 보내지 않은 문의');
    }
    await logInOnScreen(page);
    await expect(other.getByRole('alertdialog')).toHaveCount(0);
    await other.getByRole('button', { name: '이어서 작성' }).click();
    await expect(title).toHaveValue('아직 보내지 않은 문의');
  });

  test('a logout in one tab updates the other tab without a message', async ({ page, context }) => {
    await logInOnScreen(page);
    const other = await context.newPage();
    await other.goto('/');
    await expect(other.getByRole('banner').getByRole('link', { name: 'MY', exact: true })).toBeVisible();
    await page.goto('/mypage');
    await page.getByRole('button', { name: '로그아웃' }).click();
    await expect(other.getByRole('banner').getByRole('link', { name: '로그인' })).toBeVisible();
    await expect(other.getByRole('alertdialog')).toHaveCount(0);
  });

  test('a logout in another tab closes My Page without a message', async ({ page, context }) => {
    await logInOnScreen(page);
    const other = await context.newPage();
    await other.goto('/mypage');
    await expect(other.getByText(`${member.name} 님`)).toBeVisible();
    await page.goto('/mypage');
    await page.getByRole('button', { name: '로그아웃' }).click();
    await expect(other).toHaveURL('/');
    await expect(other.getByRole('alertdialog')).toHaveCount(0);
  });
});

test('an expired session on a free-board post shows a modal, and the login returns to the post', async ({ page }) => {
  await logInOnScreen(page);
  await page.goto('/information/community/664');
  await expect(page.getByRole('article')).toBeVisible();
  const endScenario = await startScenario(page, 'getInfoDetail', 'sessionExpired');
  await page.getByRole('link', { name: '이전글' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('세션이 만료되어 로그아웃됩니다.');
  await expect(page).toHaveURL('/auth/login');
  await page.getByRole('alertdialog').getByRole('button', { name: '확인' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '로그인' })).toBeFocused();
  await endScenario();
  await submitLogin(page);
  await expect(page).toHaveURL(/\/information\/community\/\d+$/);
  await expect(page.getByRole('article')).toBeVisible();
});

test('a member who opens another screen during the login stays there, logged in', async ({ page }) => {
  const release = await holdRequests(page, '**/v1/front/login');
  await page.goto('/auth/login');
  await submitLogin(page);
  await page.getByRole('navigation', { name: '주 메뉴' }).getByRole('link', { name: '간행물' }).click();
  await expect(page).toHaveURL('/publication');
  release();
  await expect(page.getByRole('banner').getByRole('link', { name: 'MY', exact: true })).toBeVisible();
  await expect(page).toHaveURL('/publication');
});

test('a login reloads the list in another tab', async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto('/information');
  await expect(other.getByText('총 37건')).toBeVisible();
  const reload = other.waitForRequest((request) => request.url().includes('getInfo'));
  await logInOnScreen(page);
  await reload;
});

test('a member who follows the sign-up link gets a modal', async ({ page }) => {
  await logInOnScreen(page);
  await page.goto('/auth/login');
  await page.getByRole('main').getByRole('link', { name: '회원가입' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('이미 학회 회원이십니다.');
  await expect(page).toHaveURL('/auth/login');
});

test.describe('On a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the drawer has the name, the My Page links and the logout', async ({ page }) => {
    await logInOnScreen(page);
    await page.getByRole('banner').getByRole('button', { name: 'MY' }).tap();
    const drawer = page.getByRole('dialog', { name: `${member.name} 님` });
    await expect(drawer.getByRole('link')).toHaveText([
      '기본정보',
      '직장정보',
      '학력정보',
      '재학인증',
      '비밀번호 변경',
      '서비스 이용약관',
      '개인정보 처리방침',
    ]);
    await drawer.getByRole('link', { name: '학력정보' }).tap();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('마이페이지 학력정보');
    await page.getByRole('banner').getByRole('button', { name: 'MY' }).tap();
    await drawer.getByRole('button', { name: '로그아웃' }).tap();
    await expect(page.getByRole('banner').getByRole('link', { name: '로그인' })).toBeVisible();
  });

  test('a logout on the home page moves the focus to the heading, without a history entry', async ({ page }) => {
    await logInOnScreen(page);
    const entries = await page.evaluate(() => window.history.length);
    await page.getByRole('banner').getByRole('button', { name: 'MY' }).tap();
    await page.getByRole('dialog').getByRole('button', { name: '로그아웃' }).tap();
    await expect(page.getByRole('banner').getByRole('link', { name: '로그인' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await page.evaluate(() => window.history.length)).toBe(entries);
  });
});
