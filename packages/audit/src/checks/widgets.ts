import type { Locator, Page } from '@playwright/test';
import type { Problem } from '#audit/model.ts';
import { type OpenedState, waitUntilStable } from '#audit/run/reach.ts';
import { operablePart } from '#audit/screens/steps.ts';
import type { InteractiveCheck } from './interactive-check.ts';

const problemOf = (element: Locator, message: string): Promise<Problem> =>
  element.first().evaluate((one, text) => audit.problemAt(one, text), message);

/** Presses an arrow key on an element. @returns whether another element has the focus or is active */
async function arrowMoves(page: Page, element: Locator, key: string): Promise<boolean> {
  const describeActive = (): Promise<string> =>
    page.evaluate(() => {
      const active = document.activeElement;
      return active ? `${audit.focusStopId(active)} ${active.getAttribute('aria-activedescendant') ?? ''}` : '';
    });
  await element.focus({ timeout: 2000 });
  const before = await describeActive();
  await page.keyboard.press(key);
  return (await describeActive()) !== before;
}

/** Tabs: the arrow keys move between them, and the chosen tab shows its content (WAI-ARIA APG, Tabs). */
async function tabProblems({ page, tools }: OpenedState): Promise<Problem[]> {
  const list = (await operablePart(page)).getByRole('tablist').filter({ visible: true }).first();
  const selected = list.getByRole('tab', { selected: true }).first();
  if ((await selected.count()) === 0 || (await list.getByRole('tab').count()) < 2) return [];
  const before = await selected.textContent();
  const key = (await list.getAttribute('aria-orientation')) === 'vertical' ? 'ArrowDown' : 'ArrowRight';
  if (!(await arrowMoves(page, selected, key))) return [await problemOf(list, '화살표 키로 다른 탭으로 갈 수 없다')];
  if ((await selected.textContent()) === before) await page.keyboard.press('Enter');
  await waitUntilStable(page, tools.timeoutMs);
  return (await selected.textContent()) === before ? [await problemOf(list, '키보드로 다른 탭을 고를 수 없다')] : [];
}

/** Radio buttons: the arrow keys move between those of a group. */
async function radioProblems({ page }: OpenedState): Promise<Problem[]> {
  const groups = (await operablePart(page))
    .locator(':is([role=radiogroup], fieldset:has(input[type=radio])):not([aria-hidden=true] *, [inert] *)')
    .filter({ visible: true });
  const problems: Problem[] = [];
  for (const group of (await groups.all()).slice(0, 2)) {
    const radios = group.locator('input[type=radio]:not(:disabled), [role=radio]:not([aria-disabled=true])');
    if ((await radios.count()) < 2) continue;
    const checked = group.locator('input[type=radio]:checked, [role=radio][aria-checked=true]');
    const start = (await checked.count()) > 0 ? checked.first() : radios.first();
    if (!(await arrowMoves(page, start, 'ArrowDown')) && !(await arrowMoves(page, start, 'ArrowUp')))
      problems.push(await problemOf(group, '화살표 키로 다른 항목을 고를 수 없다'));
  }
  return problems;
}

/** The page itself: the keys for scrolling scroll it. */
async function scrollProblems({ page }: OpenedState): Promise<Problem[]> {
  const canScroll = await page.evaluate(() => {
    if (audit.topDialog()) return false;
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    scrollTo({ top: 0, behavior: 'instant' });
    return document.documentElement.scrollHeight > innerHeight * 1.5;
  });
  if (!canScroll) return [];
  await page.keyboard.press('PageDown');
  const hasScrolled = await page.evaluate(async () => {
    for (let frame = 0; frame < 30 && scrollY === 0; frame += 1)
      await new Promise((done) => requestAnimationFrame(done));
    return scrollY > 0;
  });
  return hasScrolled ? [] : [{ selector: '', html: '', message: '키보드로 화면을 스크롤할 수 없다' }];
}

/** Checks that tabs, radio buttons and the page are operated by the arrow keys (WCAG 2.1.1). */
export const widgetCheck: InteractiveCheck = {
  checks: [{ id: 'widget-keys', title: '탭·라디오 버튼·화면을 화살표 키로 다룰 수 있다', criteria: ['2.1.1'] }],
  async run(opened) {
    const problems: Problem[] = [];
    for (const find of [scrollProblems, tabProblems, radioProblems]) problems.push(...(await find(opened)));
    return { 'widget-keys': { examined: 1, problems } };
  },
};
