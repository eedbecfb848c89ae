import type { Locator, Page } from '@playwright/test';
import { axeViolations } from '#e2e/support/axe.ts';
import { horizontalOverflow } from '#e2e/support/layout.ts';
import { expect, test } from '#e2e/support/test.ts';

/** The development server compiles a screen, and the code of its modals, on the first request. */
const compilationTimeout = { timeout: 20_000 };

/** The properties of CSS that can show the state of a control. */
const comparedProperties = [
  'background',
  'border-color',
  'color',
  'outline',
  'box-shadow',
  'text-decoration',
  'transform',
];

/** Returns the compared styles of a control, its label or its container as one text. */
const computedStyles = (target: Locator) =>
  target.evaluate((element, properties) => {
    const root = element.closest('label') ?? element.parentElement ?? element;
    return [root, ...root.querySelectorAll('*')]
      .flatMap((part) => ['', '::before', '::after'].map((pseudo) => getComputedStyle(part, pseudo)))
      .map((style) => properties.map((property) => style.getPropertyValue(property)).join('; '))
      .join('\n');
  }, comparedProperties);

/** A control of each kind: the title of its sample, its role and name, and whether the test can press it. */
const controls: [
  sample: string,
  role: 'button' | 'radio' | 'textbox' | 'combobox' | 'tab' | 'link',
  canPress: boolean,
][] = [
  ['주된 버튼', 'button', true],
  ['곁 버튼', 'button', true],
  ['조용한 버튼', 'button', true],
  ['그림 버튼', 'button', true],
  ['보내기 버튼', 'button', true],
  ['나란한 선택', 'radio', false],
  ['글 입력', 'textbox', false],
  // A press opens its list.
  ['고르기', 'combobox', false],
  ['하위 메뉴', 'link', false],
  ['탭', 'tab', false],
  ['페이지', 'link', false],
  ['게시판 목록', 'link', false],
  ['돌아가는 줄', 'button', true],
];

/** Expects that each control changes its style on hover, on press and on keyboard focus. */
async function expectStates(page: Page) {
  // A transition can delay the change.
  const expectDifferentStyles = (control: Locator, before: string, state: string) =>
    expect.soft(async () => expect(await computedStyles(control)).not.toBe(before), state).toPass({ timeout: 2000 });
  for (const [sample, role, canPress] of controls) {
    const heading = page.getByRole('heading', { level: 3, name: sample, exact: true });
    const others = page.locator(':not([aria-current], [aria-selected=true])');
    const control = heading.locator('xpath=..').getByRole(role).and(others).first();
    // The label covers the hidden input of a radio button.
    const target = role === 'radio' ? control.locator('xpath=ancestor::label') : control;
    await target.scrollIntoViewIfNeeded();
    await page.mouse.move(0, 0);
    const rest = await computedStyles(control);
    await target.hover();
    await expectDifferentStyles(control, rest, `${sample}: hover`);
    const hovered = await computedStyles(control);
    if (canPress) {
      await page.mouse.down();
      await expectDifferentStyles(control, hovered, `${sample}: pressed`);
      await page.mouse.move(0, 0);
      await page.mouse.up();
    }
    await page.mouse.move(0, 0);
    await page.keyboard.press('Tab');
    await control.focus();
    await expectDifferentStyles(control, rest, `${sample}: focus`);
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  }
}

test('on the widget page, controls show their states, modals and toasts open, and axe finds no violation in light and dark colours', async ({
  page,
}) => {
  // axe takes some seconds for each variant of this long page.
  test.slow();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/dev/widgets');
  await expect(page.getByRole('heading', { level: 1, name: '위젯 견본' })).toBeVisible(compilationTimeout);
  await expect(page.getByRole('heading', { level: 2 })).not.toHaveCount(0);
  await expectStates(page);
  for (const [width, colorScheme] of [
    [1440, 'light'],
    [390, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    const variant = `${width} px, ${colorScheme}`;
    expect(await axeViolations(page), variant).toEqual([]);
    expect(await horizontalOverflow(page), variant).toBe(0);
  }
  for (const name of ['로그인', '두 버튼', '등록', '확인']) {
    await page.getByRole('button', { name: `${name} 모달` }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible(compilationTimeout);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('alertdialog')).toBeHidden();
  }
  for (const name of ['확인', '경고', '그림']) await page.getByRole('button', { name: `${name} 토스트` }).click();
  await expect(page.getByRole('button', { name: '알림 닫기' })).toHaveCount(3);
});
