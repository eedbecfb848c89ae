import type { MemberSession } from '#verify/run/run-context.ts';
import type { WorkflowRunner } from '#verify/run/workflow-runner.ts';
import { type BoardRow, readBoard, readPost } from '#verify/workflows/board-requests.ts';
import { findPostByTitle, type PostFields, savePost } from '#verify/workflows/forum-requests.ts';

/** A post of the free board as the server returns it. */
export type StoredPost = Awaited<ReturnType<typeof readPost>>;

/** Returns a title with the mark of the run. */
export const markedTitle = (runner: WorkflowRunner, text: string): string => `[${runner.context.prefix}] ${text}`;

/**
 * Writes a post and finds it by its title.
 * @param title must occur in no other post
 * @returns the number of the post
 */
export async function writePost(
  runner: WorkflowRunner,
  session: MemberSession,
  title: string,
  fields: Partial<PostFields> = {},
): Promise<number> {
  await savePost(runner, session, { content: '내용', ...fields, title });
  runner.context.results.addLeftover(`a post of the free board: ${title}`);
  return Number((await findPostByTitle(runner, title)).forum_pk);
}

/** Reads a post of the free board as a member. */
export const readOwnPost = (runner: WorkflowRunner, session: MemberSession, pk: number): Promise<StoredPost> =>
  readPost(runner, 'forum', pk, session);

/** Returns the names of the files of a post, in order. */
export const fileNamesOf = ({ files }: StoredPost): unknown[] => files.map((file) => file.file_original_name);

/** Returns the parts of a post that change only by an edit. Hits and neighbours change without one. */
function unchangedParts({ post, files }: StoredPost): unknown {
  const { forum_pk, forum_title, forum_content, forum_enrollment_date, member_pk } = post;
  const stored = files.map(({ file_pk, file_original_name, file_size }) => [file_pk, file_original_name, file_size]);
  return [forum_pk, forum_title, forum_content, forum_enrollment_date, member_pk, stored];
}

/** Checks that a post is as it was. `message` says what must not change it. */
export async function checkUnchanged(
  runner: WorkflowRunner,
  session: MemberSession,
  before: StoredPost,
  message: string,
): Promise<void> {
  const after = await readOwnPost(runner, session, Number(before.post.forum_pk));
  runner.checkEqual(unchangedParts(after), unchangedParts(before), 'stored', message, '/data/forum');
}

/** Returns the rows of the free board that contain the mark of the run and a text in their titles. */
export async function findMarkedRows(runner: WorkflowRunner, text: string): Promise<BoardRow[]> {
  const search = markedTitle(runner, text);
  return (await readBoard(runner, 'forum', { search, search_category: 'title', row: 100 })).rows;
}

/** Returns a session of another member, or skips the step when only one member can log in. */
export const requireOtherSession = (runner: WorkflowRunner, session: MemberSession): MemberSession =>
  runner.requireOrSkip(
    runner.findSession(({ pk }) => pk !== session.pk),
    'only one member can log in',
    'saveForum',
  );
