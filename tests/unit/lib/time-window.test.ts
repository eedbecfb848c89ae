import { isMainThread } from 'node:worker_threads';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { findEvent, isOpen } from '#mocks/store/calendar.ts';
import { conferenceNameEvents } from '#src/api/generated/constants.ts';
import { msUntilNextDay, seoulDay } from '#src/lib/time/seoul-day.ts';
import { closedPhaseAt, type Phase, phaseAt, type TimeWindow } from '#src/lib/time/time-window.ts';

const abstracts: TimeWindow = { last: '2025-10-22' };
const registration: TimeWindow = { first: '2025-11-03', last: '2025-11-14' };

/** Each boundary with the phases one second before it, at it and one second after it. */
const boundaries: [what: string, window: TimeWindow, boundary: string, phases: [Phase, Phase, Phase]][] = [
  ['the end of the abstracts', abstracts, '2025-10-23T00:00:00+09:00', ['open', 'after', 'after']],
  ['the opening of the registration', registration, '2025-11-03T00:00:00+09:00', ['before', 'open', 'open']],
  ['the end of the registration', registration, '2025-11-15T00:00:00+09:00', ['open', 'after', 'after']],
];
/** The local times of the boundaries, by time zone. */
const zones: Record<string, [string, string, string]> = {
  'Asia/Seoul': ['2025-10-23 00:00:00', '2025-11-03 00:00:00', '2025-11-15 00:00:00'],
  UTC: ['2025-10-22 15:00:00', '2025-11-02 15:00:00', '2025-11-14 15:00:00'],
  // Daylight saving time ends in these zones on the day before the registration opens.
  'America/Los_Angeles': ['2025-10-22 08:00:00', '2025-11-02 07:00:00', '2025-11-14 07:00:00'],
  'America/New_York': ['2025-10-22 11:00:00', '2025-11-02 10:00:00', '2025-11-14 10:00:00'],
  'Pacific/Kiritimati': ['2025-10-23 05:00:00', '2025-11-03 05:00:00', '2025-11-15 05:00:00'],
};

// A worker thread, as in `npx stryker run`, cannot change the time zone.
describe.skipIf(!isMainThread).each(Object.entries(zones))('in the time zone %s', (zone, shown) => {
  beforeEach(() => void vi.stubEnv('TZ', zone));
  afterEach(() => void vi.unstubAllEnvs());

  test.each(boundaries.map((row, index) => [...row, shown[index]] as const))(
    'phaseAt changes at %s',
    (_, window, boundary, phases, clock) => {
      const moment = Date.parse(boundary);
      expect(new Date(moment).toLocaleString('sv-SE')).toBe(clock);
      expect([-1, 0, 1].map((seconds) => phaseAt(window, moment + seconds * 1000))).toEqual(phases);
      expect([-1, 0, 1].map((ms) => phaseAt(window, moment + ms))).toEqual(phases);
    },
  );

  test('the year of Seoul ends at its midnight, and msUntilNextDay is exact to the millisecond', () => {
    const [before, after] = [Date.parse('2025-12-31T23:59:00+09:00'), Date.parse('2026-01-01T00:01:00+09:00')];
    expect([before, after].map(seoulDay)).toEqual(['2025-12-31', '2026-01-01']);
    expect([before, before + 59_999, after - 60_000].map(msUntilNextDay)).toEqual([60_000, 1, 24 * 3_600_000]);
  });
});

test.each([
  ['a minute before the opening', '2025-11-02T23:59:00+09:00', 'before'],
  ['25 seconds after the opening, by a clock that is fast', '2025-11-03T00:00:25+09:00', 'before'],
  ['25 seconds before the end, by a clock that is slow', '2025-11-14T23:59:35+09:00', 'after'],
  ['at the end', '2025-11-15T00:00:00+09:00', 'after'],
])('a refusal of the server %s is one for the phase of the nearer boundary', (_, moment, phase) => {
  const period = { first: '2025-11-03', last: '2025-11-14' };
  expect(closedPhaseAt(period, Date.parse(moment))).toBe(phase);
});

test('the site and the mock open and close the periods of each event at the same moments', () => {
  for (const event of conferenceNameEvents) {
    for (const period of ['abstracts', 'registration'] as const) {
      const window: TimeWindow = event[period];
      for (const day of [window.first ?? event.shown.first, window.last]) {
        const midnight = Date.parse(`${day}T00:00:00+09:00`);
        for (const moment of [midnight - 1, midnight, midnight + 86_399_999, midnight + 86_400_000])
          expect(isOpen(findEvent(event.title) ?? event, period, moment)).toBe(phaseAt(window, moment) === 'open');
      }
    }
  }
});
