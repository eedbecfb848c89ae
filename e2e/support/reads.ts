import { expect, type Page } from '@playwright/test';

/** The request for the first page of the notices, as `recordReads` records it. */
export const firstNotices = 'getInfo?type=notice&page=1&search_category=all';

/** Records the requests of the API that a page sends from now on, as operation with query. The list can be emptied. */
export function recordReads(page: Page): string[] {
  const reads: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/')) reads.push(pathname.split('/').at(-1) + search);
  });
  return reads;
}

/** Returns the links of the list of notices. */
export const noticeLinks = (page: Page) => page.getByRole('table', { name: '공지사항' }).getByRole('link');

/** Opens the first notice of the list. @returns its path, and the request for it as `recordReads` records it */
export async function openFirstNotice(page: Page): Promise<{ path: string; read: string }> {
  await page.goto('/information');
  await noticeLinks(page).first().click();
  await expect(page.getByRole('article')).toBeVisible();
  const path = new URL(page.url()).pathname;
  return { path, read: `getInfoDetail?info_pk=${path.split('/').at(-1)}&type=notice` };
}
