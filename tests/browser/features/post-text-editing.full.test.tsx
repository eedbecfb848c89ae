import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { isFormattedPost } from '#src/lib/html/formatted-post.ts';
import { normaliseLineBreaks } from '#src/lib/text/line-breaks.ts';
import { menuTitle, postStep } from '#src/navigation/menus.ts';
import { paths } from '#src/navigation/paths.ts';
import { postFormTarget, subScreenTarget } from '#src/navigation/target.ts';
import { button, contentField } from '#tests/browser/support/locators.ts';
import { openSite, store } from '#tests/browser/support/site.tsx';
import { typedPost } from '#tests/support/typed-post.ts';

const writing = subScreenTarget(paths.information, menuTitle.forum, postStep.create).to;
const hint = () => page.getByText(/HTML 태그로 시작하는 내용이어서/);

/** Replaces the content of the member's post 664. */
function store664(html: string) {
  const post = store().boards.forum.posts.get(664);
  if (!post) throw new Error('The mock has no post 664.');
  store().boards.forum.posts.put(664, { ...post, content: html });
}

const { to: editing } = postFormTarget({ pk: 664, title: '', content: '', files: [] });

/** Opens the member's post 664 with another content for editing. */
async function edit(html: string) {
  const { router } = await openSite(writing, 'hanbit01');
  store664(html);
  await router.navigate(editing);
  await expect.element(button('수정')).toBeVisible();
}

test('the form warns while the typed content would be shown as formatting, and explains how to avoid it', async () => {
  await openSite(writing, 'hanbit01');
  await contentField().fill('<b>굵게');
  await expect.element(hint()).not.toBeInTheDocument();
  await contentField().fill('<b>굵게</b>는 어떻게 쓰나요?');
  await expect.element(hint()).toBeVisible();
  expect(hint().element().closest('[role=status]')).not.toBeNull();
  await contentField().fill('.<b>굵게</b>는 어떻게 쓰나요?');
  await expect.element(hint()).not.toBeInTheDocument();
});

const formatted = '<h3>제목</h3><p>첫 줄<br>둘째 <b>줄</b></p><p><img src="/a.png" alt="점도표"></p>';
const notice = /내용을 고치면 글자만 저장되어 그림, 표, 링크 같은 서식은 사라집니다\./;

test('the form of a formatted post explains what happens to the formatting, and offers the text', async () => {
  await edit(formatted);
  await expect.element(page.getByText(notice)).toBeVisible();
  await expect.element(contentField()).toHaveValue('제목\n\n첫 줄\n둘째 줄\n\n[그림: 점도표]');
  await expect.element(contentField()).toHaveAccessibleDescription(notice);
  const [above, field] = [page.getByText(notice).element(), contentField().element()];
  expect(above.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

/** The number of texts that the property test tries. */
const runs = 20;

test(`the form offers every text as stored, with LF line breaks (${runs} texts)`, async () => {
  const { router } = await openSite(writing, 'hanbit01');
  await fc.assert(
    fc.asyncProperty(typedPost, async (typed) => {
      fc.pre(!isFormattedPost(typed));
      await router.navigate(writing);
      await expect.element(button('등록')).toBeVisible();
      store664(typed);
      await router.navigate(editing);
      await expect.element(button('수정')).toBeVisible();
      const field = contentField().element();
      expect(field instanceof HTMLTextAreaElement && field.value).toBe(normaliseLineBreaks(typed));
    }),
    { numRuns: runs },
  );
}, 60_000);
