/** Checks the code of Swiper in the production build, which `npm test` creates first. */
import { readdir, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

const files = (await readdir('dist/assets')).filter((file) => file.endsWith('.js'));
const swiperFiles = files.filter((file) => file.startsWith('swiper-'));

test('Swiper is one file, which the home page does not preload', async () => {
  expect(swiperFiles).toHaveLength(1);
  expect(await readFile('dist/index.html', 'utf8')).not.toContain(swiperFiles[0]);
});

test('Swiper creates no Trusted Types policy and no style element, unlike some of its modules', async () => {
  const code = await readFile(`dist/assets/${swiperFiles[0]}`, 'utf8');
  expect(code).toContain('loopPreventsSliding');
  for (const unwanted of ['createPolicy', 'innerHTML', 'adoptedStyleSheets', 'createElement("style")', 'new Function'])
    expect(code).not.toContain(unwanted);
});
