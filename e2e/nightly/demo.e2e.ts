/** The demo below a path of a static host: the mock responds in the service worker of each browser. */
import { execFileSync } from 'node:child_process';
import { goToCardPage } from '#e2e/support/payment.ts';
import { serveStatic } from '#e2e/support/servers/static-server.ts';
import { expect, test } from '#e2e/support/test.ts';

const base = '/society/';
const folder = '.cache/demo';
let host: Awaited<ReturnType<typeof serveStatic>>;

test.use({ viewport: { width: 1440, height: 900 } });
test.describe.configure({ mode: 'serial', timeout: 120_000 });

test.beforeAll(async () => {
  const options = ['--demo', '--base', base, '--into', folder];
  execFileSync('tsx', ['tools/dev/test/build.ts', ...options], { stdio: ['ignore', 'ignore', 'inherit'] });
  host = await serveStatic(folder, base);
});

test.afterAll(() => host.close());

test('a visitor of the demo logs in as a persona, writes a post that a reload keeps, and pays', async ({ page }) => {
  const main = page.getByRole('main');
  await page.goto(host.url);
  const bar = page.getByRole('complementary', { name: '데모' });
  await expect(bar).toContainText('데모 · 입력한 내용은 이 브라우저에만 저장됩니다');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page.getByRole('link', { name: '오픈소스 라이선스' })).toHaveAttribute('href', `${base}licenses.txt`);
  await bar.getByText('체험 회원').click();
  await bar.getByRole('button', { name: '학생회원 · 올해 연회비 미납' }).click();
  await expect(bar.getByRole('status')).toContainText('로그인했습니다.');

  await page.goto(`${host.url}information?menu=자유게시판`);
  await main.getByRole('link', { name: '글쓰기' }).click();
  await page.getByRole('textbox', { name: '제목' }).fill('데모의 글');
  await page.getByRole('textbox', { name: '내용' }).fill('이 브라우저에만 있다');
  await page.getByRole('button', { name: '등록' }).click();
  await page.getByRole('link', { name: '데모의 글' }).click();
  await expect(page).toHaveURL(/\/society\/information\/community\/\d+/);
  await page.reload();
  await expect(page.getByRole('heading', { level: 2, name: '데모의 글' })).toBeVisible();

  await page.goto(`${host.url}membership?menu=연회비 납부`);
  await goToCardPage(page);
  await page.getByRole('button', { name: /^승인/ }).click();
  await expect(page.getByRole('dialog').getByRole('heading', { name: '납부 완료' })).toBeVisible();
  expect(page.url()).toContain(`${host.url}membership`);
});

test('the demo says so in a browser without service workers', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
  await page.goto(host.url);
  await expect(page.getByRole('alert')).toContainText('이 브라우저에서는 데모를 볼 수 없습니다.');
});
