import { expect, test } from '#e2e/support/test.ts';

test.use({ viewport: { width: 1280, height: 800 } });

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
