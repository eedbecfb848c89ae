import { expect, type Locator, type Page } from '@playwright/test';

/** A file that has the storage of the site and runs no scripts. */
const picture = '/favicon.svg';

/** What a browser remembers of a tab: the URL and the state of its history entry, and its session storage. */
type TabMemory = { url: string; state: unknown; entries: Record<string, string> };

/** Loads a remembered page in a tab with the picture, whose history entry gets the URL and the state. */
async function loadRemembered(page: Page, { url, state }: TabMemory): Promise<void> {
  await page.evaluate(([entryState, entryUrl]) => history.replaceState(entryState, '', entryUrl), [
    state,
    url,
  ] as const);
  await page.reload();
}

/** Opens a copy of a tab, as the browser's command does. `window.open` copies the session storage (HTML Standard, "choosing a navigable"). */
export async function duplicateTab(page: Page): Promise<Page> {
  const opened = page.context().waitForEvent('page');
  const memory: TabMemory = await page.evaluate((path) => {
    window.open(path);
    return { url: location.href, state: history.state, entries: { ...sessionStorage } };
  }, picture);
  const copy = await opened;
  await copy.waitForURL(picture);
  expect(await copy.evaluate(() => ({ ...sessionStorage }))).toEqual(memory.entries);
  await loadRemembered(copy, memory);
  return copy;
}

/** Closes a tab. @returns what the browser remembers of it */
export async function closeTab(page: Page): Promise<TabMemory> {
  const memory: TabMemory = await page.evaluate(() => ({
    url: location.href,
    state: history.state,
    entries: { ...sessionStorage },
  }));
  await page.close();
  return memory;
}

/** Opens a closed tab again, as the browser's command does. */
export async function restoreTab(from: Page, memory: TabMemory): Promise<Page> {
  const page = await from.context().newPage();
  await page.goto(picture);
  await page.evaluate((entries) => Object.assign(sessionStorage, entries), memory.entries);
  await loadRemembered(page, memory);
  return page;
}

/** Opens a URL in a new tab of the same browser. */
export async function openSecondTab(from: Page, path: string): Promise<Page> {
  const page = await from.context().newPage();
  await page.goto(path);
  return page;
}

/** What a visitor does, in which tab, and what has happened before. */
type TabCase = readonly [task: string, tab: string, condition: string];

/** A Markdown table of what visitors read in a tab. */
export type TabTable = {
  /**
   * Waits for a text in a tab and adds a row with it.
   * @param element the only element with the text; null if the visitor reads no message
   */
  add: (cells: TabCase, page: Page, element: Locator | null) => Promise<void>;
  markdown: () => string;
};

/** Creates a table without rows. */
export function createTabTable(): TabTable {
  const rows: string[] = [];
  return {
    async add(cells, page, element) {
      if (element) await expect(element).toBeVisible();
      const text = element ? await element.textContent() : '(안내 없음)';
      // The payment page has the number of the payment in its path.
      const path = new URL(page.url()).pathname.replace(/HB\d+-\d+/, '(결제 번호)');
      rows.push(`| ${[...cells, path, (text ?? '').replace(/\s+/g, ' ').trim()].join(' | ')} |`);
    },
    markdown: () =>
      ['| 하던 일 | 탭 | 그 뒤에 | 화면 | 이용자가 읽는 것 |', '| --- | --- | --- | --- | --- |', ...rows, ''].join(
        '\n',
      ),
  };
}
