/** The feeds (RFC 4287) that `npm run posts` writes. */
export const feeds = {
  notice: { title: '한빛화장품과학회 공지사항', path: '/feeds/notices.xml' },
  guide: { title: '한빛화장품과학회 학술행사', path: '/feeds/events.xml' },
} as const;
