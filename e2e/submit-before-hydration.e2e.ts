import { expect, test } from '#e2e/support/test.ts';

test('Enter and the button send nothing before the login form is hydrated, and the typed text stays', async ({
  page,
}) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await promise;
    await route.continue();
  });
  const navigations: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() || request.method() !== 'GET') navigations.push(request.url());
  });
  // The page's own `goto` would wait for hydration.
  await page.mainFrame().goto('/auth/login', { waitUntil: 'commit' });
  const id = page.getByRole('textbox', { name: '아이디' });
  const password = page.getByLabel('비밀번호', { exact: true });
  const button = page.getByRole('main').getByRole('button', { name: '로그인' });
  await id.fill('hong');
  await password.fill('secret-1234');
  await password.press('Enter');
  await expect(button).toBeDisabled();
  await button.click({ force: true });
  resolve();
  await expect(page.locator('#root[data-address]')).toHaveCount(0);
  expect(navigations.map((url) => new URL(url).search)).toEqual(['']);
  await expect(id).toHaveValue('hong');
  await expect(password).toHaveValue('secret-1234');
  await expect(button).toBeEnabled();
});
