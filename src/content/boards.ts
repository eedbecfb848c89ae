import type { BoardType } from '#src/api/generated/model/boardType.ts';

/** The id of a board: its type in the contract. */
export type BoardId = BoardType;

/** The paths of posts, by their keys in src/navigation/paths.ts. The first board with a path is its default. */
export type BoardPath = 'notice' | 'community';

/** A board of the archive. */
type Board = {
  /** The title of its sub-screen. */
  title: string;
  path: BoardPath;
  /** Posts for everybody have pages of their own, and are in the site map. */
  readers: 'everybody' | 'members';
  writers: 'secretariat' | 'members';
  /** Whether the main menu has an entry for the sub-screen. */
  isInMenu: boolean;
  /** The file of the feed of the newest pages; null for no feed. */
  feed: string | null;
};

const bySecretariat = { path: 'notice', readers: 'everybody', writers: 'secretariat', feed: null } as const;

/** The boards of the contract, in the order of their sub-screens. The default is first. */
export const boards: Readonly<Record<BoardId, Board>> = {
  notice: { ...bySecretariat, title: '공지사항', isInMenu: true, feed: 'notices' },
  forum: { title: '자유게시판', path: 'community', readers: 'members', writers: 'members', isInMenu: true, feed: null },
  newsletter: { ...bySecretariat, title: '뉴스레터', isInMenu: false },
  trend: { ...bySecretariat, title: '연구동향', isInMenu: false },
  gallery: { ...bySecretariat, title: '갤러리', isInMenu: false },
};
