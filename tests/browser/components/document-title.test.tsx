import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { DocumentTitle } from '#src/components/layout/document-title.tsx';

const titles = () => [...document.head.querySelectorAll('title')].map(({ textContent }) => textContent);

test('the more specific of two titles is the title of the document', async () => {
  const list = ['공지사항', '자료실'];
  const post = ['사전등록 안내', ...list];
  const both = await render(
    <>
      <DocumentTitle parts={list} />
      <DocumentTitle parts={post} />
    </>,
  );
  await expect.poll(titles).toContain('사전등록 안내 | 공지사항 | 자료실 | 한빛화장품과학회');
  await expect.poll(() => titles().filter((title) => title?.includes('자료실'))).toHaveLength(1);
  await both.rerender(<DocumentTitle parts={list} />);
  await expect.poll(titles).toContain('공지사항 | 자료실 | 한빛화장품과학회');
  await expect.poll(() => titles().filter((title) => title?.includes('자료실'))).toHaveLength(1);
});
