import { ChevronLeft, ChevronRight } from 'lucide-react';
import { AppLink } from '#src/navigation/site-link.tsx';
import type { Target } from '#src/navigation/target.ts';
import * as style from './post.style.ts';

/** Renders the links to the previous and the next post. A null target has no link. */
export function AdjacentPosts({ previous, next }: { previous: Target | null; next: Target | null }) {
  if (!previous && !next) return null;
  return (
    <nav aria-label="이전글과 다음글" className={style.adjacentPosts}>
      {previous && (
        <AppLink target={previous} className={style.adjacentPost}>
          <ChevronLeft aria-hidden size={18} />
          이전글
        </AppLink>
      )}
      {next && (
        <AppLink target={next} className={`${style.adjacentPost} ${style.nextPost}`}>
          다음글
          <ChevronRight aria-hidden size={18} />
        </AppLink>
      )}
    </nav>
  );
}
