import { setTimeout } from 'node:timers/promises';
import type { ReceivedResponse } from '#verify/exchange.ts';
import { RunAborted } from '#verify/run/run-ends.ts';

/** At least this number of times the server may close connections that are reused (RFC 9112). */
const minClosings = 4;
/** The share of all requests during which the server may close their connection in a long run. */
const maxClosingShare = 0.002;
/** How long requests wait before they are sent again, so that no connection is used that was closed at the same time. */
const closingMs = 20;

/** Returns the code of the cause of a failed `fetch`, or an empty text. */
export function codeOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : null;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : '';
}

/** Tells whether a request failed because the server closed the connection before it responded. */
export const isConnectionClosed = (error: unknown): boolean =>
  /^(UND_ERR_SOCKET|ECONNRESET|EPIPE)$/.test(codeOf(error));

/** Tells whether the server has not got a request, because there was no connection. */
const isNeverSent = (error: unknown): boolean =>
  /^(ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|UND_ERR_CONNECT_TIMEOUT)$/.test(codeOf(error));

/** A request that can be sent again, with a name for messages. */
type Resendable = { name: string; send: () => Promise<ReceivedResponse> };

/**
 * Sends requests. Those whose connection the server closes are sent again when the others under way have ended: a server may
 * close idle connections while requests are sent on them. One that takes no connections has stopped, so the run ends.
 */
export class LostResponses {
  readonly #underWay = new Set<Resendable>();
  #lostCount = 0;
  /** Pending while lost requests wait. No other request is sent in the meantime. */
  #repetition: PromiseWithResolvers<void> | null = null;
  #requestCount = 0;
  #closingCount = 0;
  #namesUnderWay: string[] = [];
  #end: RunAborted | null = null;

  /** Sends a request, again if it is lost. @throws the error of `send`, or RunAborted when the server has stopped */
  async send(request: Resendable): Promise<ReceivedResponse> {
    while (this.#repetition) await this.#repetition.promise;
    this.#underWay.add(request);
    this.#requestCount += 1;
    try {
      return await request.send().catch((error: unknown) => this.#sendAgain(request, error));
    } catch (error) {
      if (!isNeverSent(error)) throw error;
      this.#end ??= new RunAborted(
        `the server stopped responding (${codeOf(error)}). Requests under way, one of which may be the cause: ` +
          `${this.#namesUnderWay.join('; ') || 'none'}. Start the server again, and run with --parallel 1 to find out which one.`,
      );
      throw this.#end;
    } finally {
      this.#underWay.delete(request);
      this.#repeatWhenOthersEnd();
    }
  }

  async #sendAgain(request: Resendable, error: unknown): Promise<ReceivedResponse> {
    const hasTooMany = this.#closingCount > Math.max(minClosings, this.#requestCount * maxClosingShare);
    // A request that the server has not got cannot have stopped it.
    if (isNeverSent(error)) this.#underWay.delete(request);
    else if (hasTooMany || !isConnectionClosed(error)) throw error;
    else this.#lostCount += 1;
    this.#repetition ??= Promise.withResolvers<void>();
    const repetition = this.#repetition;
    this.#repeatWhenOthersEnd();
    await repetition.promise;
    const isFirst = this.#repetition === repetition;
    if (isFirst) this.#repetition = null;
    const response = await request.send();
    // A request that is lost again was not lost by the closing of an idle connection.
    if (isFirst) this.#closingCount += 1;
    return response;
  }

  #repeatWhenOthersEnd(): void {
    const repetition = this.#repetition;
    if (!repetition || this.#underWay.size > this.#lostCount) return;
    this.#namesUnderWay = [...this.#underWay].map(({ name }) => name);
    this.#lostCount = 0;
    void setTimeout(closingMs).then(repetition.resolve);
  }
}
