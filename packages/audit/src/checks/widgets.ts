import type { Locator, Page } from '@playwright/test';
import type { Problem } from '#audit/model.ts';
import { type OpenedState, waitUntilStable } from '#audit/run/reach.ts';
import { type InteractiveCheck, notApplicable } from './interactive-check.ts';

const problemOf = (element: Locator, message: string): Promise<Problem> =>
  element.first().evaluate((one, text) => audit.problemAt(one, text), message);

/** Describes the element with the focus, or the active one in it. */
const describeActive = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const active = document.activeElement;
    return active ? `${audit.focusStopId(active)} ${active.getAttribute('aria-activedescendant') ?? ''}` : '';
  });

/** Presses an arrow key on an element. @returns whether another element of the same role has the focus or is active */
async function arrowMoves({ page }: OpenedState, element: Locator, key: string): Promise<boolean> {
  await element.focus({ timeout: 2000 });
  const before = await describeActive(page);
  await page.keyboard.press(key);
  return (await describeActive(page)) !== before;
}

/** Tabs: the arrow keys move between them, and the chosen tab shows its content (WAI-ARIA APG, Tabs). */
async function tabProblems(opened: OpenedState): Promise<Problem[]> {
  const { page, tools } = opened;
  const list = page.getByRole('tablist').filter({ visible: true }).first();
  if ((await list.count()) === 0 || (await list.getByRole('tab').count()) < 2) return [];
  const selected = list.getByRole('tab', { selected: true }).first();
  const selectedName = (): Promise<string | null> =>
    list.getByRole('tab', { selected: true }).first().textContent({ timeout: 2000 });
  if ((await selected.count()) === 0) return [];
  const before = await selectedName();
  const keys = (await list.getAttribute('aria-orientation')) === 'vertical' ? 'ArrowDown' : 'ArrowRight';
  if (!(await arrowMoves(opened, selected, keys))) return [await problemOf(list, '화살표 키로 다른 탭으로 갈 수 없다')];
  if ((await selectedName()) === before) await page.keyboard.press('Enter');
  await waitUntilStable(page, tools.timeoutMs);
  return (await selectedName()) === before ? [await problemOf(list, '키보드로 다른 탭을 고를 수 없다')] : [];
}

/** Radio buttons: the arrow keys move between those of a group. */
async function radioProblems(opened: OpenedState): Promise<Problem[]> {
  const { page } = opened;
  const groups = page
    .locator(':is([role=radiogroup], fieldset:has(input[type=radio])):not([aria-hidden=true] *, [inert] *)')
    .filter({ visible: true });
  const problems: Problem[] = [];
  for (let index = 0; index < Math.min(await groups.count(), 2); index += 1) {
    const group = groups.nth(index);
    const radios = group.locator('input[type=radio]:not(:disabled), [role=radio]:not([aria-disabled=true])');
    if (
      (await radios.count()) < 2 ||
      (await group.locator('[aria-hidden=true], [inert]').filter({ has: radios }).count()) > 0
    )
      continue;
    const checked = group.locator('input[type=radio]:checked, [role=radio][aria-checked=true]');
    const start = (await checked.count()) > 0 ? checked.first() : radios.first();
    if (!(await arrowMoves(opened, start, 'ArrowDown')) && !(await arrowMoves(opened, start, 'ArrowUp')))
      problems.push(await problemOf(group, '화살표 키로 다른 항목을 고를 수 없다'));
  }
  return problems;
}

