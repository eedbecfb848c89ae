import { changePage, type ForeignChange } from '#e2e/support/foreign-changes.ts';
import { holdRequests } from '#e2e/support/requests.ts';
import { expect, test } from '#e2e/support/test.ts';

test.describe('a screen that React renders anew', () => {
  test.use({ expectedConsole: [/./] });

  test('keeps a text of 100 kB and the scroll position, and announces nothing', async ({ page }) => {
    const release = await holdRequests(page, /\/assets\/.*\.js$/);
    await page.mainFrame().goto('/contact', { waitUntil: 'commit' });
    const text = '긴 문의입니다. '.repeat(6_000);
    await page.getByRole('textbox', { name: '내용' }).fill(text);
    await page.evaluate(() => window.scrollTo(0, 250));
    const change: ForeignChange = 'an element beside each field';
    await page.evaluate(changePage, change);
    release();
    await expect(page.locator('#root[data-address]')).toHaveCount(0);
    await expect(page.getByRole('textbox', { name: '내용' })).toHaveValue(text);
    await expect(page.getByRole('textbox', { name: '내용' })).toBeFocused();
    expect(await page.evaluate(() => Math.round(window.scrollY))).toBe(250);
    await expect(page.getByText(/화면입니다\.$/)).toHaveCount(0);
  });
});

test('a syllable that is composed while the scripts arrive is not split', async ({ page }) => {
  const release = await holdRequests(page, /\/assets\/.*\.js$/);
  await page.mainFrame().goto('/contact', { waitUntil: 'commit' });
  const name = page.getByRole('textbox', { name: '이름' });
  await name.focus();
  const keyboard = await page.context().newCDPSession(page);
  const compose = (text: string) =>
    keyboard.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
  await compose('하');
  release();
  await expect(page.locator('html[data-started]')).toHaveCount(1);
  await compose('한');
  await expect(name).toHaveValue('한');
  await keyboard.send('Input.insertText', { text: '한' });
  await expect(page.locator('#root[data-address]')).toHaveCount(0);
  await page.keyboard.type('빛');
  await expect(name).toHaveValue('한빛');
});
