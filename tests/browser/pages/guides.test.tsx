// @module-tag slow

import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
// Loaded with the first share modal; loading them in advance keeps the first test from timing out.
import '#src/pages/society/sharing/qr-code.tsx';
import '#src/pages/society/sharing/share-modal.tsx';
import '#src/styles/global.ts';
import { button } from '#tests/browser/support/locators.ts';
import { openSite } from '#tests/browser/support/site.tsx';
import { visibleTexts } from '#tests/browser/support/visible-messages.ts';
import { expectConsole } from '#tests/support/console.ts';

const guide = '/society/guide/124';
const article = page.getByRole('article');
const shareModal = page.getByRole('dialog', { name: '공유하기' });
const urlField = page.getByRole('textbox', { name: '현재 주소' });

beforeEach(() => page.viewport(1280, 800));

test('an event guide shows facts, content, files, and links to the previous and next guide', async () => {
  const { router } = await openSite(guide, null);
  await expect.element(page.getByRole('heading', { level: 1, name: '학회 가이드' })).toBeVisible();
  await expect.element(article.getByRole('heading', { level: 2 })).toHaveTextContent('2025년 춘계학술대회');
  expect(visibleTexts('article dl > div')).toEqual(['작성일: 2025-03-20', '조회수: 1,875', '작성자: 학술위원회']);
  await expect.element(article.getByRole('heading', { level: 3, name: '일시와 장소' })).toBeVisible();
  const file = article.getByRole('link', { name: '춘계학술대회_초록집.pdf PDF, 3072 KB, 새 창' });
  await expect.element(file).toHaveAttribute('target', '_blank');
  expect(document.title).toBe('2025년 춘계학술대회 | 학회 가이드 | 한빛화장품과학회');
  const description = document.querySelector('meta[name=description]')?.getAttribute('content');
  expect(description).toContain('일시와 장소 · 2025년 5월 23일(금)');
  const title = article.getByRole('heading', { level: 2 });
  await page.getByRole('link', { name: '다음글' }).click();
  await expect.element(title).toHaveTextContent('2025년 제5차 정기총회 및 추계학술대회');
  expect(page.getByRole('link', { name: '다음글' }).elements()).toEqual([]);
  await page.getByRole('link', { name: '이전글' }).click();
  await expect.element(title).toHaveTextContent('2025년 춘계학술대회');
  await page.getByRole('link', { name: '목록', exact: true }).click();
  await expect.element(page.getByText('총 25건, 1/3 페이지')).toBeVisible();
  expect(router.state.location.pathname).toBe('/society');
});

describe('the share modal', () => {
  async function openShareModal() {
    await openSite(guide, null);
    await button('공유하기').click();
    await expect.element(shareModal).toBeVisible();
  }

  test('copies the URL, and selects it for manual copying when the clipboard is denied', async () => {
    expectConsole(/The URL was not copied/);
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    onTestFinished(() => write.mockRestore());
    await openShareModal();
    await expect.element(urlField).toHaveValue(window.location.href);
    await expect.element(urlField).toHaveAttribute('readonly');
    await button('URL복사').click();
    const status = shareModal.getByRole('status');
    await expect.element(status).toHaveTextContent('주소가 복사되었습니다. 원하는 곳에 붙여넣기 해 주세요.');
    expect(write).toHaveBeenCalledWith(window.location.href);
    write.mockRejectedValue(new DOMException('denied', 'NotAllowedError'));
    await button('URL복사').click();
    await expect.element(status).toHaveTextContent('주소를 복사하지 못했습니다. 선택된 주소를 직접 복사해 주세요.');
    const field = urlField.element();
    if (!(field instanceof HTMLInputElement)) throw new Error('The URL is not in a field.');
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, window.location.href.length]);
  });

  test('offers the share sheet of the operating system first, and stays open when it is cancelled or fails', async () => {
    const share = vi.fn(() => Promise.reject(new DOMException('closed', 'AbortError')));
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'share'));
    await openShareModal();
    expect(visibleTexts('[role=dialog] :is(a, button)')[0]).toBe('앱으로 공유');
    await button('앱으로 공유').click();
    expect(share).toHaveBeenCalledWith({ url: window.location.href, title: '2025년 춘계학술대회' });
    share.mockImplementation(() => {
      throw new DOMException('refused', 'NotAllowedError');
    });
    await button('앱으로 공유').click();
    expect(share).toHaveBeenCalledTimes(2);
    await expect.element(shareModal).toBeVisible();
  });
});
