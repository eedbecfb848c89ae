import { expect, test } from 'vitest';
import { subScreens } from '#src/navigation/menus.ts';
import { subScreenOf } from '#src/navigation/use-sub-screen.ts';

test.each(['?menu=%EC%97%86%EC%9D%8C', '?menu=%E0%A4%A', '?menu=', '?menu=__proto__', '?menu=constructor'])(
  'the query %s shows the default sub-screen of each section',
  (search) => {
    const sections = Object.entries(subScreens);
    expect(sections.length).toBeGreaterThanOrEqual(6);
    for (const [path, [first = '']] of sections) expect(subScreenOf({ state: null, search }, path).menu).toBe(first);
  },
);
