import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isFormattedPost } from '#src/lib/html/formatted-post.ts';
import { normaliseLineBreaks } from '#src/lib/text/line-breaks.ts';
import { menuTitle, postStep } from '#src/navigation/menus.ts';
import { paths } from '#src/navigation/paths.ts';
import { postFormTarget, subScreenTarget } from '#src/navigation/target.ts';
import { button, contentField } from '#tests/browser/support/locators.ts';
import { openSite, store } from '#tests/browser/support/site.tsx';
import { typedPost } from '#tests/support/typed-post.ts';

const writing = subScreenTarget(paths.information, menuTitle.forum, postStep.create).to;
const { to: editing } = postFormTarget({ pk: 664, title: '', content: '', files: [] });

/** The number of texts that the property test tries. */
const runs = 20;

test(`the form offers every text as stored, with LF line breaks (${runs} texts)`, async () => {
  const { router } = await openSite(writing, 'hanbit01');
  await fc.assert(
    fc.asyncProperty(typedPost, async (typed) => {
      fc.pre(!isFormattedPost(typed));
      await router.navigate(writing);
      await expect.element(button('등록')).toBeVisible();
      const post = store().boards.forum.posts.get(664);
      if (!post) throw new Error('The mock has no post 664.');
      store().boards.forum.posts.put(664, { ...post, content: typed });
      await router.navigate(editing);
      await expect.element(button('수정')).toBeVisible();
      const field = contentField().element();
      expect(field instanceof HTMLTextAreaElement && field.value).toBe(normaliseLineBreaks(typed));
    }),
    { numRuns: runs },
  );
}, 60_000);
