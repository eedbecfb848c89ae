import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';

const hourMs = 3_600_000;
const serverTime = '2025-11-05T01:00:00Z';

/** Device clocks that are wrong, and one that is right. */
const deviceTimes = ['1970-01-01T00:00:10Z', '2026-11-28T03:00:00Z', '2038-01-19T03:14:08Z', serverTime];

let pageMs = 0;

/** Sets the device's clock. The clock of the page goes on as it was. */
const setDevice = (time: string) => vi.setSystemTime(time);

/** Lets both clocks run. */
function wait(ms: number): void {
  vi.setSystemTime(Date.now() + ms);
  pageMs += ms;
}

/** Returns the modules of a new page. */
async function openPage(deviceTime: string) {
  setDevice(deviceTime);
  vi.resetModules();
  const clock = await import('#src/lib/time/clock.ts');
  const onCorrected = vi.fn();
  clock.onClockCorrected(onCorrected);
  const time = () => new Date(clock.now()).toISOString().replace('.000', '');
  return { ...clock, time, onCorrected };
}

const header = (time: string) => new Date(time).toUTCString();

beforeEach(() => {
  pageMs = 1000;
  vi.useFakeTimers({ toFake: ['Date'] });
  const performanceNow = vi.spyOn(performance, 'now').mockImplementation(() => pageMs);
  onTestFinished(() => {
    vi.useRealTimers();
    performanceNow.mockRestore();
  });
});

describe.each(deviceTimes)('on a device whose clock shows %s', (deviceTime) => {
  test('the time is unknown until a response shows it, then it is the server’s and runs on', async () => {
    const { time, isTimeKnown, isServerTime, correctClock, onCorrected } = await openPage(deviceTime);
    expect([time(), isTimeKnown(), isServerTime()]).toEqual([deviceTime, false, false]);
    correctClock(header(serverTime));
    expect([time(), isTimeKnown(), isServerTime()]).toEqual([serverTime, true, true]);
    expect(onCorrected).toHaveBeenCalledOnce();
    wait(hourMs);
    expect(time()).toBe('2025-11-05T02:00:00Z');
    expect(isTimeKnown()).toBe(true);
  });

  test.each([null, '', 'tomorrow'])('a response with the date %j leaves the time unknown', async (date) => {
    const { time, isTimeKnown, correctClock, acceptTime, isServerTime, onCorrected } = await openPage(deviceTime);
    correctClock(date);
    expect([time(), isTimeKnown()]).toEqual([deviceTime, false]);
    acceptTime();
    expect([time(), isTimeKnown(), isServerTime()]).toEqual([deviceTime, true, false]);
    expect(onCorrected).toHaveBeenCalledOnce();
    correctClock(header(serverTime));
    expect([time(), isServerTime()]).toEqual([serverTime, true]);
  });
});

test('responses within a minute of the device’s clock change nothing and call no listener again', async () => {
  const { time, correctClock, onCorrected } = await openPage(serverTime);
  for (const second of ['10', '40', '20']) correctClock(header(`2025-11-05T01:00:${second}Z`));
  expect(time()).toBe(serverTime);
  expect(onCorrected).toHaveBeenCalledOnce();
});

describe('when the device’s clock jumps during the visit', () => {
  test('back, the time goes on without a jump, and is unknown until the next response', async () => {
    const { time, isTimeKnown, isServerTime, correctClock, acceptTime } = await openPage('2026-11-05T01:00:00Z');
    correctClock(header(serverTime));
    wait(hourMs);
    setDevice('1970-01-01T00:00:00Z');
    expect([time(), isTimeKnown()]).toEqual(['2025-11-05T02:00:00Z', false]);
    acceptTime();
    expect([time(), isTimeKnown(), isServerTime()]).toEqual(['2025-11-05T02:00:00Z', true, false]);
    wait(hourMs);
    correctClock(header('2025-11-05T03:00:00Z'));
    expect([time(), isServerTime()]).toEqual(['2025-11-05T03:00:00Z', true]);
  });

  test('ahead, or the device has slept, the time is unknown until the next response', async () => {
    const { time, isTimeKnown, correctClock } = await openPage(serverTime);
    correctClock(header(serverTime));
    setDevice('2025-11-05T09:00:00Z');
    expect([time(), isTimeKnown()]).toEqual(['2025-11-05T09:00:00Z', false]);
    correctClock(header('2025-11-05T01:00:05Z'));
    expect(time()).toBe('2025-11-05T01:00:05Z');
  });

  test('to the right time after a wrong one was accepted, the right one counts', async () => {
    const { time, isTimeKnown, acceptTime } = await openPage('2038-01-19T03:14:08Z');
    acceptTime();
    setDevice(serverTime);
    expect([time(), isTimeKnown()]).toEqual([serverTime, false]);
    acceptTime();
    expect([time(), isTimeKnown()]).toEqual([serverTime, true]);
  });
});

test('a replaced clock is known and counts as the server’s', async () => {
  const { time, isTimeKnown, isServerTime, setClock } = await openPage('1970-01-01T00:00:10Z');
  setClock(() => Date.parse(serverTime));
  expect([time(), isTimeKnown(), isServerTime()]).toEqual([serverTime, true, true]);
  setClock(undefined);
  expect(isTimeKnown()).toBe(false);
});
