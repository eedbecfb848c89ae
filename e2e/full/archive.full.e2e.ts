import { startLoggedIn } from '#e2e/support/login.ts';
import { holdRequests } from '#e2e/support/requests.ts';
import { startScenario } from '#e2e/support/scenario.ts';
import { expect, test } from '#e2e/support/test.ts';

test.describe('The list of notices on a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('shows pinned posts first, with a badge instead of a number', async ({ page }) => {
    await page.goto('/information');
    const rows = page.getByRole('table', { name: '공지사항 목록' }).getByRole('row');
    await expect(rows.first()).toHaveText('NO.제목작성자조회수작성일');
    await expect(rows.nth(1).getByRole('cell').first()).toHaveText('중요');
    await expect(rows.nth(2).getByRole('cell').first()).toHaveText('중요');
    await expect(rows.nth(3).getByRole('cell').first()).toHaveText('35');
    await expect(page.getByText('총 37건, 1/4 페이지')).toBeVisible();
  });

  test('continues the row numbers on page 2, and keeps the page on reload and on return from a post', async ({
    page,
  }) => {
    await page.goto('/information');
    await page.getByRole('link', { name: '2 페이지' }).click();
    await expect(page).toHaveURL('/information?page=2');
    await expect(page.getByRole('row').nth(1).getByRole('cell').first()).toHaveText('27');
    await page.reload();
    await expect(page.getByRole('link', { name: '2 페이지' })).toHaveAttribute('aria-current', 'page');
    await page.getByRole('row').nth(3).getByRole('link').click();
    await expect(page.getByRole('heading', { level: 2 })).toBeVisible();
    await page.getByRole('link', { name: '목록', exact: true }).click();
    await expect(page).toHaveURL('/information?page=2');
  });

  test('moves the focus to the heading when a page link is followed', async ({ page }) => {
    await page.goto('/information');
    const heading = page.getByRole('heading', { level: 2, name: '공지사항' });
    for (const [link, row] of [
      ['2 페이지', '27'],
      ['마지막 페이지', '7'],
      ['이전 페이지', '17'],
    ] as const) {
      await page.getByRole('link', { name: link }).focus();
      await page.keyboard.press('Enter');
      await expect(heading).toBeFocused();
      await expect(heading).toBeInViewport();
      await expect(page.getByRole('row').nth(1).getByRole('cell').first()).toHaveText(row);
    }
  });

  test('sends one request when twenty letters are typed quickly', async ({ page }) => {
    await page.goto('/information');
    await expect(page.getByRole('row')).toHaveCount(11);
    const searches: string[] = [];
    page.on('request', (request) => request.url().includes('search=') && searches.push(request.url()));
    await page.getByRole('searchbox', { name: '검색어' }).pressSequentially('abcdefghijklmnopqrst', { delay: 20 });
    await expect(page.getByText('등록 내역이 없습니다.')).toBeVisible();
    expect(searches).toHaveLength(1);
  });

  test('finds posts by title, and shows all posts again after Escape', async ({ page }) => {
    await page.goto('/information');
    await page.getByRole('button', { name: '검색 범위' }).click();
    await page.getByRole('option', { name: '제목' }).click();
    await page.getByRole('searchbox', { name: '검색어' }).fill('학술대회');
    await expect(page).toHaveURL(/category=title&search=/);
    await expect(page.getByText('총 37건')).toBeHidden();
    for (const link of await page.getByRole('table').getByRole('link').all())
      await expect(link).toContainText('학술대회');
    await page.keyboard.press('Escape');
    await expect(page.getByText('총 37건, 1/4 페이지')).toBeVisible();
  });

  test('searches for characters of regular expressions literally', async ({ page }) => {
    await page.goto('/information');
    await page.getByRole('searchbox', { name: '검색어' }).fill('.*[(\\');
    await expect(page.getByText('등록 내역이 없습니다.')).toBeVisible();
  });

  test('does not send a search of 2,000 characters, whether typed or in the URL', async ({ page }) => {
    const long = '가'.repeat(2000);
    const searches: string[] = [];
    page.on('request', (request) => request.url().includes('search=') && searches.push(request.url()));
    await page.goto('/information');
    await page.getByRole('searchbox', { name: '검색어' }).fill(long);
    await expect(page.getByRole('searchbox')).toHaveAccessibleDescription('검색어는 100자까지 입력할 수 있습니다.');
    await page.goto(`/information?search=${'a'.repeat(2000)}`);
    await expect(page.getByText('검색어가 너무 깁니다.')).toBeVisible();
    await expect(page.getByText('총 37건'), 'the previous list is not visible').toHaveCount(0);
    expect(searches.filter((url) => url.includes('/api/'))).toEqual([]);
  });

  for (const page of ['-1', 'NaN', '0', '1.5', '']) {
    test(`shows the first page for the page number “${page}”`, async ({ page: screen }) => {
      await screen.goto(`/information?page=${page}`);
      await expect(screen.getByText('총 37건, 1/4 페이지')).toBeVisible();
    });
  }

  test('shows a message and a link to the last page for page 1,000,000,000', async ({ page }) => {
    await page.goto('/information?page=1000000000');
    await expect(page.getByText('없는 페이지입니다. 이 목록은 4페이지까지 있습니다.')).toBeVisible();
    await page.getByRole('link', { name: '마지막 페이지로' }).click();
    await expect(page).toHaveURL('/information?page=4');
    await expect(page.getByRole('row')).toHaveCount(8);
  });

  test('shows a dash and a zero for missing values of a post', async ({ page }) => {
    await startScenario(page, 'getInfo', 'gaps');
    await page.goto('/information');
    await expect(page.getByRole('row').nth(1)).toHaveText('1홈페이지 이전 자료-0-');
  });

  test('shows a message for an empty board', async ({ page }) => {
    await startScenario(page, 'getInfo', 'empty');
    await page.goto('/information');
    await expect(page.getByText('등록 내역이 없습니다.')).toBeVisible();
  });

  test.describe('after a server error', () => {
    test.use({ expectedConsole: [/status of 500/] });

    test('shows the error, and loads on retry', async ({ page }) => {
      const endScenario = await startScenario(page, 'getInfo', 'serverError', 500);
      await page.goto('/information');
      await expect(page.getByRole('alert')).toContainText('서버가 응답하지 않습니다.');
      await endScenario();
      await page.getByRole('button', { name: '다시 시도' }).click();
      await expect(page.getByRole('row')).toHaveCount(11);
      await expect(page.getByRole('heading', { level: 2 })).toBeFocused();
    });

    test('keeps the displayed list when refetching fails', async ({ page }) => {
      const returnToWindow = () => page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
      await page.goto('/information');
      await expect(page.getByRole('row')).toHaveCount(11);
      await startScenario(page, 'getInfo', 'serverError', 500);
      const failed = page.waitForResponse((response) => response.status() === 500);
      await returnToWindow();
      await failed;
      await expect(page.getByRole('progressbar')).toHaveCount(0);
      await expect(page.getByRole('row')).toHaveCount(11);
      await expect(page.getByRole('alert')).toHaveCount(0);
    });
  });

  test('ignores the delayed response of an earlier page', async ({ page }) => {
    await page.goto('/information');
    await expect(page.getByRole('row')).toHaveCount(11);
    const release = await holdRequests(page, '**/getInfo?*page=2*');
    await page.getByRole('link', { name: '2 페이지' }).click();
    await page.getByRole('link', { name: '3 페이지' }).click();
    await expect(page.getByText('3/4 페이지')).toBeVisible();
    release();
    await expect(page.getByRole('row').nth(1).getByRole('cell').first()).toHaveText('17');
  });

  for (const [menu, count] of [
    ['뉴스레터', 12],
    ['연구동향', 18],
  ] as const) {
    test(`lists the posts of ${menu} when opened by URL`, async ({ page }) => {
      await page.goto(`/information?menu=${encodeURIComponent(menu)}`);
      await expect(page.getByRole('heading', { level: 2 })).toHaveText(menu);
      await expect(page.getByText(`총 ${count}건, 1/2 페이지`)).toBeVisible();
      await page.getByRole('row').nth(2).getByRole('link').click();
      await expect(page).toHaveURL(/\/information\/notice\/\d+\?menu=/);
      await page.reload();
      await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toBeVisible();
    });
  }
});

