import type { Page } from '@playwright/test';
import { axeViolations } from '#e2e/support/axe.ts';
import { horizontalOverflow } from '#e2e/support/layout.ts';
import { startLoggedIn } from '#e2e/support/login.ts';
import { expect, test } from '#e2e/support/test.ts';

const pathWithQuery = (path: string, query: Record<string, string> = {}) => {
  const text = new URLSearchParams(query).toString();
  return text ? `${path}?${text}` : path;
};

/** All text screens by section, with URL and main heading. */
const screens: Record<string, [url: string, heading: string][]> = {
  '/introduce': [
    [pathWithQuery('/introduce'), '학회소개'],
    [pathWithQuery('/introduce', { menu: '학회연혁' }), '학회소개 학회연혁'],
    [pathWithQuery('/introduce', { menu: '정관 및 규정' }), '학회소개 정관 및 규정'],
    [pathWithQuery('/introduce', { menu: '정관 및 규정', doc: '투고규정' }), '학회소개 정관 및 규정'],
    [pathWithQuery('/introduce', { menu: '정관 및 규정', doc: '투고규정', lang: 'en' }), '학회소개 정관 및 규정'],
    [pathWithQuery('/introduce', { menu: '임원' }), '학회소개 임원'],
    [pathWithQuery('/introduce', { menu: '오시는길' }), '학회소개 오시는길'],
  ],
  '/membership': [
    [pathWithQuery('/membership'), '회원안내 가입안내'],
    [pathWithQuery('/membership', { menu: '특별회원사' }), '회원안내 특별회원사'],
  ],
  '/publication': [
    [pathWithQuery('/publication'), '간행물 저널안내'],
    [pathWithQuery('/publication', { menu: '저널검색' }), '간행물 저널검색'],
    [pathWithQuery('/publication', { menu: '투고안내' }), '간행물 투고안내'],
    [pathWithQuery('/publication', { menu: '광고안내' }), '간행물 광고안내'],
  ],
};

/** Opens a text screen and waits for its text, which loads last. */
async function openTextScreen(page: Page, url: string, heading: string) {
  await page.goto(url);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  if (url.includes('doc=') || url.endsWith('%EA%B7%9C%EC%A0%95')) {
    await expect(page.getByRole('article')).toBeVisible();
  }
}

/**
 * Applies the text spacing of WCAG 1.4.12. The content security policy allows a constructed style sheet, but no `style`
 * element.
 */
const applyTextSpacing = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }' +
        'p { margin-bottom: 2em !important }',
    );
    document.adoptedStyleSheets = [sheet];
  });

/** Returns elements whose text is cut off, except text for screen readers alone. */
const cutOffElements = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main *')]
      .filter((element) => {
        const { overflowX, overflowY } = getComputedStyle(element);
        const cuts = [overflowX, overflowY].some((overflow) => overflow === 'hidden' || overflow === 'clip');
        const isHidden = element.clientWidth <= 1 || element.clientHeight <= 1;
        const overflows =
          element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1;
        return cuts && !isHidden && overflows && element.textContent?.trim();
      })
      .map((element) => `${element.tagName} ${element.className} ${element.textContent?.slice(0, 40)}`),
  );

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [url, heading] of Object.values(screens).flat()) {
  test(`${decodeURIComponent(url)} has no axe violations, fits into 320 px, and keeps its text with WCAG 1.4.12 spacing`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize({ width: 320, height: 800 });
    await openTextScreen(page, url, heading);
    expect(await axeViolations(page), '320 px, dark').toEqual([]);
    expect(await horizontalOverflow(page), '320 px').toBe(0);
    await applyTextSpacing(page);
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await cutOffElements(page), `text spacing at ${width} px`).toEqual([]);
      expect(await horizontalOverflow(page), `text spacing at ${width} px`).toBe(0);
    }
  });
}

test('an unknown or malformed sub-screen in the URL shows the default of the section', async ({ page }) => {
  for (const [section, [first]] of Object.entries(screens)) {
    for (const query of ['?menu=%EC%97%86%EC%9D%8C', '?menu=%E0%A4%A', '?menu=', '?menu=__proto__']) {
      await page.goto(`${section}${query}`);
      await expect(page.getByRole('heading', { level: 1 }), `${section}${query}`).toHaveText(first?.[1] ?? '');
    }
  }
});

