import { useSearchParams } from 'react-router-dom';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { LinkTabs } from '#src/components/navigation/link-tabs.tsx';
import { createMemoryRouter } from '#tests/browser/support/memory-router.tsx';

const titles = ['공지사항', '자유게시판', '갤러리'];

function Boards() {
  const [query] = useSearchParams();
  const selected = query.get('board') ?? '공지사항';
  return (
    <LinkTabs
      label="게시판"
      selected={selected}
      items={titles.map((title) => ({ title, to: `?board=${encodeURIComponent(title)}` }))}
    >
      {selected}의 글
    </LinkTabs>
  );
}

const renderTabs = () => render(createMemoryRouter([{ path: '*', element: <Boards /> }]).element);
const tab = (name: string) => page.getByRole('tab', { name });

test('the tabs are one tab stop, and the selected one names the panel', async () => {
  await renderTabs();
  await userEvent.keyboard('{Tab}');
  await expect.element(tab('공지사항')).toHaveFocus();
  await expect.element(page.getByRole('tabpanel', { name: '공지사항' })).toHaveTextContent('공지사항의 글');
  await userEvent.keyboard('{Tab}');
  await expect.element(tab('자유게시판')).not.toHaveFocus();
});

test('the arrow keys loop, Home and End go to the ends, and each selects', async () => {
  await renderTabs();
  await userEvent.keyboard('{Tab}');
  for (const [key, name] of [
    ['ArrowRight', '자유게시판'],
    ['ArrowLeft', '공지사항'],
    ['ArrowLeft', '갤러리'],
    ['ArrowRight', '공지사항'],
    ['End', '갤러리'],
    ['Home', '공지사항'],
  ] as const) {
    await userEvent.keyboard(`{${key}}`);
    await expect.element(tab(name)).toHaveFocus();
    await expect.element(tab(name)).toHaveAttribute('aria-selected', 'true');
    await expect.element(page.getByRole('tabpanel', { name })).toBeVisible();
  }
});

test('each tab has a URL', async () => {
  await renderTabs();
  await expect.element(tab('갤러리')).toHaveAttribute('href', `/?board=${encodeURIComponent('갤러리')}`);
});
