import type { RequestEntry } from '#mocks/request-log/request-entry.ts';
import { requestLog } from '#mocks/request-log/request-log.ts';

const endTimes = new WeakMap<RequestEntry, number>();

function recordTimes(): void {
  for (const entry of requestLog.entries()) if (!endTimes.has(entry)) endTimes.set(entry, Date.now());
}

/**
 * Records the end time of each request. The entries of the request log contain only durations.
 * @returns a function that stops recording
 */
export function startRecordingTimes(): () => void {
  recordTimes();
  return requestLog.subscribe(recordTimes);
}

const timeFormat = new Intl.DateTimeFormat('ko-KR', {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

/** Returns the local end time of a request as `HH:mm:ss`, by the real clock. */
export const endTimeText = (entry: RequestEntry): string => timeFormat.format(endTimes.get(entry) ?? Date.now());
