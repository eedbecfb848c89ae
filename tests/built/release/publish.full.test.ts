import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { expect, onTestFinished } from 'vitest';
import { copyBuildAs, runRelease } from '#tests/support/built-releases.ts';
import { builtTable, nginxForTest, nginxTest } from '#tests/support/nginx.ts';
import { temporaryFolder } from '#tests/support/releases.ts';
import { launchOptions } from '#tools/dev/setup/browser.ts';
import { freePort } from '#tools/dev/start/free-port.ts';

/** Publishes the build as version 1.0.0, and serves the current release by nginx. */
async function publishFirst() {
  const folder = await temporaryFolder();
  const first = await runRelease(folder, '--build', await copyBuildAs('1.0.0', null));
  expect(first).toMatchObject({ code: 0, error: '' });
  const nginx = await nginxForTest({
    ...{ folder: join(folder, 'current'), table: { ...builtTable(), embedOrigin: null } },
    ...{ generated: join(folder, 'current/hosting/nginx'), port: await freePort(), embedPort: null },
    api: 'http://127.0.0.1:9',
  });
  const live = ['--reload', `kill -HUP ${nginx.process.pid}`, '--url', nginx.url];
  const readVersion = async () => (await (await fetch(`${nginx.url}/version.json`)).json()).version;
  return { folder, url: nginx.url, live, readVersion };
}

nginxTest(
  'an open page finds its code after a release and after the roll-back',
  async () => {
    const { folder, url, live, readVersion } = await publishFirst();
    const browser = await chromium.launch(launchOptions);
    onTestFinished(() => browser.close());
    const page = await browser.newPage({ locale: 'ko-KR' });
    const failed: string[] = [];
    page.on('response', (response) => {
      if (response.status() >= 400 && !response.url().includes('/api/')) failed.push(response.url());
    });
    await page.goto(`${url}/auth/login`);
    await page.waitForLoadState('networkidle');
    const loaded = new Set<string>();
    page.on('request', (request) => loaded.add(request.url()));

    const second = await runRelease(folder, ...live, '--build', await copyBuildAs('2.0.0', 'r2'));
    expect(second).toMatchObject({ code: 0, error: '' });
    expect(await readVersion()).toBe('2.0.0');
    expect(await (await fetch(`${url}/introduce`)).text()).toMatch(/\/assets\/[\w.-]+r2\.js/);

    const link = page.getByRole('link', { name: '회원가입' }).first();
    await link.click();
    await page.waitForURL('**/auth/signup**');
    await page.getByRole('heading', { level: 1 }).waitFor();
    const scripts = [...loaded].filter((loadedUrl) => loadedUrl.endsWith('.js'));
    expect(scripts.length).toBeGreaterThan(0);
    expect(scripts.filter((script) => script.includes('r2.js'))).toEqual([]);
    expect(failed).toEqual([]);

    const back = await runRelease(folder, ...live, '--rollback');
    expect(back).toMatchObject({ code: 0, error: '' });
    expect(await readVersion()).toBe('1.0.0');
    const newAsset = /\/assets\/[\w.-]+r2\.js/.exec(
      await readFile(join(folder, 'releases', /\S+-2\.0\.0-\S+/.exec(second.output)?.[0] ?? '', 'index.html'), 'utf8'),
    );
    expect((await fetch(`${url}${newAsset?.[0]}`)).status).toBe(200);
  },
  90_000,
);

nginxTest(
  'a release whose nginx file is wrong is undone, and the former one stays live',
  async () => {
    const { folder, url, live, readVersion } = await publishFirst();
    const [, command = '', ...rest] = live;
    const reload = `grep -q 2.0.0 ${folder}/current/version.json && echo 'unknown directive' >&2 && exit 1; ${command}`;
    const build = await copyBuildAs('2.0.0', 'r2');
    const second = await runRelease(folder, '--reload', reload, ...rest, '--build', build);
    expect(second.code).toBe(1);
    expect(second.error).toMatch(
      /^release: the command .* failed: unknown directive\. The release \S+-1\.0\.0-\S+ is current again\.\n$/,
    );
    expect(await readVersion()).toBe('1.0.0');
    expect((await fetch(`${url}/introduce`)).status).toBe(200);
  },
  60_000,
);
