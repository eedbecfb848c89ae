import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { mock } from '#e2e/support/config.ts';
import { nightlyTag } from '#e2e/support/nightly-tag.ts';
import { expect, test } from '#e2e/support/test.ts';
import { attacks } from '#tests/browser/support/attacks.ts';
import { createTextApi, writePostPages } from '#tests/support/post-pages.ts';
import { startNodeServer } from '#tools/hosting/node/node-server.ts';

/** The policy of a page, and its own scripts and style sheets, whose requests would take longer than the attacks. */
const policyOrFile = /<meta http-equiv="Content-S[^>]*>|<(?:link|script)\b[^>]*(?:href|src)="\/assets\/[^>]*>/g;

let root: string;
test.beforeEach(async () => {
  // Playwright loads the renderer as a module of the project.
  root = await mkdtemp('.cache/posts-');
});
test.afterEach(() => rm(root, { recursive: true, force: true }));

test('a guest reads a notice in its own page before a script runs, and it is hydrated without a second view', async ({
  page,
}) => {
  test.slow();
  await writePostPages(root, mock, 2);
  const server = await startNodeServer(root, 0, mock);
  try {
    const address = `${server.url}/information/notice/237`;
    const html = await (await page.request.get(address)).text();
    expect(html).toContain('11월 3일(월)부터 11월 14일(금)까지');
    const reads: string[] = [];
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      if (pathname.startsWith('/api/')) reads.push(pathname.split('/').at(-1) + search);
    });
    await page.goto(address);
    await expect(page.getByRole('article').getByText('사전등록 기간은')).toBeVisible();
    await expect.poll(() => reads).toEqual(['getInfoDetail?info_pk=237&type=notice']);
    await expect(page.locator('meta[name=description]')).toHaveCount(1);
    const menu = page.getByRole('button', { name: '학회소개 하위 메뉴' });
    await menu.press('Enter');
    await expect(page.getByRole('banner').getByRole('link', { name: '임원' })).toBeVisible();
    await menu.press('Escape');
    await page.getByRole('link', { name: '목록', exact: true }).click();
    await expect(page.getByRole('heading', { level: 2, name: '공지사항' })).toBeVisible();
    await expect(page.locator('meta[name=description]')).toHaveCount(0);
  } finally {
    // The page may still load its full typeface.
    await page.close();
    await server.close();
  }
});

test.describe('hostile posts', { tag: nightlyTag }, () => {
  // Broken pictures and frames of the posts.
  test.use({ expectedConsole: [/./], expectedViolations: [/./] });

  test('no attack in title, author or text runs in a page of a post, even without the policy', async ({ page }) => {
    test.slow();
    const api = createTextApi(attacks).listen(0, '127.0.0.1');
    await once(api, 'listening');
    const { outcome, pages } = await writePostPages(
      root,
      `http://127.0.0.1:${Reflect.get(Object(api.address()), 'port')}`,
    );
    api.close();
    expect(outcome.written).toBe(attacks.length);

    const ran: string[] = [];
    await page.exposeFunction('A', (name: string) => void ran.push(name));
    await page.route(/^http/, (route) =>
      route.request().url() === 'http://posts.test/' ? route.fulfill({ contentType: 'text/html' }) : route.abort(),
    );
    await page.goto('http://posts.test/');
    const openAll = (documents: string[]) =>
      page.evaluate(async (texts) => {
        const frames = texts.map((text) => {
          const frame = document.createElement('iframe');
          frame.srcdoc = text;
          return frame;
        });
        const loaded = frames.map((frame) => new Promise((done) => frame.addEventListener('load', done)));
        document.body.replaceChildren(...frames);
        await Promise.all(loaded);
        const elements = frames.flatMap((frame) => [...(frame.contentDocument?.querySelectorAll('*') ?? [])]);
        const attributes = elements.flatMap((element) => [...element.attributes]);
        return attributes.flatMap(({ name, value }) => (/^on|^\s*javascript:/i.test(name) ? [`${name}=${value}`] : []));
      }, documents);
    await openAll(['<img src=x onerror="A(\'control\')">']);
    await expect.poll(() => ran).toEqual(['control']);
    const handlers: string[] = [];
    for (let first = 0; first < attacks.length; first += 40) {
      const numbers = attacks.slice(first, first + 40).map((_, index) => first + index + 1);
      const files = numbers.map((number) => readFile(join(pages, `newsletter/${number}.html`), 'utf8'));
      const texts = (await Promise.all(files)).map((html) => html.replace(policyOrFile, ''));
      handlers.push(...(await openAll(texts)));
    }
    expect(handlers).toEqual([]);
    expect(ran).toEqual(['control']);
  });
});
