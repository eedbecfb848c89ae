// @module-tag slow

import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { paths } from '#src/navigation/paths.ts';
import { openSite } from '#tests/browser/support/site.tsx';
import { focusedElement, pressShortcut, showPanel } from './panel-support.ts';

test('the panel can be used by keyboard over a modal of the site, which stays open', async () => {
  await page.viewport(1440, 900);
  await openSite(paths.mypage, null);
  const modal = page.getByRole('alertdialog');
  await expect.element(modal).toBeVisible();
  showPanel();
  await expect.element(page.getByRole('button', { name: /^개발 패널/ })).toBeVisible();
  await pressShortcut();
  const panel = page.getByRole('dialog', { name: '개발 패널' });
  await expect.element(panel).toBeVisible();
  await expect.poll(() => focusedElement()?.textContent).toContain('시나리오');
  await userEvent.keyboard('{ArrowRight}{Tab}{Enter}');
  await expect.element(panel.getByRole('status')).toMatchTextContent('김가람 님으로 로그인했습니다.');
  await userEvent.keyboard('{Escape}');
  await expect.element(panel).not.toBeInTheDocument();
  await expect.element(modal).toBeVisible();
});
