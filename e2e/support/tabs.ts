import { expect, type Locator, type Page } from '@playwright/test';
import { isHydrated } from './wait.ts';

/** Opens a copy of a tab, as the browser's command does: the new tab begins with a copy of the session storage. */
export async function duplicateTab(page: Page): Promise<Page> {
  const opened = page.context().waitForEvent('page');
  await page.evaluate(() => void window.open(window.location.href));
  const copy = await opened;
  await copy.waitForFunction(isHydrated);
  return copy;
}

/** Closes a tab. @returns what the browser remembers of it: its URL and its session storage */
export async function closeTab(page: Page) {
  const entries = await page.evaluate(() => ({ ...sessionStorage }));
  const url = page.url();
  await page.close();
  return { url, entries };
}

/** Opens a closed tab again, as the browser's command does. @param path the URL, if it is not that of the closed tab */
export async function restoreTab(
  from: Page,
  { url, entries }: Awaited<ReturnType<typeof closeTab>>,
  path = url,
): Promise<Page> {
  const page = await from.context().newPage();
  // A picture has the storage of the site and runs no scripts.
  await page.goto('/favicon.svg');
  await page.evaluate((stored) => Object.assign(sessionStorage, stored), entries);
  await page.goto(path);
  return page;
}

/** Opens a URL in a new tab of the same browser. */
export async function openSecondTab(from: Page, path: string): Promise<Page> {
  const page = await from.context().newPage();
  await page.goto(path);
  return page;
}

/** Closes all tabs but one. */
export async function closeOtherTabs(page: Page): Promise<void> {
  await Promise.all(
    page
      .context()
      .pages()
      .map((other) => other !== page && other.close()),
  );
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
