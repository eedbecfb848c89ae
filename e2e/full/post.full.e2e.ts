import { readFile } from 'node:fs/promises';
import { startLoggedIn } from '#e2e/support/login.ts';
import { startScenario } from '#e2e/support/scenario.ts';
import { expect, test } from '#e2e/support/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('a notice shows title, views, author and page title, and counts the visit', async ({ page }) => {
  await page.goto('/information');
  const row = page.getByRole('row').nth(1);
  const [title, hits] = [
    (await row.getByRole('link').textContent()) ?? '',
    Number((await row.getByRole('cell').nth(3).textContent())?.replace(',', '')),
  ];
  await row.getByRole('link').click();
  const article = page.getByRole('article');
  await expect(article.getByRole('heading', { level: 2 })).toHaveText(title);
  await expect(article.getByText(`조회수: ${(hits + 1).toLocaleString('ko-KR')}`)).toBeVisible();
  await expect(article.getByText('작성자: 사무국')).toBeVisible();
  await expect(page).toHaveTitle(`${title} | 공지사항 | 한빛화장품과학회`);
  await expect(page.getByRole('status').filter({ hasText: '글을 불러왔습니다.' })).toHaveText(
    `${title} 글을 불러왔습니다.`,
  );
});

test('returning to the window does not request a post again, and counts no view', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => request.url().includes('getInfoDetail') && requests.push(request.url()));
  await page.goto('/information/notice/237');
  await expect(page.getByRole('article')).toBeVisible();
  const countBefore = requests.length;
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await page.getByRole('link', { name: '목록', exact: true }).click();
  await expect(page.getByRole('row')).toHaveCount(11);
  expect(requests).toHaveLength(countBefore);
});

test('a file other than a PDF is downloaded with its name and content', async ({ page, request }) => {
  await page.goto('/information');
  await page.getByRole('row').nth(1).getByRole('link').click();
  const files = page.getByRole('region', { name: '첨부파일' }).getByRole('link');
  const file = files.filter({ hasNotText: 'PDF,' }).first();
  await expect(file).toHaveAccessibleName(/ [A-Z]+, \d+ KB, 새 창$/);
  const url = (await file.getAttribute('href')) ?? '';
  const newDownload = page.waitForEvent('download');
  await file.click();
  const download = await newDownload;
  const saved = await readFile(await download.path());
  const expected = await (await request.get(url)).body();
  expect(await file.textContent()).toContain(download.suggestedFilename().normalize('NFC'));
  expect(saved.equals(expected)).toBe(true);
});

test('a PDF opens in a new tab', async ({ page, context }) => {
  await page.goto('/information');
  await page.getByRole('row').nth(1).getByRole('link').click();
  const pdf = page
    .getByRole('region', { name: '첨부파일' })
    .getByRole('link', { name: /PDF, \d+ KB, 새 창$/ })
    .first();
  await expect(pdf).toHaveAttribute('href', /\.pdf$/i);
  const newResponse = context.waitForEvent('response', (response) => /\.pdf$/i.test(new URL(response.url()).pathname));
  await pdf.click();
  const response = await newResponse;
  expect(response.headers()['content-type']).toBe('application/pdf');
});

test('the links to the previous and next post keep the board', async ({ page }) => {
  await page.goto('/information?page=2');
  await expect(page.getByText('2/4 페이지')).toBeVisible();
  const title = await page.getByRole('row').nth(3).getByRole('link').textContent();
  await page.getByRole('row').nth(3).getByRole('link').click();
  await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toHaveText(title ?? '');
  await page.getByRole('link', { name: '이전글' }).click();
  await expect(page).toHaveURL(/\/information\/community\/\d+\?menu=/);
  await expect(page.getByRole('article').getByRole('heading', { level: 2 })).not.toHaveText(title ?? '');
  await page.getByRole('link', { name: '다음글' }).click();
  await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toHaveText(title ?? '');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('자료실 공지사항');
});

