import { boards } from '#src/content/boards.ts';
import type { PostKind } from '#src/lib/page-renderer.ts';
import { patterns } from './paths.ts';
import { boardIds, defaultBoardOf, postPatterns } from './post-paths.ts';
import { screens } from './screens.ts';

/** A kind of posts with pages of their own, and the paths and sub-screens that show them. */
type ShownPostKind = PostKind & { shownAt: readonly { path: string; menu?: string }[] };

const publicBoards = boardIds.flatMap((name): ShownPostKind[] => {
  const { title, path, readers } = boards[name];
  if (readers === 'members') return [];
  const pattern = patterns[path];
  const byMenu = postPatterns.map((path) => ({ path, menu: title }));
  return [
    { name, title, pattern, shownAt: defaultBoardOf(pattern) === name ? [...byMenu, { path: pattern }] : byMenu },
  ];
});

/** The records with pages of their own that no board has. src/post-renderer.tsx reads them from the API. */
export const recordKinds = {
  guide: { name: 'guide', title: screens.events.title, pattern: patterns.guide, shownAt: [{ path: patterns.guide }] },
} as const satisfies Record<string, ShownPostKind>;

/** All posts with pages of their own. The site map and the rules of nginx follow from this list. */
export const postKinds: readonly ShownPostKind[] = [...publicBoards, ...Object.values(recordKinds)];
