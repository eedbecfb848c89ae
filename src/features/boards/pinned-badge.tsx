import { badge } from './pinned-badge.style.ts';

/** Renders the mark of a post that the secretariat has pinned to the top of its board. */
export function PinnedBadge() {
  return <span className={badge}>중요</span>;
}
