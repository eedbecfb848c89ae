import { type TapEntry, tap } from '#mocks/tap/tap.ts';

const times = new WeakMap<TapEntry, number>();

function see(): void {
  for (const entry of tap.entries()) if (!times.has(entry)) times.set(entry, Date.now());
}

/** Notes when each request ended, from now on; the tap knows only how long it took. @returns ends that */
export function watchTimes(): () => void {
  see();
  return tap.subscribe(see);
}

const clock = new Intl.DateTimeFormat('ko-KR', {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

/** When a request ended, by the clock on the developer's wall. */
export const timeOf = (entry: TapEntry): string => clock.format(times.get(entry) ?? Date.now());
