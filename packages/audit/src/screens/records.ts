import type { Page } from '@playwright/test';

/** A record of a site that states need, whatever its number is: the list that has it, and how it is read from the list. */
type RecordSource = {
  list: string;
  /** Returns the number of the record; null if the list has none. */
  read: (page: Page, timeoutMs: number) => Promise<string | null>;
  /** What is missing without it, in Korean. */
  missing: string;
};

/** The text of a list whose number of records is known. */
export const listCount = /총 [\d,]+건/;

/** The text of a list that shows the records which a search has found. */
const searchCount = /검색 결과 [\d,]+건/;

/** Waits until a list has loaded, and says how many records it has. */
const waitForList = (page: Page, timeoutMs: number, count = listCount): Promise<void> =>
  page.locator('main').getByText(count).filter({ visible: true }).first().waitFor({ timeout: timeoutMs });

/** Returns the parts of the addresses that follow a prefix, in the links of a list that have it. The site may have a path. */
async function readLinks(page: Page, prefix: string, timeoutMs: number): Promise<string[]> {
  await waitForList(page, timeoutMs);
  const links = await page
    .locator(`main a[href*="${prefix}"]`)
    .filter({ visible: true })
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  return [...new Set(links.map((href) => href.split(prefix)[1]?.replace(/[?#].*$/, '') ?? ''))];
}

/** Returns the number in the first link of a list. */
const firstLink =
  (prefix: string): RecordSource['read'] =>
  async (page, timeoutMs) =>
    (await readLinks(page, prefix, timeoutMs))[0] ?? null;

/** The most posts that are opened, and words that are searched for, to find one of a kind. */
const mostTries = 10;

/** Opens the posts of a list one after another. @returns the number of the first one that has an element */
const firstPostWith =
  (prefix: string, selector: string): RecordSource['read'] =>
  async (page, timeoutMs) => {
    const list = page.url();
    for (const post of (await readLinks(page, prefix, timeoutMs)).slice(0, mostTries)) {
      await page.goto(list.replace(/\/information.*/, '') + prefix + post, { timeout: timeoutMs });
      await page.getByRole('article').first().waitFor({ timeout: timeoutMs });
      if ((await page.locator(selector).count()) > 0) return post;
    }
    return null;
  };

/** Searches a list for the words of its titles. @returns the first word whose results are one page */
async function wordOfOnePage(page: Page, timeoutMs: number): Promise<string | null> {
  await waitForList(page, timeoutMs);
  const list = page.url();
  const titles = await page.locator(`main a[href*="${prefixes.notice}"]`).filter({ visible: true }).allInnerTexts();
  const words = titles.join(' ').match(/[\p{L}\p{N}]{2,}/gu) ?? [];
  for (const word of [...new Set(words)].slice(0, mostTries)) {
    await page.goto(`${list}?search=${encodeURIComponent(word)}`, { timeout: timeoutMs });
    await waitForList(page, timeoutMs, searchCount);
    if (/검색 결과 [1-9]\d?건, 1\/1 페이지/.test((await page.locator('main').textContent()) ?? ''))
      return encodeURIComponent(word);
  }
  return null;
}

/** Returns the number of pages of a list. */
async function readPageCount(page: Page, timeoutMs: number): Promise<string | null> {
  await waitForList(page, timeoutMs);
  const text = (await page.locator('main').textContent()) ?? '';
  return /1\/([\d,]+) 페이지/.exec(text)?.[1]?.replaceAll(',', '') ?? '1';
}

/** The prefixes of the addresses of records. */
export const prefixes = {
  notice: '/information/notice/',
  forumPost: '/information/community/',
  conference: '/society/guide/',
} as const;

const forumList = `/information?menu=${encodeURIComponent('자유게시판')}`;

/** The records that a path may name, such as `/information/notice/{notice}`. */
export const records = {
  notice: { list: '/information', read: firstLink(prefixes.notice), missing: '공지사항의 글' },
  noticeWithFile: {
    list: '/information',
    read: firstPostWith(prefixes.notice, 'article section[aria-label="첨부파일"] a'),
    missing: '첨부파일이 있는 공지',
  },
  noticeWithTable: {
    list: '/information',
    read: firstPostWith(prefixes.notice, 'article table'),
    missing: '표가 있는 공지',
  },
  noticeWord: { list: '/information', read: wordOfOnePage, missing: '한 쪽만 찾는 검색어' },
  noticePages: { list: '/information', read: readPageCount, missing: '공지사항의 쪽' },
  forumPost: { list: forumList, read: firstLink(prefixes.forumPost), missing: '자유게시판의 글' },
  conference: { list: '/society', read: firstLink(prefixes.conference), missing: '지난 학술행사' },
} satisfies Record<string, RecordSource>;

/** The name of a record. */
export type RecordName = keyof typeof records;
