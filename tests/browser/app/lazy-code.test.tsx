// @module-tag slow

import { useState } from 'react';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Providers } from '#src/app/providers.tsx';
import { SectionPage } from '#src/features/sub-screens/section-page.tsx';
import { requestCode } from '#src/lib/browser/code-request.ts';
import { type LazyComponent, lazyComponent } from '#src/lib/browser/lazy-code.tsx';
import { paths } from '#src/navigation/paths.ts';
import { useScreen } from '#src/navigation/screen-location.ts';
import { screens } from '#src/navigation/screens.ts';
import { createMemoryRouter } from '#tests/browser/support/memory-router.tsx';
import { expectConsole } from '#tests/support/console.ts';

const moduleError = () => new TypeError('Failed to fetch dynamically imported module: https://site.test/screen.js');
const retry = page.getByRole('button', { name: '다시 시도' });

/** A screen whose code loads when the network is available. */
function createScreen() {
  const network = { isThere: false };
  const load = vi.fn(async () => {
    if (!network.isThere) throw moduleError();
    return () => <p>연혁 목록</p>;
  });
  return { network, load, Screen: lazyComponent(load) };
}

/** A section with two sub-screens, the second of which is lazy-loaded. */
function Section({ Screen }: { Screen: LazyComponent }) {
  const { screen } = useScreen();
  const [note, setNote] = useState('');
  return (
    <>
      <input aria-label="메모" value={note} onChange={(event) => setNote(event.target.value)} />
      <SectionPage>{screen === 'history' ? <Screen /> : <p>인사말 본문</p>}</SectionPage>
    </>
  );
}

async function openSection(Screen: LazyComponent) {
  await page.viewport(1280, 800);
  const element = <Section Screen={Screen} />;
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [paths.introduce] });
  await render(<Providers>{router.element}</Providers>);
}

/** A screen that throws while its data is broken. */
const fragile = { isBroken: false };
function Fragile() {
  if (fragile.isBroken) throw new Error('broken data');
  return <p>연혁 목록</p>;
}

const openSubScreenTab = (name: string) => page.getByRole('link', { name }).click();

beforeEach(() => expectConsole(/dynamically imported module|Unable to preload CSS|error occurred/));

describe('a sub-screen whose code fails to load', () => {
  test('requests the code again when the visitor opens it again', async () => {
    const { network, load, Screen } = createScreen();
    await openSection(Screen);
    await openSubScreenTab(screens.history.title);
    await expect.element(retry).toBeVisible();
    const calls = load.mock.calls.length;
    await openSubScreenTab(screens.greeting.title);
    await expect.element(page.getByText('인사말 본문')).toBeVisible();
    network.isThere = true;
    await openSubScreenTab(screens.history.title);
    await expect.element(page.getByText('연혁 목록')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(calls + 1);
  });
});

test('a sub-screen that throws while rendering shows an error in its section, and renders again on retry', async () => {
  expectConsole(/broken data/);
  fragile.isBroken = true;
  await openSection(lazyComponent(async () => Fragile));
  await openSubScreenTab(screens.history.title);
  await expect.element(retry).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  fragile.isBroken = false;
  await retry.click();
  await expect.element(page.getByText('연혁 목록')).toBeVisible();
});

test('a style sheet that failed is requested again with the code that needs it', async () => {
  expectConsole(/ERR|Failed to load/);
  const isRequested = (link: HTMLLinkElement) =>
    new Promise<string>((resolve) => {
      for (const type of ['load', 'error']) link.addEventListener(type, () => resolve(type));
    });
  const load = vi.fn(async () => 'code');
  const requestScreen = () => requestCode(load);
  await requestScreen();
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = 'http://127.0.0.1:1/screen.css';
  onTestFinished(() => document.querySelector(`link[href="${link.href}"]`)?.remove());
  document.head.append(link);
  expect(await isRequested(link)).toBe('error');
  await expect(requestScreen()).rejects.toThrow(/^Unable to preload CSS for http:\/\/127\.0\.0\.1:1\/screen\.css$/);
  expect(load).toHaveBeenCalledOnce();
  const fresh = document.querySelector<HTMLLinkElement>('link[href="http://127.0.0.1:1/screen.css"]');
  expect(fresh).not.toBe(link);
  // A style sheet that was deleted must not block the code forever.
  await expect(requestScreen()).rejects.toThrow('screen.css');
  expect(await requestScreen()).toBe('code');
});
