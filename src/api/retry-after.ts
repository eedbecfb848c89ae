/** When a server allows the next request. */
export type RetryAfter = {
  /** The waiting time from the response on, in seconds: at least 1, at most an hour. */
  seconds: number;
  /** The end of the waiting time, in ms since 1970 by the browser's clock. */
  until: number;
};

/** Nobody is kept waiting longer, whatever a server sends. In seconds. */
const longest = 3_600;

/** The waiting time in seconds: a number, or a date, which is compared with the server's own clock. */
function secondsOf(value: string, serverTime: number): number {
  return /^\d+$/.test(value) ? Number(value) : (Date.parse(value) - serverTime) / 1000;
}

/**
 * Reads the header `Retry-After` of a response (RFC 9110, section 10.2.3).
 * @param headers the headers of the response
 * @param now the browser's time, in ms since 1970
 * @returns undefined where there is none, it cannot be read, or the time has come
 */
export function readRetryAfter(headers: Headers, now: number): RetryAfter | undefined {
  const value = headers.get('Retry-After')?.trim() ?? '';
  const date = Date.parse(headers.get('Date') ?? '');
  const seconds = Math.min(Math.ceil(secondsOf(value, Number.isNaN(date) ? now : date)), longest);
  return seconds >= 1 ? { seconds, until: now + seconds * 1000 } : undefined;
}

/** A waiting time as a member reads it. @param seconds at least 1 */
export function waitingTime(seconds: number): string {
  if (seconds < 60) return `약 ${seconds}초 후`;
  if (seconds < longest) return `약 ${Math.ceil(seconds / 60)}분 후`;
  return '약 1시간 후';
}
