import { boards } from './boards.ts';
import { society } from './society.ts';

/** The kinds of posts with a name for their feed: the boards, and the event guides. */
const kinds = [...Object.entries(boards), ['guide', { title: '학술행사', feed: 'events' }] as const];

/** A list of the newest posts for feed readers (Atom, RFC 4287). */
type Feed = { title: string; path: string };

/** The feeds by kind of post. The build writes them without entries, `npm run posts` with the newest posts. */
export const feeds: Readonly<Record<string, Feed>> = Object.fromEntries(
  kinds.flatMap(([kind, { title, feed }]) =>
    feed ? [[kind, { title: `${society.name} ${title}`, path: `/feeds/${feed}.atom` }]] : [],
  ),
);
