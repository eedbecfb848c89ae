import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { screenFaults } from '#tests/screen-faults/catalogue.ts';

test('each screen fault replaces a text of its file, and names an existing test', async () => {
  for (const { name, file, from, caughtBy, test: title = '' } of screenFaults) {
    expect((await readFile(file, 'utf8')).split(from), name).toHaveLength(2);
    expect(await readFile(caughtBy, 'utf8'), name).toContain(title);
  }
});
