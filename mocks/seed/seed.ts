import { filePath } from '#mocks/files/file-names.ts';
import type { StoredFile } from '#mocks/files/stored-file.ts';
import { mapBoards } from '#mocks/store/board.ts';
import type { Abstract, Certificate, Member, Payment, Post, Profile } from '#mocks/store/records.ts';
import type { BoardType } from '#src/api/generated/model/boardType.ts';
import { PinnedMark } from '#src/api/generated/model/pinnedMark.ts';
import { abstractFiles, abstracts } from './abstracts.ts';
import { bulkPosts, type PostType } from './bulk/posts.ts';
import { certificateFiles, certificates } from './certificates.ts';
import { forum } from './forum.ts';
import { gallery } from './gallery.ts';
import { guides } from './guides.ts';
import { members } from './members.ts';
import { newsletters } from './newsletters.ts';
import { notices } from './notices.ts';
import { payments } from './payments.ts';
import type { FileDraft, PostDraft } from './post-draft.ts';
import { profiles } from './profiles.ts';
import { trends } from './trends.ts';
import { currentWorldSize, type WorldCounts, type WorldSize, worldSizes } from './world-sizes.ts';

/** The initial data of every store. All stores share it, so it must not be mutated. */
export type Seed = {
  members: ReadonlyMap<number, Member>;
  profiles: ReadonlyMap<number, Profile>;
  certificates: ReadonlyMap<number, Certificate>;
  boards: Record<BoardType, ReadonlyMap<number, Post>>;
  guides: ReadonlyMap<number, Post>;
  abstracts: ReadonlyMap<number, Abstract>;
  payments: ReadonlyMap<number, Payment>;
  files: ReadonlyMap<number, StoredFile>;
};

/**
 * The hand-written drafts of a board, newest first. Posts are numbered downwards from `newest`. `range` selects the ranges
 * of file numbers and of generated posts.
 */
type BoardDrafts = { drafts: PostDraft[]; newest: number; range: number };

const boardDrafts: Record<PostType, BoardDrafts> = {
  notice: { drafts: notices, newest: 237, range: 1 },
  newsletter: { drafts: newsletters, newest: 324, range: 2 },
  trend: { drafts: trends, newest: 418, range: 3 },
  gallery: { drafts: gallery, newest: 515, range: 4 },
  forum: { drafts: forum, newest: 664, range: 5 },
  guide: { drafts: guides, newest: 125, range: 6 },
};

/** The file numbers reserved per post: more than a post can have, so that the numbers of posts do not collide. */
const filesPerPost = 20;
const filesPerBoard = 10_000_000;
/** The numbers reserved for the generated posts of a board. They are below the numbers of new posts. */
const bulkPerBoard = 50_000;

/** The default seed of faker. Another seed gives another world of the same size. */
const defaultFakerSeed = 20_251_105;

/** Returns the date of the oldest hand-written post. Pinned and undated posts are listed apart from the others. */
const oldestDateOf = (drafts: PostDraft[]): string =>
  drafts.reduce((oldest, { date, fixed }) => (date && !fixed && date < oldest ? date : oldest), '2025-10-01');

/** Creates a post and its files from a draft. */
function postOf(draft: PostDraft, pk: number, range: number): { post: Post; files: StoredFile[] } {
  const files: StoredFile[] = [];
  const addFile = ({ name, size, pk: fixedPk }: FileDraft) => {
    const filePk = fixedPk ?? range * filesPerBoard + pk * filesPerPost + files.length;
    const file = { pk: filePk, name, size, title: draft.title };
    files.push(file);
    return file;
  };
  const image = draft.image && addFile(draft.image);
  const imageUrl = image ? filePath(image) : null;
  const by = draft.by === undefined ? { admin: '사무국' } : draft.by;
  const memberAuthor = by && 'member' in by ? by : null;
  const post: Post = {
    pk,
    title: draft.title,
    content: draft.content.replace('{image}', imageUrl ?? ''),
    date: draft.date,
    hit: draft.hit,
    adminName: by && 'admin' in by ? by.admin : null,
    memberName: memberAuthor?.member ?? null,
    memberPk: memberAuthor?.pk ?? null,
    fixed: draft.fixed === undefined ? PinnedMark.ordinary : draft.fixed,
    imageUrl,
    filePks: (draft.files ?? []).map((file) => addFile(file).pk),
  };
  return { post, files };
}

/**
 * Creates the posts of a board and their files: the hand-written posts, and generated older posts.
 * @param count the number of posts; the hand-written ones always exist
 * @param fakerSeed the seed of faker
 */
export function seedPosts(
  type: PostType,
  count = 0,
  fakerSeed = defaultFakerSeed,
): { posts: Post[]; files: StoredFile[] } {
  const { drafts, newest, range } = boardDrafts[type];
  const bulk = bulkPosts(type, {
    count: Math.max(0, count - drafts.length),
    before: oldestDateOf(drafts),
    fakerSeed: fakerSeed + range,
  });
  const newestBulk = (range + 1) * bulkPerBoard - 1;
  const created = [
    ...drafts.map((draft, index) => postOf(draft, draft.pk ?? newest - index, range)),
    ...bulk.map((draft, index) => postOf(draft, newestBulk - index, range)),
  ];
  return { posts: created.map(({ post }) => post), files: created.flatMap(({ files }) => files) };
}

const byPk = <Row extends { pk: number }>(rows: Row[]): ReadonlyMap<number, Row> =>
  new Map(rows.map((row) => [row.pk, row]));

/**
 * Builds a world: the hand-written records, and generated posts up to the counts.
 * @param fakerSeed the seed of faker; equal seeds and counts give equal worlds
 */
export function buildSeed(counts: WorldCounts, fakerSeed = defaultFakerSeed): Seed {
  const created = (type: PostType) => seedPosts(type, counts[type], fakerSeed);
  const boards = mapBoards(created);
  const guideSeed = created('guide');
  const postFiles = [...Object.values(boards), guideSeed].flatMap(({ files }) => files);
  return {
    members: byPk(members),
    profiles,
    certificates,
    boards: mapBoards((type) => byPk(boards[type].posts)),
    guides: byPk(guideSeed.posts),
    abstracts: byPk(abstracts),
    payments: byPk(payments),
    files: byPk([...certificateFiles, ...postFiles, ...abstractFiles]),
  };
}

const seeds = new Map<WorldSize, Seed>();

/** Returns the seed of a world. It is built once per size and shared by all stores. */
export function seedOf(size: WorldSize = currentWorldSize()): Seed {
  const seed = seeds.get(size) ?? buildSeed(worldSizes[size]);
  seeds.set(size, seed);
  return seed;
}
