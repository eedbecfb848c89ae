import type { RateLimit } from '#tools/hosting/table.ts';

type Rate = RateLimit['perAddress'];

/** The requests above the rate so far, and the time of the last one in milliseconds. */
type Bucket = { excess: number; at: number };

/** More buckets than this are tidied: those that are empty by now are removed. */
const tidyAbove = 10_000;

/**
 * Counts requests by key as nginx does (`limit_req … nodelay`): a request above the rate is accepted while the burst is not
 * used up.
 */
export class RateLimiter {
  private readonly buckets = new Map<string, Bucket>();
  private readonly now: () => number;
  private readonly rate: Rate;

  /** @param now the clock, in milliseconds */
  constructor(rate: Rate, now: () => number) {
    this.rate = rate;
    this.now = now;
  }

  private excessOf({ excess, at }: Bucket): number {
    return Math.max(0, excess - ((this.now() - at) / 60_000) * this.rate.perMinute);
  }

  /** Counts a request. @returns whether it is within the limit; a refused request is not counted */
  accept(key: string): boolean {
    if (this.buckets.size > tidyAbove) this.tidy();
    const bucket = this.buckets.get(key);
    const excess = bucket ? this.excessOf(bucket) + 1 : 0;
    if (excess > this.rate.burst) return false;
    this.buckets.set(key, { excess, at: this.now() });
    return true;
  }

  private tidy(): void {
    for (const [key, bucket] of this.buckets) if (this.excessOf(bucket) === 0) this.buckets.delete(key);
  }
}