test('the newest post of a board has no link to a next post', async ({ page }) => {
  await startScenario(page, 'getInfoDetail', 'notice');
  await page.goto('/information/notice/237');
  await expect(page.getByRole('link', { name: '이전글' })).toBeVisible();
  await expect(page.getByRole('link', { name: '다음글' })).toHaveCount(0);
});

test('an unknown post shows a message and a link to the list', async ({ page }) => {
  await page.goto('/information/notice/999999');
  await expect(page.getByText('해당 게시글을 찾을 수 없습니다.')).toBeVisible();
  await page.getByRole('link', { name: '목록', exact: true }).click();
  await expect(page).toHaveURL('/information');
});

test('the number of a post of another board shows a message', async ({ page }) => {
  await startLoggedIn(page);
  for (const url of ['/information/notice/664', '/information/community/237', '/information/notice/515']) {
    await page.goto(url);
    await expect(page.getByText('해당 게시글을 찾을 수 없습니다.'), url).toBeVisible();
  }
});

test('HTML in the title, author and file names of a post is shown as text', async ({ page }) => {
  const html = '<img src=x onerror=alert(1)><b>글</b>';
  await page.route('**/getInfoDetail?*', (route) =>
    route.fulfill({
      json: {
        success: true,
        data: {
          notice: {
            notice_pk: 237,
            notice_title: html,
            notice_content: '<b>글</b>',
            notice_enrollment_date: '2025-11-03',
            notice_hit: 1,
            admin_name: html,
          },
          notice_file: [{ file_pk: 1, file_path: '/api/files/1/a.hwp', file_original_name: html, file_size: 1 }],
          prev_pk: null,
          next_pk: null,
        },
        error: null,
      },
    }),
  );
  await page.goto('/information/notice/237');
  const article = page.getByRole('article');
  await expect(article.getByRole('heading', { level: 2 })).toHaveText(html);
  await expect(article.locator('dd').nth(2)).toHaveText(html);
  await expect(page.getByRole('region', { name: '첨부파일' }).getByRole('link')).toContainText(html);
  await expect(page).toHaveTitle(`${html} | 공지사항 | 한빛화장품과학회`);
  await expect(article.locator('b')).toHaveCount(1);
});

for (const id of ['abc', '-1', '0', '1.5', '99999999999', '237%20']) {
  test(`the invalid post number “${id}” shows a message without a request`, async ({ page }) => {
    const calls: string[] = [];
    page.on('request', (request) => request.url().includes('getInfoDetail') && calls.push(request.url()));
    await page.goto(`/information/notice/${id}`);
    await expect(page.getByText('주소가 올바르지 않습니다. 게시글 번호를 확인해 주세요.')).toBeVisible();
    expect(calls).toEqual([]);
  });
}

test('a guest sees nothing of a free-board post, and it is not requested', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => request.url().includes('getInfoDetail') && calls.push(request.url()));
  await page.goto('/information/community/664');
  await expect(page.getByRole('alertdialog')).toContainText('로그인이 필요합니다.');
  await page.keyboard.press('Escape');
  await expect(page.getByText('회원만 볼 수 있는 글입니다.')).toBeVisible();
  expect(calls).toEqual([]);
});

test.describe('A history entry that the router did not create', () => {
  test.use({ expectedConsole: [/blocker on a POP navigation/] });

  test('is left with the back button, together with the login modal of a free-board post', async ({ page }) => {
    await page.goto('/information?menu=%EC%9E%90%EC%9C%A0%EA%B2%8C%EC%8B%9C%ED%8C%90');
    await expect(page.getByRole('row')).toHaveCount(11);
    await page.evaluate(() => window.history.pushState(null, '', '/information/community/664'));
    await page.goBack();
    await page.goForward();
    await expect(page.getByRole('alertdialog')).toContainText('로그인이 필요합니다.');
    await page.goBack();
    await expect(page.getByRole('row')).toHaveCount(11);
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
  });
});
