import { testBytes } from '#verify/contract/contract-examples.ts';
import type { FormPart } from '#verify/exchange.ts';
import type { MemberSession } from '#verify/run/run-context.ts';
import type { WorkflowRunner } from '#verify/run/workflow-runner.ts';
import { readBoard } from './board-requests.ts';

/** The fields of a post. `remove` lists the numbers of files to delete, separated by commas. */
export type PostFields = {
  title: string;
  content: string;
  pk?: number;
  remove?: string;
  files?: FormPart[];
  memberPk?: number;
};

/** Returns a file part of a post. */
export const filePart = (index: number, file: string, bytes = testBytes(1500 + index, index + 2)): FormPart => ({
  name: `file[${index}]`,
  file,
  bytes,
});

/** Returns the form parts of a post, as the website sends them. */
export function forumFormParts(
  session: MemberSession,
  { title, content, pk, remove, files = [], memberPk = session.pk }: PostFields,
): FormPart[] {
  const textPart = (name: string, value: string | number | undefined): FormPart[] =>
    value === undefined ? [] : [{ name, text: String(value) }];
  return [
    ...textPart('forum_pk', pk),
    ...textPart('member_pk', memberPk),
    ...textPart('forum_title', title),
    ...textPart('forum_content', content),
    ...files,
    ...textPart('delete_file_pks', remove),
  ];
}

/** Saves a post and checks the outcome. */
export const savePost = (runner: WorkflowRunner, session: MemberSession, fields: PostFields, outcome = 'saved') =>
  runner.requestAs(session, 'saveForum', { parts: forumFormParts(session, fields) }, outcome);

/**
 * Finds a post of the run by its title and returns its list row. A post that only the list without a search has was
 * stored, so the search is broken.
 */
export async function findPostByTitle(runner: WorkflowRunner, title: string) {
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