test('the gallery has 4, 3, 2 or 1 columns by width, and a placeholder for posts without a picture', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/information?menu=${encodeURIComponent('갤러리')}`);
  await expect(page.getByText('총 15건, 1/2 페이지')).toBeVisible();
  const cards = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: /\d{4}-\d\d-\d\d$/ });
  await expect(cards).toHaveCount(10);
  await expect(cards.nth(0).locator('img')).toHaveAttribute('src', /\.png$/);
  await expect(cards.nth(1).locator('img')).toHaveCount(0);
  await expect(cards.nth(1).locator('svg')).toBeVisible();
  for (const [width, columns] of [
    [1371, 4],
    [1370, 3],
    [1025, 3],
    [1024, 2],
    [769, 2],
    [768, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const tops = await cards.evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top));
    expect(tops.filter((top) => top === tops[0]).length, `${width} px`).toBe(columns);
  }
  await cards.nth(0).getByRole('link').click();
  await expect(page).toHaveURL(/\/information\/notice\/\d+\?menu=/);
  await expect(page.getByRole('article').getByRole('img', { name: '발표장 전경' })).toBeVisible();
  await page.getByRole('link', { name: '목록', exact: true }).click();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('갤러리');
});

test('the list keeps page, search and category on return from a post', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const url = '/information?search=%EC%95%88%EB%82%B4&category=title&page=2';
  await page.goto(url);
  await page.getByRole('row').nth(1).getByRole('link').click();
  await expect(page.getByRole('article')).toBeVisible();
  for (const goBack of [() => page.getByRole('link', { name: '목록', exact: true }).click(), () => page.goBack()]) {
    await goBack();
    await expect(page).toHaveURL(url);
    await expect(page.getByRole('searchbox', { name: '검색어' })).toHaveValue('안내');
    await expect(page.getByRole('button', { name: /검색 범위/ })).toContainText('제목');
    await expect(page.getByRole('link', { name: '2 페이지' })).toHaveAttribute('aria-current', 'page');
    await page.getByRole('row').nth(1).getByRole('link').click();
    await expect(page.getByRole('article')).toBeVisible();
  }
});

test('notices are cards at 900 px and below', async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 900 });
  await page.goto('/information');
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: '조회수: ' })).toHaveCount(10);
  await expect(page.getByRole('table')).toHaveCount(0);
  await page.setViewportSize({ width: 901, height: 900 });
  await expect(page.getByRole('table')).toBeVisible();
});

test('free-board posts are cards at 600 px and a table above', async ({ page }) => {
  await page.setViewportSize({ width: 600, height: 900 });
  await page.goto('/information?menu=%EC%9E%90%EC%9C%A0%EA%B2%8C%EC%8B%9C%ED%8C%90');
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: '조회수: ' })).toHaveCount(10);
  await page.setViewportSize({ width: 601, height: 900 });
  await expect(page.getByRole('table')).toBeVisible();
});

test('a guest who opens a free-board post gets the login modal', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/information?menu=%EC%9E%90%EC%9C%A0%EA%B2%8C%EC%8B%9C%ED%8C%90');
  await page.getByRole('row').nth(1).getByRole('link').click();
  await expect(page.getByRole('alertdialog')).toContainText('로그인이 필요합니다.');
  await page.getByRole('button', { name: '로그인 하러가기' }).click();
  await expect(page).toHaveURL('/auth/login');
});

test('a member can open a free-board post', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await startLoggedIn(page);
  await page.goto('/information?menu=%EC%9E%90%EC%9C%A0%EA%B2%8C%EC%8B%9C%ED%8C%90');
  const link = page.getByRole('row').nth(1).getByRole('link');
  const title = await link.textContent();
  await link.click();
  await expect(page).toHaveURL(/\/information\/community\/\d+$/);
  await expect(page.getByRole('heading', { level: 2, name: title ?? '' })).toBeVisible();
});
