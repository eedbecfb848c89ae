import { expect, test } from '#e2e/support/test.ts';

test.use({
  viewport: { width: 1280, height: 800 },
  expectedConsole: [/Failed to load resource|dynamically imported module/],
});

test('a screen whose code fails to load shows a network error, and opens on retry without a reload of the page', async ({
  page,
}) => {
  await page.goto('/');
  const document = await page.evaluateHandle(() => window.document);
  await page.route(/contact-page.*\.js/, (route) => route.abort());
  await page.getByRole('navigation', { name: '주 메뉴' }).getByRole('link', { name: '문의하기' }).click();
  const error = page.getByRole('alert').filter({ hasText: '네트워크 연결 오류입니다. 잠시 후 다시 시도해 주세요.' });
  await expect(error).toBeVisible();
  await page.unroute(/contact-page.*\.js/);
  await page.getByRole('button', { name: '다시 불러오기' }).click();
  await expect(page.getByRole('heading', { name: '문의 내용 작성' })).toBeVisible();
  await expect(error).toBeHidden();
  expect(await document.evaluate((before) => before === window.document)).toBe(true);
});

test('the code behind a link is loaded when the link is pointed at, and that of the next step when a screen rests', async ({
  page,
}) => {
  const loaded = (name: RegExp) => page.waitForRequest((request) => name.test(request.url()));
  await page.goto('/');
  const contact = loaded(/contact-page.*\.js/);
  await page.getByRole('navigation', { name: '주 메뉴' }).getByRole('link', { name: '문의하기' }).hover();
  await contact;
  const newPassword = loaded(/new-password-page.*\.js/);
  await page.getByRole('link', { name: '로그인' }).first().click();
  await page.getByRole('main').getByRole('link', { name: '비밀번호 찾기' }).click();
  await newPassword;
});
