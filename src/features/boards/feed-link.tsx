import { base, variants } from '#src/components/buttons/button.style.ts';
import type { Feed } from '#src/content/feeds.ts';

/** Renders the link to the feed of a list. */
export function FeedLink({ feed }: { feed: Feed }) {
  return (
    <a href={feed.path} type="application/atom+xml" className={`${base} ${variants.quiet}`}>
      새 글 구독 (Atom)
    </a>
  );
}
