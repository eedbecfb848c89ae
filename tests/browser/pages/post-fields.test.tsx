// @module-tag slow

import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { paths } from '#src/navigation/paths.ts';
import { screens } from '#src/navigation/screens.ts';
import { expectVisible, titleField } from '#tests/browser/support/locators.ts';
import { logIn, openSite, visit } from '#tests/browser/support/site.tsx';
import '#src/styles/global.ts';
// The site loads these on demand. Loading them in advance keeps the first test from timing out.
import '#src/components/overlays/message-modal.tsx';
import '#src/pages/archive/archive-page.tsx';
import '#src/pages/archive/post-form-screen.tsx';

beforeEach(() => page.viewport(1440, 900));

test.each([
  ['a post of another member', '663', '작성자만 수정할 수 있습니다.'],
  ['a text in place of a number', 'x', /^주소가 올바르지 않습니다\./],
])('the URL of the edit form with %s shows a message', async (_, post, message) => {
  const query = new URLSearchParams({ menu: screens.forum.title, step: 'edit', post });
  await openSite(`${paths.information}?${query}`, 'hanbit01');
  await expectVisible(page.getByText(message));
  expect(titleField().elements()).toHaveLength(0);
});

const post = { pk: 664, title: '전달된 제목', content: '전달된 내용', files: [] };
const stateOf = (data: unknown = post) => ({ menu: screens.forum.title, step: '수정', data });
const stored = '추계학술대회 포스터 규격 문의드립니다';

test('navigation state opens the form with its post, without a number in the URL', async () => {
  const { router } = await openSite(paths.home, 'hanbit01');
  await router.navigate(paths.information, { state: stateOf() });
  await expect.element(titleField()).toHaveValue('전달된 제목');
  await expect.element(page.getByRole('textbox', { name: '내용' })).toHaveValue('전달된 내용');
  await expect.element(page.getByRole('heading', { level: 2, name: '글 수정' })).toBeVisible();
  const note = '첨부파일은 주소를 아는 사람이면 로그인하지 않아도 내려받을 수 있습니다.';
  await expect.element(page.getByRole('group', { name: '첨부파일' })).toHaveAccessibleDescription(note);
});

test('after a reload the state names the post, which is loaded again', async () => {
  await logIn();
  await visit({ pathname: paths.information, state: stateOf() });
  await expect.element(titleField()).toHaveValue(stored);
});

test('a state with an object in place of a text names the post, which is loaded', async () => {
  const { router } = await openSite(paths.home, 'hanbit01');
  await router.navigate(paths.information, { state: stateOf({ ...post, title: {} }) });
  await expect.element(titleField()).toHaveValue(stored);
});
