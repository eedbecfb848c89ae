import { expect, test } from '#e2e/support/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('each share service opens in a new window with the URL of the guide, and the modal stays', async ({
  page,
  context,
}) => {
  await context.route(/^https:/, (route) => route.fulfill({ body: 'a form of a service' }));
  await page.goto('/society/guide/124');
  await page.getByRole('button', { name: '공유하기' }).click();
  const services = page.getByRole('dialog', { name: '공유하기' }).getByRole('listitem').getByRole('link');
  await expect(services).toHaveCount(4);
  const url = encodeURIComponent(page.url());
  for (const service of await services.all()) {
    const newPage = context.waitForEvent('page');
    await service.click();
    const opened = await newPage;
    await expect(opened).toHaveURL((it) => it.href.includes(url));
    await opened.close();
    // The link works without scripts: its `href` has the URL.
    expect(await service.getAttribute('href')).toContain(url);
  }
  await expect(services).toHaveCount(4);
});
