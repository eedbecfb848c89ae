import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { menuTitle } from '#src/navigation/menus.ts';
import { paths } from '#src/navigation/paths.ts';
import { titleField } from '#tests/browser/support/locators.ts';
import { logIn, openSite, visit } from '#tests/browser/support/site.tsx';

const post = { pk: 664, title: '전달된 제목', content: '전달된 내용', files: [] };
const stateOf = (step: string, data: unknown = post) => ({ menu: menuTitle.forum, step, data });
const stored = '추계학술대회 포스터 규격 문의드립니다';

test.each(['수정', 'edit'])(
  'navigation state with step %s opens the form with its post, without a number in the URL',
  async (step) => {
    const { router } = await openSite(paths.home, 'hanbit01');
    await router.navigate(paths.information, { state: stateOf(step) });
    await expect.element(titleField()).toHaveValue('전달된 제목');
    await expect.element(page.getByRole('textbox', { name: '내용' })).toHaveValue('전달된 내용');
    await expect.element(page.getByRole('heading', { level: 2, name: '글 수정' })).toBeVisible();
  },
);

test('after a reload the state names the post, which is loaded again', async () => {
  await logIn();
  await visit({ pathname: paths.information, state: stateOf('edit') });
  await expect.element(titleField()).toHaveValue(stored);
});

test('after a reload the post of another member is refused', async () => {
  await logIn();
  await visit({ pathname: paths.information, state: stateOf('edit', { ...post, pk: 663 }) });
  await expect.element(page.getByText('작성자만 수정할 수 있습니다.')).toBeVisible();
});

test.each([
  ['no post', null],
  ['a negative number', { ...post, pk: -1 }],
])('a state with %s asks to select the post again', async (_, data) => {
  const { router } = await openSite(paths.home, 'hanbit01');
  await router.navigate(paths.information, { state: stateOf('edit', data) });
  await expect.element(page.getByText('주소가 올바르지 않습니다. 수정할 글을 다시 선택해 주세요.')).toBeVisible();
});

test('a state with an object in place of a text names the post, which is loaded', async () => {
  const { router } = await openSite(paths.home, 'hanbit01');
  await router.navigate(paths.information, { state: stateOf('edit', { ...post, title: {} }) });
  await expect.element(titleField()).toHaveValue(stored);
});

test('the number in the URL names the post if there is no state', async () => {
  await openSite(`${paths.information}?menu=${menuTitle.forum}&step=edit&post=664`, 'hanbit01');
  await expect.element(titleField()).toHaveValue(stored);
});