test('an article of the charter keeps its URL on reload, and the back button leaves it', async ({ page }) => {
  await page.goto(pathWithQuery('/introduce', { menu: '정관 및 규정' }));
  const contents = page.getByRole('navigation', { name: '정관 차례' });
  await contents.getByRole('link', { name: '제21조 (의결정족수)' }).click();
  const article = page.getByRole('heading', { name: '제21조 (의결정족수)' });
  await expect(article).toBeFocused();
  await page.reload();
  await expect(article).toBeInViewport();
  await expect(article).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveURL(/menu=[^#]*$/);
});

test('a sub-screen chosen by the menu is a history entry', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/introduce');
  const tabs = page.getByRole('navigation', { name: '학회소개 하위 메뉴' });
  await tabs.getByRole('link', { name: '임원' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveTitle('임원 | 학회소개 | 한빛화장품과학회');
  await tabs.getByRole('link', { name: '오시는길' }).click();
  await expect(page.getByRole('img', { name: /한빛역에서 사무국까지의 약도/ })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('table', { name: '등기임원' })).toBeVisible();
});

test('linked files exist, and links to PDFs announce the new window', async ({ page, request }) => {
  await page.goto(pathWithQuery('/publication', { menu: '투고안내' }));
  const links = page.getByRole('main').getByRole('link', { name: /\(PDF\).*새 창/ });
  await expect(links).toHaveCount(3);
  for (const link of await links.all()) {
    await expect(link).toHaveAttribute('target', '_blank');
    const response = await request.get((await link.getAttribute('href')) ?? '');
    expect(response.headers()['content-type']).toBe('application/pdf');
    expect((await response.body()).subarray(0, 5).toString()).toBe('%PDF-');
  }
  for (const name of ['abstract_form_kr', 'abstract_form_en']) {
    const response = await request.get(`/docsFile/${name}.docx`);
    expect((await response.body()).subarray(0, 2).toString()).toBe('PK');
  }
});

test('links to other sites announce the new window', async ({ page }) => {
  for (const [menu, name, url] of [
    ['저널검색', '저널 검색 바로가기 (새 창)', 'https://journal.example/hanbit'],
    ['투고안내', '온라인 논문투고시스템 (새 창)', 'https://submit.example/hanbit'],
  ] as const) {
    await page.goto(pathWithQuery('/publication', { menu }));
    const link = page.getByRole('main').getByRole('link', { name, exact: true });
    await expect(link).toHaveAttribute('href', url);
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  }
});

test('회원가입 하기 opens the sign-up for a guest, and a modal for a member', async ({ page }) => {
  await page.goto('/membership');
  await page.getByRole('link', { name: '회원가입 하기' }).click();
  await expect(page).toHaveURL('/auth/signup');
  await startLoggedIn(page);
  await page.goto('/membership');
  await page.getByRole('link', { name: '회원가입 하기' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('이미 학회 회원이십니다.');
  await expect(page).toHaveURL('/membership');
});

test('the tables show the fees and advertising prices of the society', async ({ page }) => {
  const tableRows = async (name: string) => {
    const table = page.getByRole('table', { name });
    await expect(table).toBeVisible();
    return (await table.getByRole('row').allInnerTexts()).map((row) => row.replace(/\s+/g, ' ').trim());
  };
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/membership');
  expect(await tableRows('2025년 연회비')).toEqual([
    '회원 구분 연회비',
    '일반회원 200,000원',
    '학생회원 100,000원',
    '특별회원 없음',
    '명예회원 없음',
  ]);
  await page.goto(pathWithQuery('/publication', { menu: '광고안내' }));
  for (const table of ['학술지 광고 요금', '자료집 광고 요금']) {
    expect(await tableRows(table)).toEqual([
      '게재 위치 컬러 흑백',
      '뒤표지 안쪽 990,000원 770,000원',
      '앞 속지 (2쪽 이내) 880,000원 660,000원',
      '뒤 속지 880,000원 660,000원',
    ]);
  }
});

test('the charter is printed in full and without menus', async ({ page }) => {
  await openTextScreen(page, pathWithQuery('/introduce', { menu: '정관 및 규정' }), '학회소개 정관 및 규정');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: '제38조 (준용)' })).toBeVisible();
});

test('the advertising guide is printed with aligned edges, without header, footer and menus', async ({ page }) => {
  // The width of A4 without the margins of a printer, in px.
  await page.setViewportSize({ width: 718, height: 1000 });
  await page.goto(`/publication?${new URLSearchParams({ menu: '광고안내' })}`);
  await page.emulateMedia({ media: 'print' });
  for (const landmark of ['banner', 'contentinfo', 'navigation'] as const)
    await expect(page.getByRole(landmark)).toHaveCount(0);
  await expect(page.getByRole('button', { name: '맨 위로' })).toBeHidden();
  const edges = await page
    .getByRole('main')
    .locator('h1, h2, h3, dl, table')
    .evaluateAll((elements) =>
      elements.map((element) => {
        const { left, right } = element.getBoundingClientRect();
        return { left: Math.round(left), right: element.matches('dl, table') ? Math.round(right) : null };
      }),
    );
  expect(new Set(edges.map(({ left }) => left)).size, 'left edges').toBe(1);
  expect(new Set(edges.flatMap(({ right }) => right ?? [])).size, 'right edges').toBe(1);
});
