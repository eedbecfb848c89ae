import { requestLog, type TapEntry } from '#mocks/request-log/request-log.ts';

const endTimes = new WeakMap<TapEntry, number>();

function recordTimes(): void {
  for (const entry of requestLog.entries()) if (!endTimes.has(entry)) endTimes.set(entry, Date.now());
}

/** Notes when each request ended, from now on; the tap knows only how long it took. @returns ends that */
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

/** When a request ended, by the clock on the developer's wall. */
export const endTimeText = (entry: TapEntry): string => timeFormat.format(endTimes.get(entry) ?? Date.now());
