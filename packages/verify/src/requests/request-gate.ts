import type { OperationId } from '#verify/exchange.ts';

/** After this number of operations with status 429, the limit is not one of a single operation. */
const maxLimitedOperations = 2;

/** The share of the time limit after which a request is slow. */
const slowShare = 0.25;

/** A timer that is late by more than this did not fire because this process was busy. */
const maxTimerDelayMs = 250;

/** The limits of the requests of a run. `requestsPerSecond` is 0 when their rate is not limited. */
export type RequestLimits = { parallelRequests: number; requestsPerSecond: number; timeoutMs: number };

/** Requests that wait. */
type WaitingRequests = { operation: OperationId; count: number; isLarge: boolean; admit: () => void };

/** Decides when requests are sent, so that concurrent ones cause no failure that single ones would not cause. */
export class RequestGate {
  readonly #limits: RequestLimits;
  /** The waiting requests, in the order in which they came. */
  readonly #waiting: WaitingRequests[] = [];
  readonly #inFlight = new Map<OperationId, number>();
  /** Operations that have responded with 429. Their requests are sent one after another. */
  readonly #limitedOperations = new Set<OperationId>();
  #isUploading = false;
  /** The number of slow requests in flight. No other request is sent during this time. */
  #slowCount = 0;
  #lastResponseAt = 0;
  /** The end of the pause after status 429, and the earliest start of the next request, in milliseconds since the epoch. */
  #pausedUntil = 0;
  #nextRequestAt = 0;

  constructor(limits: RequestLimits) {
    this.#limits = limits;
  }

  /**
   * Waits until requests to an operation may be sent. For each of them, `leave` must follow.
   * @param count the number of requests, which must reach the server at the same time
   * @param isLarge true for an upload that needs much of the bandwidth. Only one is in flight at a time.
   */
  enter(operation: OperationId, count: number, isLarge = false): Promise<void> {
    return new Promise((admit) => {
      this.#waiting.push({ operation, count, isLarge, admit });
      this.#admitWaiting();
    });
  }

  /** Waits for the next moment that the rate of requests allows. */
  async waitForRate(): Promise<void> {
    const { requestsPerSecond } = this.#limits;
    if (requestsPerSecond <= 0) return;
    const startAt = Math.max(this.#nextRequestAt, Date.now());
    this.#nextRequestAt = startAt + 1000 / requestsPerSecond;
    await new Promise((done) => setTimeout(done, startAt - Date.now()));
  }

  /** Records that the server has sent a response. */
  recordResponse(): void {
    this.#lastResponseAt = Date.now();
  }

  /** Records that a request has got its response, or will not get one. `isLarge` has the value of `enter`. */
  leave(operation: OperationId, isLarge = false): void {
    this.#inFlight.set(operation, this.#countInFlight(operation) - 1);
    if (isLarge) this.#isUploading = false;
    this.#admitWaiting();
  }

  /**
   * Sends no requests for some time, because an operation has responded with 429. After that, the operation gets one
   * request at a time. When other operations have responded with 429 too, every operation does.
   * @returns by how many milliseconds this prolongs the pause; 0 when another response has asked for a longer one
   */
  pause(operation: OperationId, waitMs: number): number {
    this.#limitedOperations.add(operation);
    const now = Date.now();
    const pausedUntil = Math.max(this.#pausedUntil, now);
    this.#pausedUntil = Math.max(pausedUntil, now + waitMs);
    setTimeout(() => this.#admitWaiting(), waitMs + 1);
    return this.#pausedUntil - pausedUntil;
  }

  /**
   * Watches the time limit of a request. A server may handle requests one after another, so a request that was sent along
   * with others gets more time: after a part of the limit, no other request is sent, and the limit begins again with each
   * response. Time in which this process did not run, so that a timer was late, does not count.
   * @param limitMs the time limit
   * @param onTimeout called when the server has sent no response at all for the time limit
   * @returns a function that ends the watch, and returns for how many milliseconds the server has sent no response
   */
  watchTimeLimit(limitMs: number, onTimeout: () => void): () => number {
    const { timeoutMs } = this.#limits;
    let startedAt = Date.now();
    let isSlow = false;
    const checkAfter = (waitMs: number) => {
      const plannedAt = Date.now() + waitMs;
      return setTimeout(() => checkElapsed(Date.now() - plannedAt), waitMs);
    };
    const checkElapsed = (lateMs: number) => {
      if (!isSlow) this.#slowCount += 1;
      isSlow = true;
      if (lateMs > maxTimerDelayMs) startedAt += lateMs;
      const remainingMs = Math.max(startedAt, this.#lastResponseAt) + limitMs - Date.now();
      if (remainingMs > 0) timer = checkAfter(remainingMs);
      else onTimeout();
    };
    let timer = checkAfter(timeoutMs * slowShare);
    return () => {
      clearTimeout(timer);
      if (isSlow) this.#slowCount -= 1;
      return Date.now() - Math.max(startedAt, this.#lastResponseAt);
    };
  }

  #countInFlight = (operation: OperationId): number => this.#inFlight.get(operation) ?? 0;

  /** Admits waiting requests, in their order, until the next ones have to wait. */
  #admitWaiting(): void {
    if (this.#slowCount > 0 || Date.now() < this.#pausedUntil) return;
    const areAllLimited = this.#limitedOperations.size > maxLimitedOperations;
    const limit = areAllLimited ? 1 : this.#limits.parallelRequests;
    for (const requests of [...this.#waiting]) {
      const { operation, count, isLarge, admit } = requests;
      const total = [...this.#inFlight.values()].reduce((sum, inFlight) => sum + inFlight, 0);
      // Requests behind others that are sent together wait too, so that the latter are sent soon.
      if (total > 0 && total + count > limit) return;
      if (isLarge && this.#isUploading) continue;
      if (this.#limitedOperations.has(operation) && this.#countInFlight(operation) > 0) continue;
      this.#waiting.splice(this.#waiting.indexOf(requests), 1);
      this.#inFlight.set(operation, this.#countInFlight(operation) + count);
      if (isLarge) this.#isUploading = true;
      admit();
    }
  }
}
