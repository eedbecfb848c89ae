import { useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SectionHeading } from '#src/components/content/section-heading.tsx';
import { ErrorPanel } from '#src/components/feedback/state-panel.tsx';

function Screen() {
  const [failed, setFailed] = useState(true);
  return (
    <main>
      <h1 tabIndex={-1}>자료실</h1>
      <SectionHeading title="공지사항" />
      {failed ? <ErrorPanel message="오류입니다." onRetry={() => setFailed(false)} /> : <p>글 목록</p>}
      <SectionHeading title="자유게시판" />
    </main>
  );
}

test('after a retry the heading above has the focus, because the button is removed', async () => {
  await render(<Screen />);
  await expect.element(page.getByRole('alert')).toHaveTextContent('오류입니다.다시 시도');
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(page.getByText('글 목록')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: '공지사항' })).toHaveFocus();
});

test('the retry button gives its reason until the time that the server has named, then works', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const onRetry = vi.fn();
  await render(
    <ErrorPanel message="요청이 너무 많습니다." retryDisabledUntil={Date.now() + 30_000} onRetry={onRetry} />,
  );
  const button = page.getByRole('button', { name: '다시 시도' });
  expect(button.element()).toHaveAttribute('aria-disabled', 'true');
  expect(button.element()).toHaveAccessibleDescription(/안내한 시간이 지난 뒤에/);
  button.element().dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(onRetry).not.toHaveBeenCalled();
  vi.advanceTimersByTime(30_000);
  vi.useRealTimers();
  await expect.element(button).not.toHaveAttribute('aria-disabled');
  await button.click();
  expect(onRetry).toHaveBeenCalledOnce();
});
