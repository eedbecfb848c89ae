import { setTimeout } from 'node:timers/promises';
import { bodySchemaViolations } from '#verify/contract/schema-validation.ts';
import type { OperationId, ReceivedResponse, RequestInput } from '#verify/exchange.ts';
import { RunAborted } from '#verify/run/run-ends.ts';

/** At least this number of times the server may close connections that are reused (RFC 9112). */
const minClosings = 4;
/** The share of all requests during which the server may close their connection in a long run. */
const maxClosingShare = 0.002;
/** How long a request waits before it is sent again, so that no connection is used that was closed at the same time. */
const closingMs = 20;
/** How often the run tries whether a server that has stopped is started again. */
const pollMs = 100;

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

const isTimeout = (error: unknown): boolean => error instanceof Error && error.name === 'TimeoutError';

/** A request has no response, also when it is sent again alone. The cause is the error of the repetition. */
export class LostResponse extends Error {
  /** The other requests that were under way when the response was lost first. */
  readonly underWay: string;
  /** True when the server does not respond to any request afterwards. */
  readonly hasStopped: boolean;

  constructor(cause: unknown, underWay: string, hasStopped: boolean) {
    super(hasStopped ? 'the server stops' : 'the response is lost', { cause });
    this.underWay = underWay;
    this.hasStopped = hasStopped;
  }
}

/** A request that can be sent again. The higher `suspicion` is, the likelier it stops a server. */
type Resendable = { name: string; suspicion: number; send: () => Promise<ReceivedResponse> };

type LostRequest = Resendable & PromiseWithResolvers<ReceivedResponse> & { error: unknown };

/** Tells how likely a request stops a server: 2 for JSON of another kind, 1 for other wrong bodies, which frameworks refuse. */
export function suspicionOf(id: OperationId, { raw, body }: RequestInput): number {
  if (raw) return 1;
  const violations = body === undefined ? [] : bodySchemaViolations(id, body);
  return violations.some(({ pointer }) => pointer === '') ? 2 : Math.min(1, violations.length);
}

/** More requests than that would hide those that matter. */
const maxNamed = 6;

/** Names requests, the first ones if there are many. */
function namesOf(requests: readonly Resendable[]): string {
  const rest = requests.length - maxNamed;
  const names = requests.slice(0, maxNamed).map(({ name }) => name);
  return [...names, ...(rest > 0 ? [`${rest} more`] : [])].join('; ');
}

/** Says why a run ends on a server that stays down, and which requests were under way. */
function describeEnd(suspects: Resendable[], culprits: Resendable[], error: unknown, waitMs: number): string {
  const end = `the server stopped responding, and was not started again within ${waitMs / 1000} s`;
  if (culprits.length > 0) return `${end}. The cause is the request ${namesOf(culprits.slice(-1))}.`;
  if (suspects.length === 0) return `the server stopped responding (${codeOf(error)}).`;
  return (
    `${end}. One of the requests that were under way is probably the cause, the most suspicious first: ${namesOf(suspects)}. ` +
    'Start the server again, and run with --parallel 1 to find out which one.'
  );
}

/** Says that the server has stopped and was started again. */
const describeStop = (suspects: Resendable[], culprits: Resendable[]): string =>
  culprits.length > 0
    ? `The server stopped at ${namesOf(culprits)}. Other findings may be consequences, if it has lost sessions or data.`
    : `The server stopped during the run. Requests under way that do not stop it again: ${namesOf(suspects) || 'none'}.`;

/**
 * Sends requests. When one of them loses its response, the others under way end first, and then each lost one is sent again
 * alone, the most suspicious first. So only the request that stops the server has no response. A server that has stopped is
 * given time to start again. A server may also close an idle connection while a request is sent on it.
 */
export class LostResponses {
  /** What is known of each time at which the server has stopped and was started again. */
  readonly stops: string[] = [];
  readonly #isServerUp: () => Promise<boolean>;
  readonly #maxWaitMs: number;
  #underWay = 0;
  #lost: LostRequest[] = [];
  /** Pending while lost requests are sent again. No other request is sent in the meantime. */
  #repetition: PromiseWithResolvers<void> | null = null;
  #requestCount = 0;
  #closingCount = 0;
  #hasResponded = false;
  /** Whether the server has stopped since the lost requests are sent again. */
  #hasStopped = false;
  #end: RunAborted | null = null;

