// @module-tag slow

import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { panelView } from '#mocks/panel/panel-view.ts';
import { requestSettings } from '#mocks/request-log/request-log.ts';
import { focusedElement, openPanelTab, pressShortcut, showPanel } from './panel-support.ts';

const toggle = page.getByRole('button', { name: /^개발 패널/ });
const panel = page.getByRole('dialog', { name: '개발 패널' });

test('the panel opens, moves and closes by keyboard alone, and returns the focus', async () => {
  showPanel();
  await userEvent.keyboard('{Tab}');
  expect(focusedElement()).toBe(toggle.element());
  await userEvent.keyboard('{Enter}');
  await expect.element(panel).toBeVisible();
  expect(focusedElement()).toMatchTextContent('시나리오');
  await userEvent.keyboard('{ArrowRight}');
  expect(focusedElement()).toMatchTextContent('회원');
  await expect.element(page.getByRole('tabpanel', { name: '회원' })).toBeVisible();
  await userEvent.keyboard('{End}{ArrowRight}{ArrowLeft}{ArrowLeft}');
  await expect.element(page.getByRole('tab', { name: '요청' })).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{Escape}');
  await expect.element(panel).not.toBeInTheDocument();
  expect(focusedElement()).toBe(toggle.element());
});

test('Ctrl+Shift+D moves the focus into the panel and back', async () => {
  showPanel();
  await expect.element(toggle).toBeVisible();
  const field = document.createElement('input');
  document.body.prepend(field);
  field.focus();
  await pressShortcut();
  await expect.poll(focusedElement).toMatchTextContent('시나리오');
  field.focus();
  await pressShortcut();
  await expect.poll(focusedElement).toMatchTextContent('시나리오');
  await pressShortcut();
  await expect.element(panel).not.toBeInTheDocument();
  await expect.poll(focusedElement).toBe(field);
  field.remove();
});

test('the panel is open on its tab after a reload and takes no focus', async () => {
  panelView.set({ open: true, tab: 'requests' });
  const before = document.activeElement;
  showPanel();
  await expect.element(page.getByRole('tabpanel', { name: '요청' })).toBeVisible();
  expect(document.activeElement).toBe(before);
});

test('the first Escape empties the search', async () => {
  await openPanelTab('시나리오');
  const search = page.getByRole('searchbox');
  await search.fill('login');
  await userEvent.keyboard('{Escape}');
  await expect.element(search).toHaveValue('');
  await expect.element(panel).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(panel).not.toBeInTheDocument();
});

test('the button names every setting that differs from the default', async () => {
  showPanel();
  requestSettings.set({ scenarios: { login: '200 mismatch' }, latency: 300 });
  await expect.element(toggle).toHaveAccessibleName('개발 패널 시나리오 1 지연 300 ms');
  requestSettings.set({ scenarios: {}, offline: true });
  await expect.element(toggle).toHaveAccessibleName('개발 패널 오프라인');
});

test('with a real server the panel has no clock, reset or mail, and scenarios name their requirement', async () => {
  await openPanelTab('환경', { mockState: null });
  await expect.element(page.getByRole('heading', { name: '네트워크' })).toBeVisible();
  expect(page.getByRole('heading', { level: 3 }).elements()).toHaveLength(1);
  expect(page.getByRole('tab', { name: '메일' }).elements()).toHaveLength(0);
  await page.getByRole('tab', { name: '시나리오' }).click();
  await expect.element(page.getByText(/^서버가 Prefer 헤더를 이해할 때만/)).toBeVisible();
});
