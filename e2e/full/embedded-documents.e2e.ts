/** Map and postal code with stand-ins of the services, on both hosts where the documents of /embed/ can be published. */
import { hydration, mock } from '#e2e/support/config.ts';
import { embedOrigins } from '#e2e/support/embed-origins.ts';
import { exactTextbox } from '#e2e/support/locators.ts';
import { logInOnScreen } from '#e2e/support/login.ts';
import { resumeSignupAt } from '#e2e/support/signup.ts';
import { test as base, expect } from '#e2e/support/test.ts';
import { directions } from '#src/content/directions.ts';
import { screens } from '#src/navigation/screens.ts';
import { bundleScript } from '#tools/build/bundle.ts';
import { startNodeServer } from '#tools/hosting/node/node-server.ts';

/** In this browser, the hosts of `embedOrigins` lead to the build whose embedded documents have a host of their own. */
const test = base.extend({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const server = await startNodeServer('.cache/embed-host-build', 0, mock);
      const { port } = new URL(server.url);
      const rules = ['www', 'embed'].map((name) => `MAP ${name}.localhost 127.0.0.1:${port}`);
      const args = [...(launchOptions.args ?? []), `--host-resolver-rules=${rules.join(', ')}`];
      await use({ ...launchOptions, args });
      await server.close();
    },
    { scope: 'worker' },
  ],
});

const tile = '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><rect width="64" height="64"/></svg>';

/** The scripts and pictures of the services, which are on hosts of their own. */
const serviceFiles: [url: string, contentType: string, read: () => Promise<string>][] = [
  [`${embedOrigins.postcode}/postcode.js`, 'text/javascript', () => bundleScript('mocks/postcode/stand-in.ts')],
  [`${embedOrigins.map}/map.js`, 'text/javascript', () => bundleScript('mocks/map/stand-in.ts')],
  [`${embedOrigins.tiles}/tile.svg`, 'image/svg+xml', async () => tile],
];

test.beforeEach(async ({ context }) => {
  for (const [url, contentType, read] of serviceFiles)
    await context.route(url, async (route) => route.fulfill({ contentType, body: await read() }));
});

const refusal = '이 화면은 사이트 안에서만 사용할 수 있습니다.';
const { latitude, longitude, level } = directions.mapPosition;

for (const { host, site, documents, origin, storage } of [
  { host: "the site's own host", site: hydration, documents: hydration, origin: 'null', storage: 'none' },
  {
    host: 'a host of their own',
    site: embedOrigins.site,
    documents: embedOrigins.embed,
    origin: embedOrigins.embed,
    storage: 'empty',
  },
]) {
  test.describe(`With the documents on ${host}`, () => {
    test.use({ baseURL: site });

    test('an address found by its postal code fills the fields of the sign-up', async ({ page }) => {
      await resumeSignupAt(page, '기본정보 입력');
      await page.getByRole('button', { name: '우편번호 찾기' }).click();
      const frame = page.frameLocator('iframe');
      await frame.getByRole('textbox').fill('은하마루');
      await frame.getByRole('button', { name: '검색' }).click();
      await frame.getByRole('button', { name: /은하로 34/ }).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(exactTextbox(page, '우편번호')).toHaveValue('01235');
      await expect(exactTextbox(page, '주소')).toHaveValue('서울특별시 한빛구 은하로 34 (은하동, 은하마루아파트)');
      await expect(exactTextbox(page, '상세주소')).toBeFocused();
    });

    test('the map shows the office, and its script cannot read the session of a member', async ({ page }) => {
      await logInOnScreen(page);
      await page.goto(`/introduce?${new URLSearchParams({ menu: screens.directions.title })}`);
      const map = page.frameLocator('iframe');
      const picture = map.getByRole('img', { name: `map ${latitude} ${longitude} ${level}` });
      await expect(picture).toBeVisible();
      await expect.poll(() => picture.evaluate((it: HTMLImageElement) => it.naturalWidth)).toBe(64);
      await expect(map.getByText(`origin ${origin}, storage ${storage}, site false`)).toBeVisible();
      await expect(page.locator('iframe')).toHaveAttribute('data-shown', 'true');
    });

    test.describe('outside its frame', () => {
      // Chromium gives this advice for every document of this host whose frame is not of another origin.
      test.use({ expectedConsole: storage === 'empty' ? [/both allow-scripts and allow-same-origin/] : [] });

      test('each document shows a text and a link to the site, and loads no service', async ({ page }) => {
        const requestedHosts = new Set<string>();
        page.on('request', (request) => void requestedHosts.add(new URL(request.url()).host));
        for (const name of ['postcode', 'map']) {
          requestedHosts.clear();
          await page.mainFrame().goto(`${documents}/embed/${name}.html?${new URLSearchParams({ site })}`);
          await expect(page.getByText(refusal)).toBeVisible();
          expect([...requestedHosts]).toEqual([new URL(documents).host]);
        }
        await page.getByRole('link', { name: '홈으로 이동' }).click();
        await expect(page).toHaveURL(`${site}/`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      });
    });
  });
}

/** The page of the public service: it sends an address to the origin in its query, and says whether it can read the site. */
const servicePage = `<!doctype html><html lang="ko"><title>Postcode</title><button>12345</button><script>
  const query = new URLSearchParams(location.search);
  const isReadable = (() => { try { return Boolean(parent.localStorage); } catch { return false; } })();
  document.body.append(\`origin \${origin}, site \${isReadable}\`);
  document.querySelector('button').onclick = () => {
    const fields = { zonecode: '12345', address: '은하로 1=|&', addressType: 'R', bname: '은하동', buildingName: '' };
    const texts = Object.entries(fields).map(([name, value]) => \`\${name}=\${encodeURIComponent(value)}\`);
    if (query.get('mode') === 'transmit') parent.postMessage(['action=done', ...texts].join('|'), query.get('origin'));
  };
</script></html>`;

test.describe('Without configuration', () => {
  test.use({
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructured first parameter
    async baseURL({}, use) {
      const server = await startNodeServer('dist', 0, mock);
      await use(server.url);
      await server.close();
    },
  });

  test('an address from the page of the public service fills the fields of the sign-up', async ({ page }) => {
    await page.route('https://postcode.map.kakao.com/search?*', (route) =>
      route.fulfill({ contentType: 'text/html; charset=utf-8', body: servicePage }),
    );
    await resumeSignupAt(page, '기본정보 입력');
    await page.getByRole('button', { name: '우편번호 찾기' }).click();
    const frame = page.frameLocator('iframe');
    await expect(frame.getByText('origin https://postcode.map.kakao.com, site false')).toBeVisible();
    await frame.getByRole('button', { name: '12345' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(exactTextbox(page, '우편번호')).toHaveValue('12345');
    await expect(exactTextbox(page, '주소')).toHaveValue('은하로 1=|& (은하동)');
  });
});
