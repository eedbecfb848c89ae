// @module-tag slow

import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { postFormTarget, screenTarget } from '#src/navigation/target.ts';
import { contentField } from '#tests/browser/support/locators.ts';
import { openSite, store } from '#tests/browser/support/site.tsx';

const writing = screenTarget('newPost').to;
const hint = () => page.getByText(/HTML 태그로 시작하는 내용이어서/);

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
  const { router } = await openSite(writing, 'hanbit01');
  const { posts } = store().boards.forum;
  const post = posts.get(664);
  if (!post) throw new Error('The mock has no post 664.');
  posts.put(664, { ...post, content: formatted });
  await router.navigate(postFormTarget({ pk: 664, title: '', content: '', files: [] }).to);
  await expect.element(page.getByText(notice)).toBeVisible();
  await expect.element(contentField()).toHaveValue('제목\n\n첫 줄\n둘째 줄\n\n[그림: 점도표]');
  await expect.element(contentField()).toHaveAccessibleDescription(notice);
  const [above, field] = [page.getByText(notice).element(), contentField().element()];
  expect(above.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});
