/** Links and buttons that only some visitors may use. */
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { menuTitle } from '#src/navigation/menus.ts';
import { postTarget } from '#src/navigation/target.ts';
import { expectVisible } from '#tests/browser/support/locators.ts';
import { openSite, store } from '#tests/browser/support/site.tsx';
import '#src/styles/global.ts';

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
