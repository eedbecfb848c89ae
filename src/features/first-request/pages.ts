import { paths, patterns } from '#src/navigation/paths.ts';
import type * as reads from './reads.ts';

/** The first read of the screens that request a list or a record when they open, by path or route pattern. */
export const firstReads: Readonly<Record<string, keyof typeof reads>> = {
  [paths.information]: 'readBoardPage',
  [paths.society]: 'readGuides',
  [patterns.notice]: 'readNotice',
  [patterns.community]: 'readForumPost',
  [patterns.guide]: 'readGuide',
};
