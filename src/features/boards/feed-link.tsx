import { base, variants } from '#src/components/buttons/button.style.ts';
import { feeds } from '#src/content/feeds.ts';

/** Renders the link to the feed of a kind of posts, if it has one. */
export function FeedLink({ kind }: { kind: string }) {
  const feed = feeds[kind];
  return (
    feed && (
      <a href={feed.path} type="application/atom+xml" className={`${base} ${variants.quiet}`}>
        새 글 구독 (Atom)
      </a>
    )
  );
}
