/** A list of the newest posts for feed readers (Atom, RFC 4287). */
export type Feed = { title: string; path: string };

/** The feeds. The build writes them without entries, `npm run posts` with the newest posts. */
export const feeds = {
  notice: { title: '한빛화장품과학회 공지사항', path: '/feeds/notices.xml' },
  guide: { title: '한빛화장품과학회 학술행사', path: '/feeds/events.xml' },
} as const satisfies Record<string, Feed>;
