import { isMainThread } from 'node:worker_threads';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { abstractDeadline, currentEvent, isRegistrationOpen } from '#mocks/store/calendar.ts';
import { conference } from '#src/content/conference.ts';
import { msUntilPhaseChange, type Phase, phaseAt, type TimeWindow } from '#src/lib/time/time-window.ts';

const { abstracts, registration } = conference;

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
  // Daylight saving time ends in this zone on the day before the registration opens.
  'America/Los_Angeles': ['2025-10-22 08:00:00', '2025-11-02 07:00:00', '2025-11-14 07:00:00'],
  'Pacific/Kiritimati': ['2025-10-23 05:00:00', '2025-11-03 05:00:00', '2025-11-15 05:00:00'],
};

// A worker thread, as in `npm run test:mutation`, cannot change the time zone.
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
});

test('msUntilPhaseChange is exact to the millisecond and null after the end', () => {
  const opens = Date.parse(registration.opens);
  const closes = Date.parse(registration.closes);
  expect(msUntilPhaseChange(registration, opens - 1)).toBe(1);
  expect(msUntilPhaseChange(registration, opens)).toBe(closes - opens);
  expect(msUntilPhaseChange(registration, closes - 1)).toBe(1);
  expect(msUntilPhaseChange(registration, closes)).toBeNull();
  expect(msUntilPhaseChange(abstracts, Date.parse(abstracts.closes) - 1)).toBe(1);
  expect(msUntilPhaseChange(abstracts, Date.parse(abstracts.closes))).toBeNull();
});

test('the site and the mock have the same event and the same times', () => {
  expect(conference.title).toBe(currentEvent);
  expect(Date.parse(abstracts.closes)).toBe(abstractDeadline);
  for (const text of [registration.opens, registration.closes])
    for (const ms of [-1, 0, 1]) {
      const moment = Date.parse(text) + ms;
      expect(isRegistrationOpen(moment)).toBe(phaseAt(registration, moment) === 'open');
    }
});
