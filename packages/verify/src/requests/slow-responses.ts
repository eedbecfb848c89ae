import { availableParallelism, loadavg } from 'node:os';

/** Remembers the responses that took longer than the time limit, and the load of this machine at that time. */
export class SlowResponses {
  readonly #timeoutMs: number;
  #count = 0;
  #slowest = { name: '', waitedMs: 0 };
  #load = 0;

  constructor(timeoutMs: number) {
    this.#timeoutMs = timeoutMs;
  }

  /** Records how long the server had sent nothing when a request got its response, or got none. */
  record(name: string, waitedMs: number): void {
    if (waitedMs <= this.#timeoutMs) return;
    this.#count += 1;
    this.#load = Math.max(this.#load, ...loadavg().slice(0, 1));
    if (waitedMs > this.#slowest.waitedMs) this.#slowest = { name, waitedMs };
  }

  /** Returns a line about the slow responses and the load; none if all were in time. */
  describe(): string[] {
    if (this.#count === 0) return [];
    const { name, waitedMs } = this.#slowest;
    const processors = availableParallelism();
    const cause =
      this.#load > 2 * processors
        ? 'This machine was busy, so that the times say little about the server.'
        : 'This machine was not busy.';
    return [
      `${this.#count} request${this.#count === 1 ? '' : 's'} took longer than ${this.#timeoutMs / 1000} s; the slowest, ${name}, took ${(waitedMs / 1000).toFixed(1)} s. ` +
        `The load of this machine was ${this.#load.toFixed(1)} on ${processors} processors. ${cause}`,
    ];
  }
}
