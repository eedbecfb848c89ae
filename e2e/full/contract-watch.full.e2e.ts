import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { watchContract } from '#e2e/support/contract-watch.ts';
import { expect, test } from '#e2e/support/test.ts';

const list = '/api/v1/front/getInfo?type=notice&page=1&row=10&search_category=all';

/** Requests a URL in the page and reads its body, which may be broken. */
const requestInPage = (page: Page, url: string) =>
  page.evaluate(async (address) => {
    const response = await fetch(address);
    await response.text();
  }, url);

test.describe('The contract check of the end-to-end tests', () => {
  for (const [title, body, reason] of [
    ['is no JSON', '{"success":', /^getInfo: SyntaxError/],
    ['lacks required fields', '{"success":true}', /^getInfo: /],
  ] as const) {
    test(`reports a response whose body ${title}`, async ({ browser }) => {
      const context = await browser.newContext();
      const contract = watchContract(context);
      const page = await context.newPage();
      await page.goto('/favicon.svg');
      await page.route('**/getInfo?*', (route) => route.fulfill({ contentType: 'application/json', body }));
      await requestInPage(page, list);
      await contract.waitForChecks();
      expect(contract.problems).toEqual([expect.stringMatching(reason)]);
      expect(contract.countLostBodies()).toBe(0);
    });
  }

  test('reports a request with a parameter that the contract does not define', async ({ browser }) => {
    const context = await browser.newContext();
    const contract = watchContract(context);
    const page = await context.newPage();
    await page.goto('/favicon.svg');
    await requestInPage(page, `${list}&colour=red`);
    await contract.waitForChecks();
    expect(contract.problems).toEqual([expect.stringMatching(/^getInfo: .*colour/)]);
  });

  for (const [title, leave] of [
    ['is closed', (page: Page) => page.close()],
    ['opens another document', (page: Page) => page.goto('about:blank')],
  ] as const) {
    test(`counts a body that is lost because its page ${title}, and reports nothing`, async ({ browser }) => {
      // Sends the headers and a part of the body, and never the rest.
      const server = createServer((request, response) => {
        const isList = request.url?.startsWith('/api/');
        response.writeHead(200, { 'Content-Type': isList ? 'application/json' : 'text/html' });
        if (isList) response.write('{"success":');
        else response.end(`<script>fetch('${list}')</script>`);
      });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      try {
        const context = await browser.newContext();
        const contract = watchContract(context);
        const page = await context.newPage();
        const headers = page.waitForResponse((response) => response.url().endsWith(list));
        await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
        await headers;
        await leave(page);
        await contract.waitForChecks();
        expect(contract.problems).toEqual([]);
        expect(contract.countLostBodies()).toBe(1);
      } finally {
        server.closeAllConnections();
        server.close();
      }
    });
  }
});
