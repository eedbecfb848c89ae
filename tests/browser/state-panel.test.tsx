import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SectionHeading } from '../../src/ui/section-heading';
import { ErrorPanel } from '../../src/ui/state-panel';

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

test('after another try focus waits at the heading above, as the button is gone', async () => {
  await render(<Screen />);
  await expect.element(page.getByRole('alert')).toHaveTextContent('오류입니다.다시 시도');
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(page.getByText('글 목록')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: '공지사항' })).toHaveFocus();
});
