import type { CheckInfo, Result } from '#audit/model.ts';
import type { Fingerprint } from '#audit/page/fingerprint.ts';
import { pageResult } from './interactive-check.ts';

/** Checks that compare screens with each other. */
export const consistencyChecks: readonly CheckInfo[] = [
  { id: 'same-menu', title: '메뉴가 모든 화면에서 같은 순서로, 같은 이름으로 있다', criteria: ['3.2.3', '3.2.4'] },
  { id: 'same-help', title: '도움을 받는 곳이 모든 화면에서 같은 자리에 있다', criteria: ['3.2.6'] },
  { id: 'same-names', title: '머리글과 바닥글은 모든 화면에서 이름이 같다', criteria: ['3.2.4'] },
];

type Page = { screen: string; fingerprint: Fingerprint };

/** Returns the value that occurs most often. */
function mostCommon(values: string[]): string {
  const counts = Map.groupBy(values, (value) => value);
  return [...counts].sort(([, one], [, two]) => two.length - one.length)[0]?.[0] ?? '';
}

/** Whether a list has its items in the same order as another one. The list may omit items. */
function hasSameOrder(list: string[], all: string[]): boolean {
  const positions = list.map((item) => all.indexOf(item));
  return positions.every(
    (position, index) => position >= 0 && (index === 0 || position > (positions[index - 1] ?? -1)),
  );
}

/** Returns the names of a screen by their target. A target with two names, such as a picture of two buttons, is left out. */
function namesByTarget({ fingerprint }: Page): Map<string, string> {
  const named = [...Map.groupBy(fingerprint.tools, ({ target }) => target)].map(
    ([target, tools]) => [target, [...new Set(tools.map(({ name }) => name))]] as const,
  );
  return new Map(
    named.flatMap(([target, [name, ...others]]) =>
      target !== '' && name !== undefined && others.length === 0 ? [[target, name] as const] : [],
    ),
  );
}

/** Returns the names that most screens give to what leads to the same place, by the target. */
function commonNames(pages: readonly Page[]): Map<string, string> {
  const all = pages.flatMap((page) => [...namesByTarget(page)]);
  return new Map(
    [...Map.groupBy(all, ([target]) => target)].map(([target, named]) => [
      target,
      mostCommon(named.map(([, name]) => name)),
    ]),
  );
}

/** Returns what is wrong with the names of a screen, in Korean. */
const differentNames = (page: Page, names: ReadonlyMap<string, string>): string[] =>
  [...namesByTarget(page)]
    .filter(([target, name]) => names.has(target) && names.get(target) !== name)
    .map(([target, name]) => `다른 화면의 '${names.get(target)}'이(가) 여기서는 '${name}'이다`);

const toolNames = ({ fingerprint }: Page): string[] =>
  fingerprint.tools.filter(({ target }) => target.startsWith('header')).map(({ name }) => name);

/** Whether a screen has the tools of the header in the order of most screens. Those that others do not have do not count. */
function hasToolOrder(page: Page, common: string[]): boolean {
  const known = toolNames(page).filter((name) => common.indexOf(name) === common.lastIndexOf(name));
  return hasSameOrder(
    known.filter((name) => common.includes(name)),
    common,
  );
}

/** Whether the content of a screen has a contact detail that the footer of most screens has, and that its own has not. */
const hasMovedHelp = ({ fingerprint: { help, helpInContent } }: Page, common: string[]): boolean =>
  helpInContent.some((name) => common.includes(`아래 ${name}`) && !help.includes(`아래 ${name}`));

/** Compares the screens. @returns for each screen, by its ID, the results by the ID of their check */
export function compareScreens(pages: readonly Page[]): Map<string, Record<string, Result>> {
  const menus = pages.map(({ fingerprint }) => fingerprint.menu.join('\n'));
  const helps = pages.map(({ fingerprint }) => fingerprint.help.join('\n'));
  const [menu, help] = [mostCommon(menus).split('\n'), mostCommon(helps).split('\n')];
  const names = commonNames(pages);
  const tools = mostCommon(pages.map((page) => toolNames(page).join('\n'))).split('\n');
  const landmarks = mostCommon(pages.map(({ fingerprint }) => fingerprint.landmarks.join(' ')));
  return new Map(
    pages.map((page) => {
      const { screen, fingerprint } = page;
      return [
        screen,
        {
          'same-menu':
            (fingerprint.menu.length > 0 || menu[0] === '') &&
            hasSameOrder(fingerprint.menu, menu) &&
            hasToolOrder(page, tools)
              ? pageResult()
              : pageResult('메뉴의 순서나 이름이 다른 화면과 다르거나, 메뉴가 없다'),
          'same-help':
            fingerprint.help.length > 0 &&
            hasSameOrder(fingerprint.help, help) &&
            !hasMovedHelp(page, help) &&
            fingerprint.landmarks.join(' ') === landmarks
              ? pageResult()
              : pageResult('도움을 받는 곳이 다른 화면과 다른 자리에 있거나 없다'),
          'same-names': pageResult(...differentNames(page, names)),
        },
      ];
    }),
  );
}
