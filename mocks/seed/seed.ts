import { filePath } from '#mocks/files/file-names.ts';
import type { StoredFile } from '#mocks/files/stored-file.ts';
import type { Abstract, BoardType, Certificate, Member, Payment, Post, Profile } from '#mocks/store/records.ts';
import { PinnedMark } from '#src/api/generated/model/pinnedMark.ts';
import { abstractFiles, abstracts } from './abstracts.ts';
import { certificateFiles, certificates } from './certificates.ts';
import { forum } from './forum.ts';
import { gallery } from './gallery.ts';
import { guides } from './guides.ts';
import { members } from './members.ts';
import { newsletters } from './newsletters.ts';
import { notices } from './notices.ts';
import { olderPost } from './older-posts.ts';
import { payments } from './payments.ts';
import type { FileDraft, PostDraft } from './post-draft.ts';
import { profiles } from './profiles.ts';
import { trends } from './trends.ts';

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

/** The number of seeded posts per board. */
export type PostCounts = Partial<Record<BoardType, number>>;

/**
 * The drafts of a board, newest first. Posts are numbered upwards from `below + 1`. `fileRange` selects the range of file
 * numbers of the board.
 */
type BoardDrafts = { drafts: PostDraft[]; below: number; fileRange: number };

const boardDrafts: Record<BoardType, BoardDrafts> = {
  notice: { drafts: notices, below: 200, fileRange: 1 },
  newsletter: { drafts: newsletters, below: 312, fileRange: 2 },
  trend: { drafts: trends, below: 400, fileRange: 3 },
  gallery: { drafts: gallery, below: 500, fileRange: 4 },
  forum: { drafts: forum, below: 600, fileRange: 5 },
};

/** The drafts of all boards and of the event guides, which have the form of posts. */
const allDrafts = { ...boardDrafts, guide: { drafts: guides, below: 100, fileRange: 6 } };

/** The file numbers reserved per post: more than a post can have, so that the numbers of posts do not collide. */
const filesPerPost = 20;
const filesPerBoard = 10_000_000;

/**
 * Creates the posts of a board and their files: the hand-written posts, followed by generated older posts.
 * @param count the number of posts; by default the number of hand-written posts
 */
export function seedPosts(
  type: keyof typeof allDrafts,
  count = allDrafts[type].drafts.length,
): { posts: Post[]; files: StoredFile[] } {
  const { drafts, below, fileRange } = allDrafts[type];
  const files: StoredFile[] = [];
  const requestedDrafts = Array.from({ length: count }, (_, index) => drafts[index] ?? olderPost(drafts, index));
  const posts = requestedDrafts.map((draft, index) => {
    const pk = below + count - index;
    let nextFilePk = fileRange * filesPerBoard + pk * filesPerPost;
    const addFile = ({ name, size, pk: fixedPk }: FileDraft) => {
      const file = { pk: fixedPk ?? nextFilePk++, name, size, title: draft.title };
      files.push(file);
      return file;
    };
    const image = draft.image && addFile(draft.image);
    const imageUrl = image ? filePath(image) : null;
    const by = draft.by === undefined ? { admin: '사무국' } : draft.by;
    const memberAuthor = by && 'member' in by ? by : null;
    return {
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
  });
  return { posts, files };
}

const byPk = <Row extends { pk: number }>(rows: Row[]): ReadonlyMap<number, Row> =>
  new Map(rows.map((row) => [row.pk, row]));

function buildSeed(counts: PostCounts): Seed {
  const { guide, ...ofBoards } = allDrafts;
  const types = Object.keys(ofBoards) as BoardType[];
  const seeded = types.map((type) => [type, seedPosts(type, counts[type])] as const);
  const guideSeed = seedPosts('guide', guide.drafts.length);
  const boards = Object.fromEntries(seeded.map(([type, { posts }]) => [type, byPk(posts)]));
  return {
    members: byPk(members),
    profiles,
    certificates,
    // The type of `boardDrafts` guarantees that all board types are present.
    boards: boards as Record<BoardType, ReadonlyMap<number, Post>>,
    guides: byPk(guideSeed.posts),
    abstracts: byPk(abstracts),
    payments: byPk(payments),
    files: byPk([
      ...certificateFiles,
      ...seeded.flatMap(([, { files }]) => files),
      ...guideSeed.files,
      ...abstractFiles,
    ]),
  };
}

let defaultSeed: Seed | undefined;

/** Returns the seed. Without counts it is built once and shared by all stores. */
export function seedOf(counts?: PostCounts): Seed {
  if (counts) return buildSeed(counts);
  defaultSeed ??= buildSeed({});
  return defaultSeed;
}
