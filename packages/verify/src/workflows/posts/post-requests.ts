import { testBytes } from '#verify/contract/contract-examples.ts';
import type { FormPart } from '#verify/exchange.ts';
import type { Session } from '#verify/run/run-context.ts';
import type { Runner } from '#verify/run/runner.ts';
import { type BoardRow, readBoard, readPost } from '#verify/workflows/boards/board-requests.ts';

/** The fields of a post. `remove` lists the numbers of files to delete, separated by commas. */
export type PostFields = {
  title: string;
  content: string;
  pk?: number;
  remove?: string;
  files?: FormPart[];
  memberPk?: number;
};

/** A post of the free board as the server returns it. */
export type StoredPost = Awaited<ReturnType<typeof readPost>>;

/** Returns a file part of a post. */
export const filePart = (index: number, file: string, bytes = testBytes(1500 + index, index + 2)): FormPart => ({
  name: `file[${index}]`,
  file,
  bytes,
});

const textParts = (fields: Record<string, string | number | undefined>): FormPart[] =>
  Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [{ name, text: String(value) }]));

/** Returns the form parts of a post, as the website sends them. */
export const forumFormParts = (
  session: Session,
  { title, content, pk, remove, files = [], memberPk = session.pk }: PostFields,
): FormPart[] => [
  ...textParts({ forum_pk: pk, member_pk: memberPk, forum_title: title, forum_content: content }),
  ...files,
  ...textParts({ delete_file_pks: remove }),
];

/** Saves a post and checks the outcome. */
export const savePost = (runner: Runner, session: Session, fields: PostFields, outcome = 'saved') =>
  runner.requestAs(session, 'saveForum', { parts: forumFormParts(session, fields) }, outcome);

/** Finds the list row of a post by its title. The search is broken if only the list without a search has the post. */
async function findPostByTitle(runner: Runner, title: string): Promise<BoardRow> {
  const { rows, count } = await readBoard(runner, 'forum', { search: title, search_category: 'title', row: 100 });
  const searched = runner.lastChecked();
  const isFound = count === 1 && rows.length === 1;
  const all = isFound ? rows : (await readBoard(runner, 'forum', { row: 100 })).rows;
  const listed = all.find((row) => row.forum_title === title);
  const violation = { rule: 'search', message: 'a new post is not found by its title', pointer: '/data/forum' };
  const actual = `${count} posts, ${rows.length} rows`;
  const culprit = listed ? { culprit: 'getInfo' as const } : {};
  runner.check(isFound, { ...violation, ...culprit, expected: 'one post', actual }, searched);
  return runner.requireOrSkip(isFound ? rows[0] : (listed ?? rows[0]), 'the post was not found');
}

/** Returns a title with the mark of the run. */
export const markedTitle = (runner: Runner, text: string): string => `[${runner.context.prefix}] ${text}`;

/** Writes a post, and returns its row in the list. */
export async function writeListedPost(
  runner: Runner,
  session: Session,
  title: string,
  fields: Partial<PostFields> = {},
): Promise<BoardRow> {
  await savePost(runner, session, { content: '내용', ...fields, title });
  runner.context.results.addLeftover(`a post of the free board: ${title}`);
  return findPostByTitle(runner, title);
}

/** Writes a post, like `writeListedPost`, and returns its number. */
export const writePost = async (...given: Parameters<typeof writeListedPost>): Promise<number> =>
  Number((await writeListedPost(...given)).forum_pk);

/** Reads a post of the free board as a member. */
export const readOwnPost = (runner: Runner, session: Session, pk: number): Promise<StoredPost> =>
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
export async function checkUnchanged(runner: Runner, session: Session, before: StoredPost, message: string) {
  const after = await readOwnPost(runner, session, Number(before.post.forum_pk));
  runner.checkEqual(unchangedParts(after), unchangedParts(before), 'stored', message, '/data/forum');
}

/** Returns the rows of the free board that contain the mark of the run and a text in their titles. */
export async function findMarkedRows(runner: Runner, text: string): Promise<BoardRow[]> {
  const search = markedTitle(runner, text);
  return (await readBoard(runner, 'forum', { search, search_category: 'title', row: 100 })).rows;
}

/** Returns a session of another member, or skips the step when only one member can log in. */
export const requireOtherSession = (runner: Runner, session: Session): Session =>
  runner.requireOrSkip(
    runner.findSession(({ pk }) => pk !== session.pk),
    'only one member can log in',
    'saveForum',
  );
