import { badge } from './pinned-badge.style.ts';

/** Marks a post that the secretariat keeps at the top of its board. */
export function PinnedBadge() {
  return <span className={badge}>중요</span>;
}
