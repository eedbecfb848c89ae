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

/** Waits until a list has loaded. */
const waitForList = (page: Page, timeoutMs: number): Promise<void> =>
  page.locator('main').getByText(listCount).filter({ visible: true }).first().waitFor({ timeout: timeoutMs });

/** Returns the part of the address that follows a prefix, in the first link of a list that has it. The site may have a path. */
const firstLink =
  (prefix: string): RecordSource['read'] =>
  async (page, timeoutMs) => {
    await waitForList(page, timeoutMs);
    const links = page.locator(`main a[href*="${prefix}"]`).filter({ visible: true });
    if ((await links.count()) === 0) return null;
    const href = await links.first().getAttribute('href');
    return href?.split(prefix)[1]?.replace(/[?#].*$/, '') ?? null;
  };

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
  noticePages: { list: '/information', read: readPageCount, missing: '공지사항의 쪽' },
  forumPost: { list: forumList, read: firstLink(prefixes.forumPost), missing: '자유게시판의 글' },
  conference: { list: '/society', read: firstLink(prefixes.conference), missing: '지난 학술행사' },
} satisfies Record<string, RecordSource>;

/** The name of a record. */
export type RecordName = keyof typeof records;
