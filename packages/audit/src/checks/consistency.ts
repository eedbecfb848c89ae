import type { CheckInfo, Result } from '#audit/model.ts';
import type { Fingerprint } from '#audit/page/fingerprint.ts';
import { pageResult } from './interactive-check.ts';

/** Checks that compare screens with each other. */
export const consistencyChecks: readonly CheckInfo[] = [
  { id: 'same-menu', title: '머리글의 메뉴가 모든 화면에서 같은 순서로 있다', criteria: ['3.2.3'] },
  { id: 'same-help', title: '바닥글의 연락처가 모든 화면에서 같은 자리에 있다', criteria: ['3.2.3', '3.2.6'] },
  { id: 'same-names', title: '머리글과 바닥글은 모든 화면에서 이름이 같다', criteria: ['3.2.4'] },
];

type Page = { screen: string; fingerprint: Fingerprint };
type Place = Fingerprint['tools'][number]['place'];

/** Returns the value that occurs most often. */
function mostCommon(values: readonly string[]): string {
  const counts = Map.groupBy(values, (value) => value);
  return [...counts].sort(([, one], [, two]) => two.length - one.length)[0]?.[0] ?? '';
}

const targetsIn = ({ fingerprint }: Page, place: Place): string[] =>
  fingerprint.tools.flatMap((tool) => (tool.place === place ? [tool.target] : []));

/** Whether a screen has links in a place, in the order of most screens. What only one of them has does not count. */
function hasSameOrder(page: Page, pages: readonly Page[], place: Place): boolean {
  const common = mostCommon(pages.map((one) => targetsIn(one, place).join('\n'))).split('\n');
  const targets = targetsIn(page, place).filter(
    (target) => common.includes(target) && common.indexOf(target) === common.lastIndexOf(target),
  );
  const positions = targets.map((target) => common.indexOf(target));
  const isAscending = positions.every((position, index) => index === 0 || position > (positions[index - 1] ?? -1));
  return isAscending && (targets.length > 0 || common[0] === '');
}

/** Returns the names of a screen by place and target. One with two names, such as a picture of two buttons, is left out. */
function namesByTarget({ fingerprint }: Page): Map<string, string> {
  const tools = Map.groupBy(fingerprint.tools, ({ place, target }) => `${place} ${target}`);
  return new Map(
    [...tools].flatMap(([key, same]) => {
      const [name, ...others] = new Set(same.map((tool) => tool.name));
      return name !== undefined && others.length === 0 ? [[key, name] as const] : [];
    }),
  );
}

/** Returns what is wrong with the names of a screen, in Korean. */
function differentNames(page: Page, pages: readonly Page[]): string[] {
  const all = pages.map(namesByTarget);
  return [...namesByTarget(page)].flatMap(([target, name]) => {
    const common = mostCommon(all.flatMap((names) => names.get(target) ?? []));
    return name === common ? [] : [`다른 화면의 '${common}'이(가) 여기서는 '${name}'이다`];
  });
}

/** Compares the screens. @returns for each screen, by its ID, the results by the ID of their check */
export const compareScreens = (pages: readonly Page[]): Map<string, Record<string, Result>> =>
  new Map(
    pages.map((page) => {
      const orderOf = (place: Place, message: string): Result =>
        hasSameOrder(page, pages, place) ? pageResult() : pageResult(message);
      const results = {
        'same-menu': orderOf('header', '메뉴가 없거나, 순서가 다른 화면과 다르다'),
        'same-help': orderOf('footer', '바닥글의 링크가 없거나, 순서가 다른 화면과 다르다'),
        'same-names': pageResult(...differentNames(page, pages)),
      };
      return [page.screen, results];
    }),
  );
