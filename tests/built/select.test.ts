/** Checks which code the pages with a select load first, in the production build, which `npm test` creates first. */
import { readdir, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

const listFiles = (await readdir('dist/assets')).filter((file) => /^select-list-.*\.js$/.test(file));

test('the list of a select is a file of its own', () => {
  expect(listFiles).toHaveLength(1);
});

test.each(['information.html', 'contact.html'])('%s has the select but does not preload its list', async (page) => {
  const html = await readFile(`dist/${page}`, 'utf8');
  expect(html).toContain('aria-haspopup="listbox"');
  expect(html).not.toContain(listFiles[0]);
});
