import { setTimeout } from 'node:timers/promises';
import type { ReceivedResponse } from '#verify/exchange.ts';
import { RunAborted } from '#verify/run/run-ends.ts';

/** At least this number of times the server may close connections that are reused (RFC 9112). */
const minClosings = 4;
/** The share of all requests during which the server may close their connection in a long run. */
const maxClosingShare = 0.002;
/** How long requests wait before they are sent again, so that no connection is used that was closed at the same time. */
const closingMs = 20;
/** How long the run waits until a server that has stopped is started again. */
const restartMs = 30_000;
/** How often the run tries whether a server that has stopped is started again. */
const pollMs = 200;

/** Returns the code of the cause of a failed `fetch`, or an empty text. */
export function codeOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : null;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : '';
}

/** Tells whether a request failed because the server closed the connection before it responded. */
export const isConnectionClosed = (error: unknown): boolean =>
  error instanceof LostResponse
    ? !error.hasStopped && isConnectionClosed(error.cause)
    : /^(UND_ERR_SOCKET|ECONNRESET|EPIPE)$/.test(codeOf(error));

/** Tells whether the server has not got a request, because there was no connection. */
const isNeverSent = (error: unknown): boolean =>
  /^(ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|UND_ERR_CONNECT_TIMEOUT)$/.test(codeOf(error));

/** Tells whether a request has exceeded its time limit. */
export const isTimeout = (error: unknown): boolean => error instanceof Error && error.name === 'TimeoutError';

/** A request has no response, also when it is sent again alone. The cause is the error of the repetition. */
export class LostResponse extends Error {
  /** The other requests that were under way when the response was lost first. */
  readonly underWay: string;
  /** True when the server has stopped at the repetition. */
  readonly hasStopped: boolean;

  constructor(cause: unknown, underWay: string, hasStopped: boolean) {
    super(hasStopped ? 'the server stops' : 'the response is lost, also when the request is sent again alone', {
      cause,
    });
    this.underWay = underWay;
    this.hasStopped = hasStopped;
  }
}

/** A request that can be sent again: its path, and a name for messages. */
type Resendable = { path: string; name: string; send: () => Promise<ReceivedResponse> };

type LostRequest = Resendable & PromiseWithResolvers<ReceivedResponse> & { error: unknown };

/** More requests than that would hide those that matter. */
const maxNamed = 6;

/** Names requests, the first ones if there are many. */
function namesOf(requests: readonly Resendable[]): string {
  const rest = requests.length - maxNamed;
  const names = requests.slice(0, maxNamed).map(({ name }) => name);
  return [...names, ...(rest > 0 ? [`${rest} more`] : [])].join('; ') || 'none';
}

/**
 * Sends requests. When one of them loses its response, the others under way end first, and then each lost one is sent again
 * once, alone. So only the request that stops the server has no response. A server that has stopped is given time to start
 * again. A server may also close an idle connection while a request is sent on it.
 */
export class LostResponses {
  /** What is known of each time at which the server has stopped and was started again. */
  readonly stops: string[] = [];
  readonly #isServerUp: () => Promise<boolean>;
  readonly #restartMs: number;
  #underWay = 0;
  #lost: LostRequest[] = [];
  /** Pending while lost requests are sent again. No other request is sent in the meantime. */
  #repetition: PromiseWithResolvers<void> | null = null;
  #requestCount = 0;
  #closingCount = 0;
  /** The paths without a response within the time limit, also at a repetition. They are not repeated again. */
  readonly #silentPaths = new Set<string>();
  #hasResponded = false;
  /** Whether the server has stopped since the lost requests are sent again. */
  #hasStopped = false;
  #end: RunAborted | null = null;

  /** @param isServerUp tells whether the server gives any response to a harmless request */
  constructor(isServerUp: () => Promise<boolean>, restartLimitMs = restartMs) {
    this.#isServerUp = isServerUp;
    this.#restartMs = restartLimitMs;
  }

