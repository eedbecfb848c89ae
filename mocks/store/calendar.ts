import { conferenceNameEvents } from '#src/api/generated/constants.ts';
import { mockStart, seoulDay } from './clock.ts';

type Period = { first?: string; last: string };
type Event = { title: string; shown: Period; abstracts: Period; registration: Period };

const events: readonly Event[] = conferenceNameEvents;

const isWithin = ({ first = '', last }: Period, day: string) => first <= day && day <= last;

/** Returns the event with a title, which identifies it in the API. */
export const findEvent = (title: string): Event | undefined => events.find((event) => event.title === title);

/** The title of the event at the start of the mock's clock. */
export const currentEvent = events.find(({ shown }) => isWithin(shown, seoulDay(mockStart)))?.title ?? '';

/** Returns whether an event accepts abstracts or registrations. @param now in milliseconds since 1970 */
export const isOpen = (event: Event, period: 'abstracts' | 'registration', now: number): boolean =>
  isWithin(event[period], seoulDay(now));
