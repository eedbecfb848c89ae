import { namedSchema } from '#verify/contract/document.ts';
import type { MemberSession } from '#verify/run/run-context.ts';
import type { WorkflowRunner } from '#verify/run/workflow-runner.ts';
import { readPost } from './board-requests.ts';
import { findPostByTitle, savePost } from './forum-requests.ts';

const forumMaxLength = (field: string) => namedSchema('SaveForumRequest').properties?.[field]?.maxLength ?? 0;

/** Checks title and content of the maximum length, with characters that JavaScript and many databases count as two. */
export async function checkMaximumLengths(runner: WorkflowRunner, session: MemberSession): Promise<void> {
  const mark = `[${runner.context.prefix}] 길이 `;
  const title = mark + '😀'.repeat(forumMaxLength('forum_title') - [...mark].length);
  const half = forumMaxLength('forum_content') / 2;
  // A line break is sent as two characters and counts as one.
  const content = `${'가'.repeat(half - 1)}\r\n${'😀'.repeat(half)}`;
  await savePost(runner, session, { title, content });
  runner.context.results.addLeftover(`a post of the free board: ${mark}…`);
  const row = await findPostByTitle(runner, mark.trim());
  const { post } = await readPost(runner, 'forum', row.forum_pk, session);
  runner.checkEqual(
    post.forum_title,
    title,
    'stored',
    'a title of the maximum length differs from what was sent',
    '/data/forum/forum_title',
  );
  runner.checkEqual(
    post.forum_content,
    content.replace('\r\n', '\n'),
    'stored',
    'a content of the maximum length differs from what was sent',
    '/data/forum/forum_content',
  );
  await savePost(runner, session, { title: `${title}a`, content: 'x' }, 'badRequest');
  await savePost(runner, session, { title: 'x', content: `${content}a` }, 'badRequest');
}
