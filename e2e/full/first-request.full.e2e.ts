import { startLoggedIn } from '#e2e/support/login.ts';
import { noticeLinks, openFirstNotice, recordReads } from '#e2e/support/reads.ts';
import { expect, test } from '#e2e/support/test.ts';

test.use({ viewport: { width: 1280, height: 800 } });

test('a reload shows the board of the navigation state, with one request', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('navigation', { name: '주 메뉴' }).getByRole('link', { name: '자료실' }).click();
  await page.getByRole('link', { name: '자유게시판' }).last().click();
  await expect(page.getByRole('heading', { level: 2, name: '자유게시판' })).toBeVisible();
  // The address names the board too. Without it, only the navigation state chooses the board.
  await page.evaluate(() => history.replaceState(history.state, '', '/information'));
  const reads = recordReads(page);
  await page.reload();
  await expect(page.getByRole('table', { name: '자유게시판' })).toBeVisible();
  expect(reads).toEqual(['getInfo?type=forum&page=1&search_category=all']);
});

test('a list with a page in its URL, and a post with its board, are requested once', async ({ page }) => {
  const reads = recordReads(page);
  await page.goto('/information?page=2');
  await expect(page.getByRole('link', { name: '2 페이지' })).toHaveAttribute('aria-current', 'page');
  await expect(noticeLinks(page).first()).toBeVisible();
  expect(reads.splice(0)).toEqual(['getInfo?type=notice&page=2&search_category=all']);
  const { path } = await openFirstNotice(page);
  reads.splice(0);
  await page.goto(`${path}?menu=공지사항`);
  await expect(page.getByRole('article')).toBeVisible();
  expect(reads).toHaveLength(1);
});

test('a member gets a post of the free board with one request, and a guest none', async ({ page }) => {
  const reads = recordReads(page);
  await page.goto('/information/community/664');
  await expect(page.getByText('회원만 볼 수 있는 글입니다.')).toBeVisible();
  expect(reads.splice(0)).toEqual([]);
  await startLoggedIn(page);
  reads.splice(0);
  await page.goto('/information/community/664');
  await expect(page.getByRole('article')).toBeVisible();
  expect(reads).toEqual(['getInfoDetail?info_pk=664&type=forum']);
});
