/** Opens every page under its content security policy. A violation fails these tests, as it fails the journeys. */
import { readFileSync } from 'node:fs';
import { startLoggedIn } from '#e2e/support/login.ts';
import { expect, test } from '#e2e/support/test.ts';
import type { HostingTable } from '#tools/hosting/table.ts';

const table: HostingTable = JSON.parse(readFileSync('dist/hosting/table.json', 'utf8'));
const addresses = table.pages.map(
  ({ path, menu }) => path.replace(':id', '1') + (menu ? `?menu=${encodeURIComponent(menu)}` : ''),
);

for (const visitor of ['guest', 'member']) {
  test.describe(visitor, () => {
    // The mock has no record with the number 1 on every board, and a member is redirected from the screens of guests.
    test.use({ expectedConsole: [/status of 40\d/] });

    test(`finds no violation on any page as a ${visitor}`, async ({ page, policyViolations }) => {
      test.slow();
      if (visitor === 'member') await startLoggedIn(page);
      for (const address of addresses) {
        await page.goto(address);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      }
      expect(addresses.length).toBeGreaterThan(30);
      expect(policyViolations).toEqual([]);
    });
  });
}

const seededConsole = [/Content Security Policy|This document requires 'Trusted/];

test.describe('seeded violations', () => {
  test.use({ expectedConsole: seededConsole, expectedViolations: [/./] });

  test('are found: an inline script, a style, HTML without the sanitiser, and a request to another origin', async ({
    page,
    policyViolations,
  }) => {
    await page.goto('/introduce');
    await page.evaluate(() => {
      const add = (tag: string, text: string) =>
        document.head.append(Object.assign(document.createElement(tag), { textContent: text }));
      add('style', 'body { color: red }');
      try {
        add('script', 'window.isHacked = true');
      } catch {}
      try {
        document.body.innerHTML += '<b>text</b>';
      } catch {}
      void fetch('https://other.example/').catch(() => undefined);
    });
    for (const directive of ['style-src-elem', 'require-trusted-types-for', 'connect-src'])
      await expect.poll(() => policyViolations.join('\n')).toContain(directive);
    expect(await page.evaluate(() => Reflect.get(window, 'isHacked'))).toBeUndefined();
  });

  for (const [source, header] of [
    ['a header', "default-src 'none'; sandbox allow-scripts"],
    ['a meta element', ''],
  ]) {
    test(`are found in a frame, by the policy of ${source}`, async ({ page, policyViolations }) => {
      const meta = header ? '' : `<meta http-equiv="Content-Security-Policy" content="style-src 'none'">`;
      await page.route('**/embed/seeded.html', (route) =>
        route.fulfill({
          contentType: 'text/html',
          headers: header ? { 'Content-Security-Policy': header } : {},
          body: `<!doctype html>${meta}<style>body { color: red }</style>`,
        }),
      );
      await page.goto('/introduce');
      await page.evaluate(() =>
        document.body.append(Object.assign(document.createElement('iframe'), { src: '/embed/seeded.html' })),
      );
      await expect.poll(() => policyViolations).toEqual([expect.stringMatching(/seeded\.html: style-src-elem inline/)]);
    });
  }
});

test.describe('a journey', () => {
  test.use({ expectedConsole: seededConsole });

  test.fail('with a violation fails, although its console output is expected', async ({ page, policyViolations }) => {
    await page.goto('/introduce');
    await page.evaluate(() => {
      document.head.append(Object.assign(document.createElement('style'), { textContent: 'body { color: red }' }));
    });
    // The policies of header and page both report it.
    await expect.poll(() => policyViolations).toHaveLength(2);
  });
});
