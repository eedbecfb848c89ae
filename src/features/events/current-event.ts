import { conferenceNameEvents } from '#src/api/generated/constants.ts';
import type { ConferenceEvent } from '#src/content/conference.ts';
import { phaseOn } from '#src/lib/time/time-window.ts';

const events: readonly ConferenceEvent[] = conferenceNameEvents;

/** Returns the event that the site offers on a day; null if there is none. @param day YYYY-MM-DD in Asia/Seoul */
export const eventOn = (day: string): ConferenceEvent | null =>
  events.find(({ shown }) => phaseOn(shown, day) === 'open') ?? null;

/** Returns the events that the site offers or has offered, the newest first. @param day YYYY-MM-DD in Asia/Seoul */
export const eventsUntil = (day: string): ConferenceEvent[] =>
  events.filter(({ shown }) => phaseOn(shown, day) !== 'before').sort((one, other) => (one.day < other.day ? 1 : -1));
