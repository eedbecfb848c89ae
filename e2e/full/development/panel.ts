import type { Page } from '@playwright/test';

/** The development server compiles a screen on its first request, and sends each module by itself on the others. */
export const compilationTimeout = { timeout: 20_000 };

export const developmentPanel = (page: Page) => page.getByRole('dialog', { name: '개발 패널' });

/** Opens a screen, and a tab of the panel. */
export async function openPanelTab(page: Page, path: string, tab: string) {
  await page.goto(path);
  await page.getByRole('button', { name: '개발 패널' }).click(compilationTimeout);
  await page.getByRole('tab', { name: tab }).click();
}
