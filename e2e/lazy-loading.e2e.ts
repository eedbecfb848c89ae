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

test('after a first press, code is loaded when its link is pointed at, and that of the next step when a screen rests', async ({
  page,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.goto('/');
  await page.keyboard.press('Shift');
  const contact = page.getByRole('navigation', { name: '주 메뉴' }).getByRole('link', { name: '문의하기' });
  await expect(async () => {
    await page.mouse.move(0, 0);
    await contact.hover();
    expect(requested).toContainEqual(expect.stringMatching(/contact-page.*\.js/));
  }).toPass();
  await page.getByRole('link', { name: '로그인' }).first().click();
  await page.getByRole('main').getByRole('link', { name: '비밀번호 찾기' }).click();
  await expect.poll(() => requested).toContainEqual(expect.stringMatching(/new-password-page.*\.js/));
});
