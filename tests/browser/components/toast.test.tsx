import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ToastHost } from '#src/components/feedback/toast-host.tsx';
import { closeToast, showToast, toastStore } from '#src/components/feedback/toast-store.ts';

/** Lets the test move the time. */
const holdTimers = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });

afterEach(() => {
  vi.useRealTimers();
  for (const { id } of toastStore.get()) closeToast(id);
});

test('a toast is announced by a live region and takes no focus', async () => {
  await render(<ToastHost organisation="한빛화장품과학회" />);
  const focused = document.activeElement;
  showToast({ message: '정보가 변경되었습니다.', subtitle: true });
  const status = page.getByRole('status');
  await expect.element(status).toHaveTextContent('한빛화장품과학회정보가 변경되었습니다.');
  expect(document.activeElement).toBe(focused);
});

test('each toast closes after its own time', async () => {
  // An earlier test may have left the pointer where the toast appears, which pauses its timer.
  await page.elementLocator(document.documentElement).hover({ position: { x: 1, y: 1 } });
  await render(<ToastHost organisation="한빛화장품과학회" />);
  holdTimers();
  showToast({ message: '먼저', showTime: 50 });
  showToast({ message: '나중', showTime: 60_000 });
  await expect.element(page.getByText('먼저')).toBeVisible();
  vi.advanceTimersByTime(50);
  await expect.element(page.getByText('먼저')).not.toBeInTheDocument();
  await expect.element(page.getByText('나중')).toBeVisible();
});

test('a focused toast stays until it loses the focus', async () => {
  await render(<ToastHost organisation="한빛화장품과학회" />);
  holdTimers();
  showToast({ message: '천천히 읽으세요', showTime: 1500 });
  const close = page.getByRole('button', { name: '알림 닫기' });
  await userEvent.keyboard('{Tab}');
  await expect.element(close).toHaveFocus();
  vi.advanceTimersByTime(60_000);
  await expect.element(page.getByText('천천히 읽으세요')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('천천히 읽으세요')).not.toBeInTheDocument();
});

test('a toast closed by keyboard returns the focus', async () => {
  await render(
    <>
      <button type="button">앞</button>
      <ToastHost organisation="한빛화장품과학회" />
    </>,
  );
  const before = page.getByRole('button', { name: '앞' });
  await before.click();
  showToast({ message: '닫을 것', showTime: 60_000 });
  await expect.element(page.getByText('닫을 것')).toBeVisible();
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(page.getByText('닫을 것')).not.toBeInTheDocument();
  await expect.element(before).toHaveFocus();
});
