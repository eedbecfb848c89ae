import type { Locator, Page } from '@playwright/test';
import { expect, test } from '#e2e/support/test.ts';

/** The CSS properties that can show the state of a control. */
const comparedProperties = [
  'background',
  'border-color',
  'color',
  'outline',
  'box-shadow',
  'text-decoration',
  'transform',
] as const;

/** Returns the compared styles of a control, its label or its container as one text. */
const computedStyles = (target: Locator) =>
  target.evaluate((element, properties) => {
    const root = element.closest('label') ?? element.parentElement ?? element;
    return [root, ...root.querySelectorAll('*')]
      .flatMap((part) => ['', '::before', '::after'].map((pseudo) => getComputedStyle(part, pseudo)))
      .map((style) => properties.map((property) => style.getPropertyValue(property)).join('; '))
      .join('\n');
  }, comparedProperties);

const widgetSample = (page: Page, title: string) =>
  page.getByRole('heading', { level: 3, name: title, exact: true }).locator('xpath=..');
const sampleForm = (page: Page) => widgetSample(page, '폼').locator('form').first();

/** Every kind of control on the page, and whether the test can press it. */
const controls: [name: string, find: (page: Page) => Locator, canPress: boolean][] = [
  ['main button', (page) => widgetSample(page, '주된 버튼').getByRole('button').first(), true],
  ['plain button', (page) => widgetSample(page, '곁 버튼').getByRole('button').first(), true],
  ['quiet button', (page) => widgetSample(page, '조용한 버튼').getByRole('button').first(), true],
  ['icon button', (page) => widgetSample(page, '그림 버튼').getByRole('button').first(), true],
  ['submit', (page) => widgetSample(page, '보내기 버튼').getByRole('button').first(), true],
  ['segment', (page) => widgetSample(page, '나란한 선택').getByRole('radio').first(), false],
  ['text field', (page) => widgetSample(page, '글 입력').getByRole('textbox').first(), false],
  // A press opens its list.
  ['select', (page) => widgetSample(page, '고르기').getByRole('combobox').first(), false],
  ['search field', (page) => widgetSample(page, '검색').getByRole('searchbox').first(), false],
  ['text area', (page) => sampleForm(page).getByRole('textbox', { name: '내용' }), false],
  ['radio', (page) => sampleForm(page).getByRole('radio').first(), true],
  ['checkbox', (page) => sampleForm(page).getByRole('checkbox').first(), true],
  [
    'file picker',
    (page) =>
      sampleForm(page)
        .getByRole('button', { name: /파일 선택/ })
        .first(),
    true,
  ],
  ['section tab', (page) => widgetSample(page, '하위 메뉴').getByRole('link').last(), false],
  ['tab', (page) => widgetSample(page, '탭').getByRole('tab').nth(1), false],
  ['page number', (page) => widgetSample(page, '페이지').getByRole('link', { name: '2 페이지' }).first(), false],
  ['page step', (page) => widgetSample(page, '페이지').getByRole('link', { name: '다음 페이지' }).first(), false],
  ['row of a list', (page) => widgetSample(page, '게시판 목록').getByRole('link').first(), false],
  ['carousel arrow', (page) => widgetSample(page, '돌아가는 줄').getByRole('button').first(), true],
];

test('each control changes its style on hover, on press and on keyboard focus', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/dev/widgets');
  await expect(page.getByRole('heading', { level: 2 })).not.toHaveCount(0, { timeout: 20_000 });
  // A transition can delay the change.
  const expectDifferentStyles = (control: Locator, before: string, state: string) =>
    expect.soft(async () => expect(await computedStyles(control)).not.toBe(before), state).toPass({ timeout: 2000 });
  for (const [name, find, canPress] of controls) {
    const control = find(page);
    // The label covers the hidden input of a radio button or checkbox.
    const target = (await control.getAttribute('type'))?.match(/radio|checkbox/)
      ? control.locator('xpath=ancestor::label')
      : control;
    await target.scrollIntoViewIfNeeded();
    await page.mouse.move(0, 0);
    const rest = await computedStyles(control);
    await target.hover();
    await expectDifferentStyles(control, rest, `${name}: hover`);
    const hovered = await computedStyles(control);
    if (canPress) {
      await page.mouse.down();
      await expectDifferentStyles(control, hovered, `${name}: pressed`);
      await page.mouse.move(0, 0);
      await page.mouse.up();
    }
    await page.mouse.move(0, 0);
    await page.keyboard.press('Tab');
    await control.focus();
    await expectDifferentStyles(control, rest, `${name}: focus`);
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  }
});