  /**
   * Sends a request, and sends it again when its response is lost.
   * @throws the error of `send`, LostResponse when the repetition has no response either, and RunAborted when the server
   *   stays down
   */
  async send(request: Resendable): Promise<ReceivedResponse> {
    while (this.#repetition) await this.#repetition.promise;
    if (this.#end) throw this.#end;
    this.#underWay += 1;
    this.#requestCount += 1;
    try {
      const response = await request.send();
      this.#hasResponded = true;
      return response;
    } catch (error) {
      if (!this.#mayRepeat(request, error)) throw error;
      const lost = { ...request, ...Promise.withResolvers<ReceivedResponse>(), error };
      this.#repetition ??= Promise.withResolvers();
      this.#lost.push(lost);
      // Not awaited here, because the request itself is over.
      return lost.promise;
    } finally {
      this.#underWay -= 1;
      if (this.#underWay === 0 && this.#lost.length > 0) void this.#repeatLost();
    }
  }

  #mayRepeat({ path }: Resendable, error: unknown): boolean {
    if (isTimeout(error)) return !this.#silentPaths.has(path);
    // A server may close idle connections, but not more than some.
    const hasTooMany = this.#closingCount > Math.max(minClosings, this.#requestCount * maxClosingShare);
    return isNeverSent(error) || (isConnectionClosed(error) && !hasTooMany);
  }

  /** Tells whether the server is up. One that has stopped is given time to start again. */
  async #isUpAgain(): Promise<boolean> {
    if (await this.#isServerUp()) return true;
    this.#hasStopped = true;
    for (const end = Date.now() + this.#restartMs; this.#hasResponded && Date.now() < end; await setTimeout(pollMs))
      if (await this.#isServerUp()) return true;
    return false;
  }

  /** Sends all lost requests again, one by one. */
  async #repeatLost(): Promise<void> {
    await setTimeout(closingMs);
    this.#hasStopped = false;
    const lost = this.#lost.splice(0);
    const suspects = lost.filter(({ error }) => !isNeverSent(error));
    const culprits: Resendable[] = [];
    for (const one of lost) {
      const result = this.#end ? 'down' : await this.#repeat(one);
      if (result !== 'down' && 'status' in result) {
        one.resolve(result);
        continue;
      }
      if (result !== 'down') culprits.push(one);
      if (result !== 'down' && isTimeout(result.failed)) this.#silentPaths.add(one.path);
      if (result === 'down' || !(await this.#isUpAgain())) this.#end ??= this.#endOf(suspects, culprits, one.error);
      const others = suspects.filter((other) => other !== one);
      one.reject(result === 'down' ? this.#end : new LostResponse(result.failed, namesOf(others), this.#hasStopped));
    }
    if (this.#hasStopped && !this.#end)
      this.stops.push(
        culprits.length > 0
          ? `The server stopped at ${namesOf(culprits)}, and was started again. Other findings may be consequences, if it has lost sessions or data.`
          : `The server stopped and was started again. Requests under way, which do not stop it again: ${namesOf(suspects)}.`,
      );
    else if (culprits.length === 0) this.#closingCount += 1;
    this.#repetition?.resolve();
    this.#repetition = null;
  }

  /**
   * Sends a lost request again, after the server was started again if it has stopped.
   * @returns the response, or the error of the repetition; `down` for a server that stays down
   */
  async #repeat({ send, error }: LostRequest): Promise<ReceivedResponse | { failed: unknown } | 'down'> {
    const sendOnce = () => send().catch((failed: unknown) => ({ failed }));
    if (isConnectionClosed(error)) {
      const first = await sendOnce();
      if ('status' in first) return first;
      // The connection of the repetition before it may have been closed too.
      await setTimeout(closingMs);
      const result = isConnectionClosed(first.failed) ? await sendOnce() : first;
      if ('status' in result || !isNeverSent(result.failed)) return result;
    }
    return (await this.#isUpAgain()) ? sendOnce() : 'down';
  }

  /** Says why the run ends on a server that stays down, and which requests were under way. */
  #endOf(suspects: Resendable[], culprits: Resendable[], error: unknown): RunAborted {
    const end = `the server stopped responding (${codeOf(error) || 'no response'}), and was not started again within ${this.#restartMs / 1000} s`;
    if (culprits.length > 0) return new RunAborted(`${end}. The cause is the request ${namesOf(culprits.slice(-1))}.`);
    return new RunAborted(
      `${end}. Requests under way, one of which may be the cause: ${namesOf(suspects)}. ` +
        'Start the server again, and run with --parallel 1 to find out which one.',
    );
  }
}
