import { logInOnScreen, member, submitLogin } from './support/login.ts';
import { holdRequests } from './support/requests.ts';
import { useScenario } from './support/scenario.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('a member logs in with Enter, sees MY, and logs out again', async ({ page }) => {
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

test('the button waits for both fields and says so', async ({ page }) => {
  await page.goto('/auth/login');
  const button = page.getByRole('button', { name: '로그인' });
  await expect(button).toBeDisabled();
  await expect(button).toHaveAccessibleDescription('아이디와 비밀번호를 입력하면 누를 수 있습니다.');
  await page.getByRole('textbox', { name: '아이디' }).fill('hanbit01');
  await expect(button).toBeDisabled();
  await page.getByRole('textbox', { name: '비밀번호' }).fill('x');
  await expect(button).toBeEnabled();
});

test('a wrong password is told and keeps what was typed', async ({ page }) => {
  await page.goto('/auth/login');
  await page.getByRole('textbox', { name: '아이디' }).fill('hanbit01');
  await page.getByRole('textbox', { name: '비밀번호' }).fill('wrong');
  await page.getByRole('button', { name: '로그인' }).click();
  await expect(page.getByRole('alert')).toHaveText('아이디 또는 비밀번호를 확인해 주세요.');
  await expect(page.getByRole('textbox', { name: '아이디' })).toHaveValue('hanbit01');
});

test('a locked account is asked to wait', async ({ page }) => {
  await useScenario(page, 'login', 'tooManyFailures');
  await page.goto('/auth/login');
  await submitLogin(page);
  await expect(page.getByRole('alert')).toHaveText('잠시 후 시도해 주세요.');
});

test('a double click sends one login', async ({ page }) => {
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

test.describe('when the network breaks', () => {
  test.use({ expectedConsole: [/ERR_FAILED/] });

  test('the login says that something went wrong', async ({ page }) => {
    await page.route('**/v1/front/login', (route) => route.abort());
    await page.goto('/auth/login');
    await submitLogin(page);
    await expect(page.getByRole('alert')).toHaveText(/^로그인 중 오류가 발생했습니다. 네트워크 연결 오류입니다./);
  });

  test('a logout that fails can be ended on this device alone', async ({ page }) => {
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

test('a session that ends by itself says so, leads to the login and back to the screen that was left', async ({
  page,
}) => {
  await logInOnScreen(page);
  await page.goto('/information?page=2');
  await expect(page.getByText('2/4 페이지')).toBeVisible();
  const end = await useScenario(page, 'getInfo', 'sessionExpired');
  await page.getByRole('link', { name: '3 페이지' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('세션이 만료되어 로그아웃됩니다.');
  await expect(page).toHaveURL('/auth/login');
  await page.getByRole('alertdialog').getByRole('button', { name: '확인' }).click();
  await end();
  await submitLogin(page);
  await expect(page).toHaveURL('/information?page=3');
});

test('a token that the server rejects asks to log in again', async ({ page }) => {
  await logInOnScreen(page);
  await useScenario(page, 'getInfo', 'tokenRejected');
  await page.goto('/information');
  await expect(page.getByRole('alertdialog')).toContainText('다시 로그인해 주세요.');
  await expect(page).toHaveURL('/auth/login');
});

test('an expired access token is refreshed once, unseen, and the list is there', async ({ page }) => {
  await logInOnScreen(page);
  const refreshed = page.waitForResponse('**/v1/front/requestToken');
  const end = await useScenario(page, 'getInfo', 'tokenExpired');
  page.on('request', (request) => request.url().includes('requestToken') && void end());
  await page.goto('/information');
  await refreshed;
  await expect(page.getByRole('row')).toHaveCount(11);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});

test.describe('with two tabs', () => {
  // A call of the other tab that is under way when the session ends is refused; the browser writes that down.
  test.use({ expectedConsole: [/status of 401/] });

  test('a logout empties a form in the other tab, which the same member takes up again', async ({ page, context }) => {
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

  test('a logout in one tab logs the other out without a word', async ({ page, context }) => {
    await logInOnScreen(page);
    const other = await context.newPage();
    await other.goto('/');
    await expect(other.getByRole('banner').getByRole('link', { name: 'MY', exact: true })).toBeVisible();
    await page.goto('/mypage');
    await page.getByRole('button', { name: '로그아웃' }).click();
    await expect(other.getByRole('banner').getByRole('link', { name: '로그인' })).toBeVisible();
    await expect(other.getByRole('alertdialog')).toHaveCount(0);
  });

  test('a logout in another tab leads from My Page home without a word', async ({ page, context }) => {
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

test('a session that ends on a free-board post says so over the withheld post, and leads back to it', async ({
  page,
}) => {
  await logInOnScreen(page);
  await page.goto('/information/community/664');
  await expect(page.getByRole('article')).toBeVisible();
  const end = await useScenario(page, 'getInfoDetail', 'sessionExpired');
  await page.getByRole('link', { name: '이전글' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('세션이 만료되어 로그아웃됩니다.');
  await expect(page).toHaveURL('/auth/login');
  await page.getByRole('alertdialog').getByRole('button', { name: '확인' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '로그인' })).toBeFocused();
  await end();
  await submitLogin(page);
  await expect(page).toHaveURL(/\/information\/community\/\d+$/);
  await expect(page.getByRole('article')).toBeVisible();
});

test('who goes elsewhere while the login is under way is logged in there', async ({ page }) => {
  const release = await holdRequests(page, '**/v1/front/login');
  await page.goto('/auth/login');
  await submitLogin(page);
  await page.getByRole('navigation', { name: '주 메뉴' }).getByRole('link', { name: '간행물' }).click();
  await expect(page).toHaveURL('/publication');
  release();
  await expect(page.getByRole('banner').getByRole('link', { name: 'MY', exact: true })).toBeVisible();
  await expect(page).toHaveURL('/publication');
});

test('a list that another member sees is asked for anew', async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto('/information');
  await expect(other.getByText('총 37건')).toBeVisible();
  const asked = other.waitForRequest((request) => request.url().includes('getInfo'));
  await logInOnScreen(page);
  await asked;
});

test('a member who follows 회원가입 is told to be a member', async ({ page }) => {
  await logInOnScreen(page);
  await page.goto('/auth/login');
  await page.getByRole('main').getByRole('link', { name: '회원가입' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('이미 학회 회원이십니다.');
  await expect(page).toHaveURL('/auth/login');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the drawer has the name, the entries and the logout', async ({ page }) => {
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

  test('a logout at home leaves focus on the heading, and nothing to go back to', async ({ page }) => {
    await logInOnScreen(page);
    const entries = await page.evaluate(() => window.history.length);
    await page.getByRole('banner').getByRole('button', { name: 'MY' }).tap();
    await page.getByRole('dialog').getByRole('button', { name: '로그아웃' }).tap();
    await expect(page.getByRole('banner').getByRole('link', { name: '로그인' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await page.evaluate(() => window.history.length)).toBe(entries);
  });
});
