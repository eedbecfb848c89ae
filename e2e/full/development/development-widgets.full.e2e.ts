import { axeViolations } from '#e2e/support/axe.ts';
import { horizontalOverflow } from '#e2e/support/layout.ts';
import { expect, test } from '#e2e/support/test.ts';

/** The development server compiles a screen, and the code of its modals, on the first request. */
const compilationTimeout = { timeout: 20_000 };

test('the widget page has no axe violations in light, dark and forced colours, and its modals and toasts open', async ({
  page,
}) => {
  // axe takes some seconds for each of the three variants of this long page.
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/dev/widgets');
  await expect(page.getByRole('heading', { level: 1, name: '위젯 견본' })).toBeVisible(compilationTimeout);
  await expect(page.getByRole('heading', { level: 2 })).not.toHaveCount(0);
  for (const [width, colorScheme, forcedColors] of [
    [1440, 'light', 'none'],
    [900, 'dark', 'none'],
    [390, 'light', 'active'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme, forcedColors });
    const variant = `${width} px, ${colorScheme}, forced colours ${forcedColors}`;
    expect(await axeViolations(page), variant).toEqual([]);
    const overflow = await horizontalOverflow(page);
    expect(overflow, variant).toBe(0);
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
