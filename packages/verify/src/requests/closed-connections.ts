/** At least this number of times the server may close connections that are reused. */
const minClosings = 4;
/** The share of all requests during which the server may close their connection in a long run. */
const maxClosingShare = 0.002;

/** Error codes of connections that the server has closed. Only these requests are sent again. */
const closedConnectionCodes = ['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE'];

/** Tells whether a request failed because the server closed the connection before it responded. */
export function isConnectionClosed(error: unknown): boolean {
  const cause = error instanceof Error ? (error.cause ?? error) : null;
  return cause instanceof Error && 'code' in cause && closedConnectionCodes.includes(String(cause.code));
}

/** Counts closed connections. A server may close an idle one while a request is sent on it (RFC 9112). */
export class ClosedConnections {
  #closingCount = 0;
  #lastClosedAt = Number.NEGATIVE_INFINITY;

  /** Records a closed connection. Connections that idle for the same time are closed together, so they count once. */
  record(startedAt: number, now: number): void {
    if (startedAt < this.#lastClosedAt) return;
    this.#closingCount += 1;
    this.#lastClosedAt = now;
  }

  /** Tells whether the server has closed more connections than a server that closes idle ones. */
  areTooMany(requestCount: number): boolean {
    return this.#closingCount > Math.max(minClosings, requestCount * maxClosingShare);
  }
}
