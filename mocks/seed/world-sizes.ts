import type { PostType } from './bulk/posts.ts';

/**
 * How much of a world exists: the number of posts per board and of event guides, the hand-written ones included. A board
 * without a number consists of the hand-written posts only.
 */
export type WorldCounts = Partial<Record<PostType, number>>;

/** The counts of each size of the mock's world. The ordinary world fills a few pages of each board. */
export const worldSizes = {
  small: {},
  ordinary: { notice: 37, newsletter: 12, trend: 18, gallery: 15, forum: 64, guide: 25 },
  large: { notice: 10_000, newsletter: 80, trend: 1_000, gallery: 500, forum: 2_000, guide: 80 },
} as const satisfies Record<string, WorldCounts>;

export type WorldSize = keyof typeof worldSizes;

/** The names of all sizes. */
export const worldSizeNames = Object.keys(worldSizes).filter(isWorldSize);

/** Returns whether a value is the name of a size. */
export function isWorldSize(value: unknown): value is WorldSize {
  return typeof value === 'string' && Object.hasOwn(worldSizes, value);
}

let currentSize: WorldSize = 'ordinary';

/** Returns the size of the world that new stores have. */
export const currentWorldSize = (): WorldSize => currentSize;

/** Sets the size of the world that new stores have. Existing stores keep their seed. */
export function setWorldSize(size: WorldSize): void {
  currentSize = size;
}
