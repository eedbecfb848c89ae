import type { Locator, Page } from '@playwright/test';
import { expect, test } from '#e2e/support/test.ts';

/** What a reader may notice of a state. */
const noticed = [
  'background',
  'border-color',
  'color',
  'outline',
  'box-shadow',
  'text-decoration',
  'transform',
] as const;

/** The looks of a control with its label or its box, as one text. */
const looks = (target: Locator) =>
  target.evaluate((element, properties) => {
    const root = element.closest('label') ?? element.parentElement ?? element;
    return [root, ...root.querySelectorAll('*')]
      .flatMap((part) => ['', '::before', '::after'].map((pseudo) => getComputedStyle(part, pseudo)))
      .map((style) => properties.map((property) => style.getPropertyValue(property)).join('; '))
      .join('\n');
  }, noticed);

const widget = (page: Page, title: string) =>
  page.getByRole('heading', { level: 3, name: title, exact: true }).locator('xpath=..');
const form = (page: Page) => widget(page, '폼').locator('form').first();

/** Every kind of control on the page, at rest, with what can be done to it. */
const controls: [name: string, find: (page: Page) => Locator, pressed: boolean][] = [
  ['main button', (page) => widget(page, '주된 버튼').getByRole('button').first(), true],
  ['plain button', (page) => widget(page, '곁 버튼').getByRole('button').first(), true],
  ['quiet button', (page) => widget(page, '조용한 버튼').getByRole('button').first(), true],
  ['icon button', (page) => widget(page, '그림 버튼').getByRole('button').first(), true],
  ['submit', (page) => widget(page, '보내기 버튼').getByRole('button').first(), true],
  ['segment', (page) => widget(page, '나란한 선택').getByRole('radio').first(), false],
  ['text field', (page) => widget(page, '글 입력').getByRole('textbox').first(), false],
  // Pressing it opens its list.
  ['select', (page) => widget(page, '고르기').getByRole('button').first(), false],
  ['search field', (page) => widget(page, '검색').getByRole('searchbox').first(), false],
  ['text area', (page) => form(page).getByRole('textbox', { name: '내용' }), false],
  ['radio', (page) => form(page).getByRole('radio').first(), true],
  ['checkbox', (page) => form(page).getByRole('checkbox').first(), true],
  [
    'file picker',
    (page) =>
      form(page)
        .getByRole('button', { name: /파일 선택/ })
        .first(),
    true,
  ],
  ['section tab', (page) => widget(page, '하위 메뉴').getByRole('link').last(), false],
  ['tab', (page) => widget(page, '탭').getByRole('tab').nth(1), false],
  ['page number', (page) => widget(page, '페이지').getByRole('link', { name: '2 페이지' }).first(), false],
  ['page step', (page) => widget(page, '페이지').getByRole('link', { name: '다음 페이지' }).first(), false],
  ['row of a list', (page) => widget(page, '게시판 목록').getByRole('link').first(), false],
  ['carousel arrow', (page) => widget(page, '돌아가는 줄').getByRole('button').first(), true],
];

test('each control looks different under the pointer, pressed, and with the focus of the keyboard', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/dev/widgets');
  await expect(page.getByRole('heading', { level: 2 })).not.toHaveCount(0, { timeout: 20_000 });
  // A state may arrive by a transition.
  const differs = (control: Locator, before: string, state: string) =>
    expect.soft(async () => expect(await looks(control)).not.toBe(before), state).toPass({ timeout: 2000 });
  for (const [name, find, canPress] of controls) {
    const control = find(page);
    // A radio and a checkbox are covered by what stands for them.
    const box = (await control.getAttribute('type'))?.match(/radio|checkbox/)
      ? control.locator('xpath=ancestor::label')
      : control;
    await box.scrollIntoViewIfNeeded();
    await page.mouse.move(0, 0);
    const rest = await looks(control);
    await box.hover();
    await differs(control, rest, `${name}: hover`);
    const hovered = await looks(control);
    if (canPress) {
      await page.mouse.down();
      await differs(control, hovered, `${name}: pressed`);
      await page.mouse.move(0, 0);
      await page.mouse.up();
    }
    await page.mouse.move(0, 0);
    await page.keyboard.press('Tab');
    await control.focus();
    await differs(control, rest, `${name}: focus`);
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  }
});
