import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { paths } from '#src/navigation/paths.ts';
import { textbox } from '#tests/browser/support/locators.ts';
import { openSite, visit } from '#tests/browser/support/site.tsx';

/** The visible text of a field's label. */
const labelOf = (field: Element) => document.querySelector(`label[for="${field.id}"]`)?.textContent;

test.each([
  ['an event guide', '/society/guide/124', /조회수: [\d,]+$/, /작성자: \S+$/],
  ['a notice', '/information/notice/237', /조회수: [\d,]+$/, /작성자: 사무국$/],
])('%s shows the hits and the author of a post', async (_, address, hits, author) => {
  await openSite(address, null);
  await expect.element(page.getByRole('article')).toBeVisible();
  const facts = [...document.querySelectorAll('article dl > div')].map((fact) => fact.textContent);
  expect(facts).toEqual(expect.arrayContaining([expect.stringMatching(hits), expect.stringMatching(author)]));
});

test('the visible labels of a new password start with a star that is not part of their names', async () => {
  await visit({ pathname: paths.newPassword, state: { member_id: 'hanbit01' } });
  for (const name of ['새 비밀번호', '새 비밀번호 확인']) {
    await expect.element(textbox(name)).toBeRequired();
    expect(labelOf(textbox(name).element())).toBe(`*${name}`);
  }
});

test('the visible labels of title and content end with a star that is not part of their names', async () => {
  await openSite(`/information?${new URLSearchParams({ menu: '자유게시판', step: '등록' })}`, 'hanbit01');
  for (const name of ['제목', '내용']) {
    await expect.element(textbox(name)).toBeRequired();
    expect(labelOf(textbox(name).element())).toBe(`${name}*`);
  }
});

test('the copyright line is Korean', async () => {
  await openSite('/contact', null);
  const line = page.getByRole('contentinfo').getByText('© 한빛화장품과학회. 무단 전재와 재배포를 금합니다.');
  await expect.element(line).toBeVisible();
});
