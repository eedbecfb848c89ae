import { type Board, boards } from './boards.ts';
import { society } from './society.ts';

/** A list of the newest posts for feed readers (Atom, RFC 4287). */
export type Feed = { title: string; path: string };

/** Returns a feed. @param name the name of its file */
const feedOf = (title: string, name: string): Feed => ({
  title: `${society.name} ${title}`,
  path: `/feeds/${name}.xml`,
});

/** The feed of the event guides. */
export const guideFeed = feedOf('학술행사', 'events');

/** The feeds by kind of post. The build writes them without entries, `npm run posts` with the newest posts. */
export const feeds: Readonly<Record<string, Feed>> = {
  ...Object.fromEntries(
    Object.entries<Board>(boards).flatMap(([type, { title, feed }]) => (feed ? [[type, feedOf(title, feed)]] : [])),
  ),
  guide: guideFeed,
};
