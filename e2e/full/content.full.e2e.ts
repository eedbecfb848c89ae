import type { Page } from '@playwright/test';
import { axeViolations } from '#e2e/support/axe.ts';
import { cutOffElements, horizontalOverflow } from '#e2e/support/layout.ts';
import { expect, test } from '#e2e/support/test.ts';

const pathWithQuery = (path: string, query: Record<string, string> = {}) => {
  const text = new URLSearchParams(query).toString();
  return text ? `${path}?${text}` : path;
};

/** A text screen of each kind, in groups of similar duration, with URL and main heading. The nightly audit checks all. */
const screens: Record<string, [url: string, heading: string][]> = {
  'the society': [
    [pathWithQuery('/introduce', { menu: '학회연혁' }), '학회소개 학회연혁'],
    [pathWithQuery('/introduce', { menu: '오시는길' }), '학회소개 오시는길'],
  ],
  'the charter and the submission rules': [
    [pathWithQuery('/introduce', { menu: '정관 및 규정' }), '학회소개 정관 및 규정'],
    [pathWithQuery('/introduce', { menu: '정관 및 규정', doc: '투고규정', lang: 'en' }), '학회소개 정관 및 규정'],
  ],
  'the membership': [
    [pathWithQuery('/membership'), '회원안내 가입안내'],
    [pathWithQuery('/membership', { menu: '특별회원사' }), '회원안내 특별회원사'],
  ],
  'the publications': [
    [pathWithQuery('/publication'), '간행물 저널안내'],
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

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  // Chromium shows a larger picture that it has from the previous screen, and warns about the preloaded small one.
  expectedConsole: [/pictures\/\S+ was preloaded using link preload but not used/],
});

for (const [subject, listed] of Object.entries(screens)) {
  test(`the texts about ${subject} have no axe violations, fit into 320 px, and are not cut off with WCAG 1.4.12 spacing`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    for (const [url, heading] of listed)
      await test.step(decodeURIComponent(url), async () => {
        await page.setViewportSize({ width: 320, height: 800 });
        await openTextScreen(page, url, heading);
        expect(await axeViolations(page), `${url} at 320 px, dark`).toEqual([]);
        expect(await horizontalOverflow(page), `${url} at 320 px`).toBe(0);
        await applyTextSpacing(page);
        for (const width of [320, 1280]) {
          await page.setViewportSize({ width, height: 800 });
          expect(await cutOffElements(page), `${url} with text spacing at ${width} px`).toEqual([]);
          expect(await horizontalOverflow(page), `${url} with text spacing at ${width} px`).toBe(0);
        }
      });
  });
}

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

test('a dark theme is printed in the colours of the light theme', async ({ page }) => {
  await openTextScreen(page, pathWithQuery('/introduce', { menu: '정관 및 규정' }), '학회소개 정관 및 규정');
  const bodyColours = () =>
    page.evaluate(() => {
      const { color, backgroundColor, colorScheme } = getComputedStyle(document.body);
      return { color, backgroundColor, colorScheme };
    });
  const light = await bodyColours();
  await page.evaluate(() => localStorage.setItem('display', JSON.stringify({ theme: 'dark' })));
  await page.reload();
  await expect.poll(bodyColours).not.toEqual(light);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect.poll(bodyColours).toEqual(light);
});

test('texts are printed in full and with aligned edges, without header, footer and menus', async ({ page }) => {
  await openTextScreen(page, pathWithQuery('/introduce', { menu: '정관 및 규정' }), '학회소개 정관 및 규정');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: '제38조 (준용)' })).toBeVisible();
  // The width of A4 without the margins of a printer, in px.
  await page.setViewportSize({ width: 718, height: 1000 });
  await openTextScreen(page, pathWithQuery('/publication', { menu: '광고안내' }), '간행물 광고안내');
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
