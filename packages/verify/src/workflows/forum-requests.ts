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

/** Finds a post of the run by its title and returns its list row. */
export async function findPostByTitle(runner: WorkflowRunner, title: string) {
  const { rows, count } = await readBoard(runner, 'forum', { search: title, search_category: 'title', row: 100 });
  runner.checkEqual([count, rows.length], [1, 1], 'search', 'a new post is not found by its title', '/data/forum');
  return runner.requireOrSkip(rows[0], 'the post was not found');
}
