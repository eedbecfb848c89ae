import { readFile } from 'node:fs/promises';
import { loadConfigFromFile } from 'vite';
import { expect, test } from 'vitest';
import { buildTarget, supportedBrowsers } from '#tools/build/supported-browsers.ts';

test('docs/frontend.md lists the supported browsers with their oldest versions', async () => {
  const text = await readFile('docs/frontend.md', 'utf8');
  const section = /^## Supported browsers\n(.*?)^## /ms.exec(text)?.[1] ?? '';
  const rows = [...section.matchAll(/^\| ([^|]+) \| ([\d.]+) \|/gm)].map(([, title, version]) => [title, version]);
  const { chrome, edge, firefox, safari, ios } = supportedBrowsers;
  expect(rows).toEqual([
    ...Object.entries({ Chrome: chrome, Edge: edge, Firefox: firefox, 'Safari on macOS': safari }),
    ['Safari and other browsers on iOS', ios],
  ]);
});

test('the production build has these browsers as its target', async () => {
  const loaded = await loadConfigFromFile({ command: 'build', mode: 'production' });
  expect(loaded?.config.build?.target).toEqual(buildTarget);
});
