/** Adds a screen by its record and its component, renames another one, and checks both with the tests of all screens. */
import { expect, test } from 'vitest';
import { copyProject } from '#tests/support/project-copy.ts';

const label = '학술상 / 연구비 & 100%';

test('the compiler asks for the code of a new record, and links, title and access of all screens stay intact', async () => {
  const copy = await copyProject();
  const record = `  awards: { path: introduce, title: '${label}', access: members('회원에게 공개합니다.') },\n`;
  await copy.edit('src/navigation/screens.ts', /(?=\n {2}events: )/, record);
  await copy.edit('src/navigation/screens.ts', "title: '임원'", "title: '임원 및 위원'");
  const compile = () =>
    copy.run('node', 'node_modules/typescript-native/bin/tsc', '--project', 'tsconfig.test.json', '--noEmit');
  // The packages import the mock of the original, not of the copy.
  const named = async () => (await compile()).match(/^src\/[^(\n]+/gm);
  expect([...new Set(await named())]).toEqual(['src/pages/about/about-page.tsx']);

  await copy.add(
    'src/pages/about/awards-screen.tsx',
    `/** Renders the awards. */\nexport const AwardsScreen = () => <p>수상자</p>;\n`,
  );
  await copy.edit(
    'src/pages/about/about-page.tsx',
    /(?=\n\};)/,
    "\n  awards: lazyComponent(async () => (await import('./awards-screen.tsx')).AwardsScreen),",
  );
  expect(await named()).toBeNull();
  expect(await copy.run('vitest', 'run', '--project', 'unit', '--reporter=dot', 'every-screen')).toBe('');
}, 600_000);
