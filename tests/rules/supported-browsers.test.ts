import { readFile } from 'node:fs/promises';
import { loadConfigFromFile } from 'vite';
import { expect, test } from 'vitest';
import { buildTarget, supportedBrowsers } from '#tools/build/supported-browsers.ts';
import { filesBelow, readTexts } from './support.ts';

/** The first words of the rows in docs/frontend.md, by Vite's name of the browser. */
const rowTitles: Record<keyof typeof supportedBrowsers, string> = {
  chrome: 'Chrome',
  edge: 'Edge',
  firefox: 'Firefox',
  safari: 'Safari on macOS',
  ios: 'Safari and other browsers on iOS',
};

test('docs/frontend.md lists the supported browsers with their oldest versions', async () => {
  const text = await readFile('docs/frontend.md', 'utf8');
  const section = /^## Supported browsers\n(.*?)^## /ms.exec(text)?.[1] ?? '';
  const rows = [...section.matchAll(/^\| ([^|]+) \| ([\d.]+) \|/gm)].map(([, title, version]) => [title, version]);
  expect(rows).toEqual(
    Object.entries(supportedBrowsers).map(([browser, version]) => [
      rowTitles[browser as keyof typeof supportedBrowsers],
      version,
    ]),
  );
});

test('the production build has these browsers as its target', async () => {
  const loaded = await loadConfigFromFile({ command: 'build', mode: 'production' });
  expect(loaded?.config.build?.target).toEqual(buildTarget);
  expect(buildTarget).toEqual(['es2022', 'chrome120', 'edge120', 'firefox124', 'safari17.4', 'ios17.4']);
});

test.each(['URL.canParse(', 'AbortSignal.any('])('the site uses %s), which decides a version', async (call) => {
  const code = await readTexts((await filesBelow('src')).filter((path) => /\.tsx?$/.test(path)));
  expect(code.some(({ text }) => text.includes(call))).toBe(true);
});
