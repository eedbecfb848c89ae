import type { FormPart } from '#verify/exchange.ts';
import type { Runner, Session } from '#verify/run/runner.ts';
import { type BoardRow, forum } from '#verify/workflows/boards/board-requests.ts';

/** The fields of a post. `remove` lists the numbers of files to delete, separated by commas. */
type PostFields = {
  title: string;
  content?: string;
  pk?: number;
  remove?: string;
  files?: FormPart[];
  memberPk?: number;
};

/** A post of the free board as the server returns it. */
export type StoredPost = Awaited<ReturnType<typeof forum.readPost>>;

const textParts = (fields: Record<string, string | number | undefined>): FormPart[] =>
  Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [{ name, text: String(value) }]));

/** Finds the list row of a post by its title. The search is broken if only the list without a search has the post. */
async function findPostByTitle(runner: Runner, title: string): Promise<BoardRow> {
  const { rows, count } = await forum.read(runner, { search: title, search_category: 'title', row: 100 });
  const searched = runner.lastChecked();
  const isFound = count === 1 && rows.length === 1;
  const all = isFound ? rows : (await forum.read(runner, { row: 100 })).rows;
  const listed = all.find((row) => row.forum_title === title);
  const violation = { rule: 'search', message: 'a new post is not found by its title', pointer: '/data/forum' };
  const actual = `${count} posts, ${rows.length} rows`;
  const culprit = listed ? { culprit: 'getInfo' as const } : {};
  runner.check(isFound, { ...violation, ...culprit, expected: 'one post', actual }, searched);
  return runner.requireOrSkip(isFound ? rows[0] : (listed ?? rows[0]), 'the post was not found');
}

/** How posts of the free board are written and read. */
export const posts = {
  /** Returns the form of a post, as the website sends it. */
  form: (
    session: Session,
    { title, content = '내용', pk, remove, files = [], memberPk = session.pk }: PostFields,
  ): { parts: FormPart[] } => ({
    parts: [
      ...textParts({ forum_pk: pk, member_pk: memberPk, forum_title: title, forum_content: content }),
      ...files,
      ...textParts({ delete_file_pks: remove }),
    ],
  }),
  /** Saves a post and checks the outcome. */
  save: (runner: Runner, session: Session, fields: PostFields, outcome = 'saved') =>
    runner.requestAs(session, 'saveForum', posts.form(session, fields), outcome),
  /** Returns a title with the mark of the run. */
  title: (runner: Runner, text: string): string => `[${runner.context.prefix}] ${text}`,
  /** Writes a post, and returns its row in the list. */
  async writeListed(runner: Runner, session: Session, title: string, fields?: Partial<PostFields>) {
    await posts.save(runner, session, { ...fields, title });
    runner.context.results.leftovers.push(`a post of the free board: ${title}`);
    return findPostByTitle(runner, title);
  },
  /** Writes a post, like `writeListed`, and returns its number. */
  write: async (runner: Runner, session: Session, title: string, fields?: Partial<PostFields>): Promise<number> =>
    Number((await posts.writeListed(runner, session, title, fields)).forum_pk),
  /** Reads a post of the free board as a member. */
  read: (runner: Runner, session: Session, pk: number): Promise<StoredPost> => forum.readPost(runner, pk, session),
  /** Checks that a post is as it was, its hits and neighbours aside. `message` says what must not change it. */
  async checkUnchanged(runner: Runner, session: Session, before: StoredPost, message: string) {
    const partsOf = ({ post, files }: StoredPost) => [
      ...[post.forum_pk, post.forum_title, post.forum_content, post.forum_enrollment_date, post.member_pk],
      files.map(({ file_pk, file_original_name, file_size }) => [file_pk, file_original_name, file_size]),
    ];
    const after = await posts.read(runner, session, Number(before.post.forum_pk));
    runner.checkEqual(partsOf(after), partsOf(before), 'stored', message, '/data/forum');
  },
  /** Returns the rows of the free board that contain the mark of the run and a text in their titles. */
  findMarked: async (runner: Runner, text: string): Promise<BoardRow[]> =>
    (await forum.read(runner, { search: posts.title(runner, text), search_category: 'title', row: 100 })).rows,
};
