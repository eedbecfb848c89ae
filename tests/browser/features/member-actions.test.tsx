/** Links and buttons that only some visitors may use. */
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { menuTitle } from '#src/navigation/menus.ts';
import { paths } from '#src/navigation/paths.ts';
import { postTarget, subScreenTarget } from '#src/navigation/target.ts';
import { expectVisible, messageModal } from '#tests/browser/support/locators.ts';
import { openSite, store } from '#tests/browser/support/site.tsx';
import '#src/styles/global.ts';

test('a guest who presses 글쓰기 gets the login modal and stays on the list', async () => {
  const { router } = await openSite(subScreenTarget(paths.information, menuTitle.forum).to, null);
  const { location } = router.state;
  await page.getByRole('link', { name: '글쓰기' }).click();
  await expect.element(messageModal()).toMatchTextContent('로그인이 필요합니다.');
  expect(router.state.location.key).toBe(location.key);
});

test('a member cannot edit or delete the post of another member', async () => {
  const member = [...store().members.rows()].find(({ id }) => id === 'hanbit01');
  const posts = [...store().boards.forum.posts.rows()];
  const own = posts.find(({ memberPk }) => memberPk === member?.pk);
  const foreign = posts.find(({ memberPk }) => memberPk !== null && memberPk !== member?.pk);
  if (!own || !foreign) throw new Error('The seed data have no posts of two members.');
  const { router } = await openSite(postTarget('community', own.pk, menuTitle.forum).to, 'hanbit01');
  await expectVisible(page.getByRole('link', { name: '수정', exact: true }));
  await router.navigate(postTarget('community', foreign.pk, menuTitle.forum).to);
  await expectVisible(page.getByRole('article').getByRole('heading', { name: foreign.title }));
  await expect.element(page.getByRole('link', { name: '수정', exact: true })).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: '삭제', exact: true })).not.toBeInTheDocument();
});
