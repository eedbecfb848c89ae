import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { DisplayButton } from '#src/app/display/display-button.tsx';
import { resetDisplay } from '#src/app/display/display-store.ts';

const root = document.documentElement;

beforeEach(async () => {
  resetDisplay();
  localStorage.clear();
  await page.viewport(1440, 900);
  await render(<DisplayButton place="header" />);
  await page.getByRole('button', { name: '화면 설정' }).click();
  await expect.element(page.getByRole('dialog', { name: '화면 설정' })).toBeVisible();
});

test('the arrow keys select a setting, which takes effect and is announced', async () => {
  await page.getByRole('radio', { name: '시스템' }).element().focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByRole('radio', { name: '밝게' })).toBeChecked();
  await expect.poll(() => root.dataset.theme).toBe('light');
  await expect.element(page.getByRole('status')).toHaveTextContent('화면 색: 밝게');
  expect(JSON.parse(localStorage.getItem('display') ?? '')).toMatchObject({ theme: 'light' });
});

test('a pressed setting changes the page only after the press is painted', async () => {
  const choice = page.getByText('150%').element();
  if (choice instanceof HTMLElement) choice.click();
  await Promise.resolve();
  expect(root.dataset.text).toBeUndefined();
  await expect.element(page.getByRole('radio', { name: '150%' })).toBeChecked();
  await expect.poll(() => root.dataset.text).toBe('150');
});

test('the default settings set no attribute on the page', async () => {
  await page.getByText('150%').click();
  await expect.poll(() => root.dataset.text).toBe('150');
  await page.getByText('100%').click();
  await expect.poll(() => root.dataset.text).toBeUndefined();
});

test('a full storage shows one warning', async () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  await page.getByText('멈춤').click();
  await page.getByText('높게').click();
  expect(full).toHaveBeenCalled();
  await expect.element(page.getByText(/이번 방문 동안만/)).toBeVisible();
  await expect.poll(() => root.dataset.motion).toBe('still');
  vi.restoreAllMocks();
  await page.getByRole('button', { name: '처음 설정으로' }).click();
  await expect.element(page.getByText(/이번 방문 동안만/)).not.toBeInTheDocument();
});

test('Escape closes the panel and returns the focus to its button', async () => {
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: '화면 설정' })).toHaveFocus();
});
