import { beforeEach, describe, expect, test, vi } from 'vitest';
import { isCodeFetchError } from '#src/lib/browser/lazy-code.ts';
import { buildToLoad } from '#src/lib/browser/new-version.ts';
import { loadPage, openOldPage } from '#tests/support/old-page.ts';

describe('buildToLoad', () => {
  test.each<[string, string | undefined, unknown, string, string | null]>([
    ['returns the live build if it differs from that of the page', 'old', 'new', '', 'new'],
    ['returns the live build if the tab has reloaded for another build', 'old', 'new', ' older old', 'new'],
    ['returns null if the page has the live build', 'old', 'old', '', null],
    ['returns null if the tab has reloaded for the live build', 'old', 'new', ' older new', null],
    ['returns the live build if the stored text only contains it as a part', 'old', 'new', ' newer', 'new'],
    ['returns null for a page without a build', undefined, 'new', '', null],
    ['returns null for a response without a build', 'old', undefined, '', null],
    ['returns null for a build that is no text', 'old', 7, '', null],
  ])('%s', (_, page, live, reloadedFor, expected) => {
    expect(buildToLoad(page, live, reloadedFor)).toBe(expected);
  });
});

test.each([
  ['Chromium', 'Failed to fetch dynamically imported module: https://site.test/a.js'],
  ['Firefox', 'error loading dynamically imported module: https://site.test/a.js'],
  ['WebKit', 'Importing a module script failed.'],
  ['WebKit, when the server sends HTML', "'text/html' is not a valid JavaScript MIME type."],
  ['a style sheet', 'Unable to preload CSS for /assets/a.css'],
])('the import error of %s counts as code that failed to load', (_, message) => {
  expect(isCodeFetchError(new TypeError(message))).toBe(true);
  expect(isCodeFetchError(new TypeError('x is not a function'))).toBe(false);
});

describe('a page whose code has failed to load', () => {
  beforeEach(() => () => vi.unstubAllGlobals());

  test('reloads once if a newer version is live, and not again when the reload has not helped', async () => {
    const { reload } = openOldPage();
    const first = await loadPage();
    await first.checkVersion();
    expect(first.reloadForNewVersion()).toBe(true);
    const second = await loadPage();
    expect(second.takeReloadMark()).toBe(true);
    expect(second.takeReloadMark()).toBe(false);
    await second.checkVersion();
    expect(second.isOutdated()).toBe(false);
    expect(second.reloadForNewVersion()).toBe(false);
    expect(reload).toHaveBeenCalledOnce();
  });

  test('does not reload before a newer version is known', async () => {
    const { reload } = openOldPage();
    const page = await loadPage();
    expect(page.reloadForNewVersion(true)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });

  test.each<[string, () => Promise<unknown>]>([
    ['the server has the same build', async () => ({ build: 'old' })],
    ['the browser is offline', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the server sends HTML', async () => JSON.parse('<!doctype html>')],
    ['the server sends null', async () => null],
  ])('stays as it is if %s', async (_, version) => {
    const { reload } = openOldPage({ version });
    const page = await loadPage();
    await page.checkVersion();
    expect(page.isOutdated()).toBe(false);
    expect(page.reloadForNewVersion(true)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });

  test('keeps typed text: it reloads only after the visitor has left the screen', async () => {
    const { reload } = openOldPage({ input: true });
    const page = await loadPage();
    await page.checkVersion();
    expect(page.reloadForNewVersion()).toBe(false);
    expect(page.isOutdated()).toBe(true);
    expect(page.reloadForNewVersion(true)).toBe(true);
    expect(reload).toHaveBeenCalledOnce();
  });

  test('waits for a running request, even when the visitor leaves the screen', async () => {
    const { reload } = openOldPage();
    const page = await loadPage();
    await page.checkVersion();
    const allow = page.blockReload(() => true);
    expect(page.reloadForNewVersion(true)).toBe(false);
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
