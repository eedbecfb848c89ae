// @module-tag slow

import axe from 'axe-core';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openPanelTab } from './panel-support.ts';

const tabs = ['시나리오', '회원', '환경', '요청', '메일'];

/** The host element of the panel, whose shadow root axe checks too. */
const host = 'mock-panel';

test.each([320, 390, 900, 1440])('every tab of the panel fits and passes axe at %i px', async (width) => {
  await page.viewport(width, 800);
  await openPanelTab(tabs[0] ?? '');
  const panel = page.getByRole('dialog', { name: '개발 패널' });
  expect(panel.getByRole('tab').elements()).toHaveLength(tabs.length);
  for (const name of tabs) {
    await page.getByRole('tab', { name: new RegExp(`^${name}`) }).click();
    await expect.element(page.getByRole('tabpanel', { name: new RegExp(`^${name}`) })).toBeVisible();
    const { scrollWidth, clientWidth } = panel.element();
    expect(scrollWidth - clientWidth, name).toBe(0);
    const { violations } = await axe.run(host, { rules: { 'target-size': { enabled: true } } });
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
      name,
    ).toEqual([]);
  }
});
