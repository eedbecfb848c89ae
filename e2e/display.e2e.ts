import { displayAttributes } from '#e2e/support/display.ts';
import { expect, test } from '#e2e/support/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('display settings apply and are announced, and are kept on reload until they are reset', async ({ page }) => {
  const panel = page.getByRole('dialog', { name: '화면 설정' });
  const openSettings = () => page.getByRole('button', { name: '화면 설정' }).click();
  // The label is clicked, because its radio button is hidden.
  const chooseSetting = (group: string, option: string) =>
    panel.getByRole('radiogroup', { name: group }).getByText(option, { exact: true }).click();
  await page.goto('/contact');
  await openSettings();
  await chooseSetting('글자 크기', '125%');
  await expect(panel.getByRole('status')).toHaveText('글자 크기: 125%');
  await chooseSetting('대비', '높게');
  await chooseSetting('화면 색', '어둡게');
  await chooseSetting('움직임', '멈춤');
  await expect(panel.getByRole('status')).toHaveText('움직임: 멈춤');
  const chosen = { text: '125', contrast: 'more', theme: 'dark', motion: 'still' };
  await expect.poll(() => displayAttributes(page)).toEqual(chosen);
  await expect(page.locator('html')).toHaveCSS('font-size', '20px');
  await page.reload();
  expect(await displayAttributes(page)).toEqual(chosen);
  await openSettings();
  await expect(panel.getByRole('radio', { name: '125%' })).toBeChecked();
  await expect(panel.getByRole('radio', { name: '어둡게' })).toBeChecked();
  await panel.getByRole('button', { name: '처음 설정으로' }).click();
  await expect(panel.getByRole('status')).toHaveText('처음 설정으로 되돌렸습니다.');
  await expect.poll(() => displayAttributes(page)).toEqual({});
});