/** Lists of options: they open, move, choose and close by keyboard (WAI-ARIA APG, Listbox). */
async function listProblems(opened: OpenedState): Promise<Problem[]> {
  const { page, tools } = opened;
  const opener = page
    .locator(
      ':is(button[aria-haspopup=listbox]:not([tabindex="-1"]), input[role=combobox]):not(:disabled, [aria-disabled=true], [aria-hidden=true] *, [inert] *)',
    )
    .filter({ visible: true });
  if ((await opener.count()) === 0) return [];
  const first = opener.first();
  await first.focus({ timeout: 2000 });
  await page.keyboard.press('ArrowDown');
  await waitUntilStable(page, tools.timeoutMs);
  const list = page.getByRole('listbox').filter({ visible: true });
  if ((await list.count()) === 0) {
    await page.keyboard.press('Enter');
    await waitUntilStable(page, tools.timeoutMs);
  }
  if ((await list.count()) === 0) return [await problemOf(first, '키보드로 목록이 열리지 않는다')];
  const visited = new Set([await describeActive(page)]);
  for (const key of ['End', 'ArrowUp', 'Home', 'ArrowDown']) {
    await page.keyboard.press(key);
    visited.add(await describeActive(page));
  }
  const problems = visited.size < 2 ? [await problemOf(list, '화살표 키로 목록의 항목을 옮겨 다닐 수 없다')] : [];
  await page.keyboard.press('Escape');
  await waitUntilStable(page, tools.timeoutMs);
  if ((await list.count()) > 0) return [...problems, await problemOf(first, 'Escape로 목록이 닫히지 않는다')];
  const hasFocus = await first.evaluate((element) => element === document.activeElement);
  return hasFocus ? problems : [...problems, await problemOf(first, '목록이 닫힌 뒤 초점이 버튼으로 돌아오지 않는다')];
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

/** Checks that tabs, radio buttons, lists and the page are operated by the arrow keys (WCAG 2.1.1). */
export const widgetCheck: InteractiveCheck = {
  checks: [{ id: 'widget-keys', title: '탭·라디오 버튼·목록을 화살표 키로 다룰 수 있다', criteria: ['2.1.1'] }],
  async run(opened) {
    const problems: Problem[] = [];
    for (const find of [scrollProblems, tabProblems, radioProblems, listProblems])
      problems.push(...(await find(opened)));
    return { 'widget-keys': { examined: 1, problems } };
  },
};

/** Checks that the radio buttons of an open dialog are chosen by the arrow keys (WCAG 2.1.1). */
export const dialogRadioCheck: InteractiveCheck = {
  checks: [{ id: 'dialog-keys', title: '열린 창의 라디오 버튼을 화살표 키로 고를 수 있다', criteria: ['2.1.1'] }],
  async run(opened) {
    const isDialog = await opened.page.evaluate(() => audit.topDialog() !== null);
    return { 'dialog-keys': isDialog ? { examined: 1, problems: await radioProblems(opened) } : notApplicable };
  },
};

/** How long after an action the focus may still be moved. */
const focusSettlesMs = 700;

/** Presses Enter on an element, and returns a problem if nothing has the focus afterwards. */
async function lostFocusProblems({ page, tools }: OpenedState, pressed: Locator, message: string): Promise<Problem[]> {
  const problem = await problemOf(pressed, message);
  await pressed.focus({ timeout: 2000 });
  await page.keyboard.press('Enter');
  await waitUntilStable(page, tools.timeoutMs);
  await page.evaluate((limit) => new Promise((done) => setTimeout(done, limit)), focusSettlesMs);
  const isLost = await page.evaluate(() => {
    const active = document.activeElement;
    return !active || active === document.body || !active.checkVisibility();
  });
  return isLost ? [problem] : [];
}

/** Checks that the focus is not lost after an item of a form, or a page of a list, has gone (WCAG 2.4.3). */
export const keptFocusCheck: InteractiveCheck = {
  checks: [{ id: 'focus-kept', title: '지우거나 쪽을 넘긴 뒤에도 초점이 남아 있다', criteria: ['2.4.3'] }],
  async run(opened) {
    const { page } = opened;
    const removals = page.locator('main form').getByRole('button', { name: /(^|\s)(삭제|제거|빼기)$/ });
    const removal = removals.filter({ visible: true }).first();
    const link = page.locator('main nav a[href*="page="]').filter({ visible: true }).first();
    const [hasRemoval, hasLink] = [(await removal.count()) > 0, (await link.count()) > 0];
    const problems = [
      ...(hasRemoval ? await lostFocusProblems(opened, removal, '지우자 초점이 사라졌다') : []),
      ...(hasLink ? await lostFocusProblems(opened, link, '쪽을 넘기자 초점이 사라졌다') : []),
    ];
    return { 'focus-kept': { examined: Number(hasRemoval) + Number(hasLink), problems } };
  },
};