  /**
   * @param isServerUp tells whether the server responds to a harmless request
   * @param maxWaitMs the longest time to wait until a server that has stopped is started again
   */
  constructor(isServerUp: () => Promise<boolean>, maxWaitMs: number) {
    this.#isServerUp = isServerUp;
    this.#maxWaitMs = maxWaitMs;
  }

  /**
   * Sends a request, and sends it again when its response is lost.
   * @throws LostResponse when the repetition has no response either, and RunAborted when the server stays down
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
      // A server may close idle connections, but not more than some.
      const hasTooMany = this.#closingCount > Math.max(minClosings, this.#requestCount * maxClosingShare);
      if (!isTimeout(error) && !isNeverSent(error) && (hasTooMany || !isConnectionClosed(error))) throw error;
      const lost = { ...request, ...Promise.withResolvers<ReceivedResponse>(), error };
      this.#repetition ??= Promise.withResolvers();
      this.#lost.push(lost);
      // Not awaited here, because the request itself is over.
      return lost.promise;
    } finally {
      this.#underWay -= 1;
      if (this.#underWay === 0 && this.#lost.length > 0) void this.#sendAgain();
    }
  }

  /** Tells whether the server is up. One that has stopped is given time to start again. */
  async #isUpAgain(): Promise<boolean> {
    if (await this.#isServerUp()) return true;
    this.#hasStopped = true;
    for (const end = Date.now() + this.#maxWaitMs; this.#hasResponded && Date.now() < end; await setTimeout(pollMs))
      if (await this.#isServerUp()) return true;
    return false;
  }

  /** Sends all lost requests again, one by one. */
  async #sendAgain(): Promise<void> {
    await setTimeout(closingMs);
    this.#hasStopped = false;
    const lost = this.#lost.splice(0).sort((one, other) => other.suspicion - one.suspicion);
    const suspects = lost.filter(({ error }) => !isNeverSent(error));
    const culprits: Resendable[] = [];
    for (const one of lost) {
      const result = this.#end ? 'down' : await this.#repeat(one);
      if (result === 'slow') one.reject(one.error);
      else if (result !== 'down' && 'status' in result) one.resolve(result);
      else {
        // Without a repetition, only a single suspect is a certain culprit.
        const isCulprit = result !== 'down' || (suspects.length === 1 && suspects[0] === one);
        if (isCulprit) culprits.push(one);
        if (result === 'down' || !(await this.#isUpAgain()))
          this.#end ??= new RunAborted(describeEnd(suspects, culprits, one.error, this.#maxWaitMs));
        const cause = result === 'down' ? one.error : result.failed;
        const others = suspects.filter((other) => other !== one);
        one.reject(isCulprit ? new LostResponse(cause, namesOf(others), this.#hasStopped) : this.#end);
      }
    }
    if (this.#hasStopped && !this.#end) this.stops.push(describeStop(suspects, culprits));
    else if (!this.#hasStopped && culprits.length === 0) this.#closingCount += 1;
    this.#repetition?.resolve();
    this.#repetition = null;
  }

  /**
   * Sends a lost request again, after the server was started again if it has stopped.
   * @returns the response, or the error of the repetition; `slow` for a time limit that was exceeded on a server that responds
   *   to others, and `down` for a server that stays down
   */
  async #repeat({ send, error }: LostRequest): Promise<ReceivedResponse | { failed: unknown } | 'slow' | 'down'> {
    const sendOnce = () => send().catch((failed: unknown) => ({ failed }));
    if (isConnectionClosed(error)) {
      const result = await sendOnce();
      if ('status' in result || !isNeverSent(result.failed)) return result;
    }
    if (!(await this.#isUpAgain())) return 'down';
    return isTimeout(error) && !this.#hasStopped ? 'slow' : sendOnce();
  }
}
