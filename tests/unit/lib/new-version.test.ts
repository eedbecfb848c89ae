import { beforeEach, describe, expect, test, vi } from 'vitest';
import { isFetchFailure } from '#src/lib/browser/code-request.ts';
import { loadPage, openOldPage } from '#tests/support/old-page.ts';

test.each([
  ['Chromium', 'Failed to fetch dynamically imported module: https://site.test/a.js'],
  ['Firefox', 'error loading dynamically imported module: https://site.test/a.js'],
  ['WebKit', 'Importing a module script failed.'],
  ['WebKit, when the server sends HTML', "'text/html' is not a valid JavaScript MIME type."],
  ['a style sheet', 'Unable to preload CSS for /assets/a.css'],
])('the import error of %s counts as code that failed to load', (_, message) => {
  expect(isFetchFailure(new TypeError(message))).toBe(true);
  expect(isFetchFailure(new TypeError('x is not a function'))).toBe(false);
});

describe('a page whose code has failed to load', () => {
  beforeEach(() => () => vi.unstubAllGlobals());

  test('reloads once if a newer version is live, and not again when the reload has not helped', async () => {
    const { reload } = openOldPage();
    const first = await loadPage();
    await first.checkVersion();
    expect(first.reloadForNewVersion()).toBe(true);
    const second = await loadPage();
    await second.checkVersion();
    expect(second.reloadForNewVersion()).toBe(false);
    expect(second.isOutdated()).toBe(true);
    expect(reload).toHaveBeenCalledOnce();
  });

  test('is up to date again when the newer version was rolled back', async () => {
    let build = 'new';
    openOldPage({ version: async () => ({ build }) });
    const page = await loadPage();
    await page.checkVersion();
    expect(page.isOutdated()).toBe(true);
    build = 'old';
    await page.checkVersion();
    expect(page.isOutdated()).toBe(false);
    expect(page.reloadForNewVersion()).toBe(false);
  });

  test('is not reloaded while the browser is offline', async () => {
    const { reload } = openOldPage();
    const page = await loadPage();
    await page.checkVersion();
    vi.stubGlobal('navigator', { onLine: false });
    expect(page.reloadForNewVersion({ isLeaving: true })).toBe(false);
    expect(page.isOutdated()).toBe(false);
    expect(page.replaceOldVersion({ loses: 'page' })).toBe(false);
    vi.stubGlobal('navigator', { onLine: true });
    expect(page.reloadForNewVersion()).toBe(true);
    expect(reload).toHaveBeenCalledOnce();
  });

  test.each<[string, string | undefined, { pressLost?: boolean; isLeaving?: boolean }, string | null]>([
    [
      'the shown message',
      '로그인 시간이 지나 로그아웃되었습니다. 다시 로그인해 주세요.',
      { isLeaving: true },
      '로그인 시간이 지나 로그아웃되었습니다. 다시 로그인해 주세요.',
    ],
    ['the mark of a lost press', undefined, { pressLost: true }, ''],
    ['nothing after a press that took effect', undefined, { isLeaving: true }, null],
  ])('hands over %s, once', async (_, shown, options, expected) => {
    openOldPage();
    const first = await loadPage();
    await first.checkVersion();
    first.keepMessageOnReload(() => shown);
    first.reloadForNewVersion(options);
    const second = await loadPage();
    expect(second.takeReloadMessage()).toBe(expected);
    expect(second.takeReloadMessage()).toBe(null);
  });

  test.each<[string, () => Promise<unknown>]>([
    ['the server has the same build', async () => ({ build: 'old' })],
    ['the browser is offline', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the server sends HTML', async () => JSON.parse('<!doctype html>')],
    ['the server sends null', async () => null],
    ['the server sends no build', async () => ({})],
    ['the server sends a build that is no text', async () => ({ build: 7 })],
  ])('stays as it is if %s', async (_, version) => {
    const { reload } = openOldPage({ version });
    const page = await loadPage();
    await page.checkVersion();
    expect(page.isOutdated()).toBe(false);
    expect(page.reloadForNewVersion({ isLeaving: true })).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });

  test('keeps typed text: it reloads only after the visitor has left the screen', async () => {
    const { reload } = openOldPage({ input: true });
    const page = await loadPage();
    await page.checkVersion();
    expect(page.reloadForNewVersion()).toBe(false);
    expect(page.isOutdated()).toBe(true);
    expect(page.reloadForNewVersion({ isLeaving: true })).toBe(true);
    expect(reload).toHaveBeenCalledOnce();
  });

  test('waits for a running request, even when the visitor leaves the screen', async () => {
    const { reload } = openOldPage();
    const page = await loadPage();
    await page.checkVersion();
    const allow = page.blockReload(() => true);
    expect(page.reloadForNewVersion({ isLeaving: true })).toBe(false);
    allow();
    expect(page.reloadForNewVersion()).toBe(true);
    expect(reload).toHaveBeenCalledOnce();
  });

  test('does not reload in a browser that stores nothing, because it could not prevent a loop', async () => {
    const { reload, storage } = openOldPage();
    const page = await loadPage();
    await page.checkVersion();
    storage.setItem = () => {
      throw new Error('QuotaExceededError');
    };
    expect(page.reloadForNewVersion()).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});
