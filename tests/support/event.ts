import { conferenceNameEvents } from '#src/api/generated/constants.ts';

/** The event of the mock's first day. */
export const [event] = conferenceNameEvents;

const midnightOf = (day: string) => `${day}T00:00:00+09:00`;
const endOf = (day: string) => `${day}T24:00:00+09:00`;

/** A day within the submission of abstracts, a day within the pre-registration, a day after both, and one between events. */
export const conferenceDays = {
  abstracts: `${event.abstracts.last}T10:00:00+09:00`,
  registration: '2025-11-05T10:00:00+09:00',
  after: `${event.day}T10:00:00+09:00`,
  /** The site offers no event. */
  between: '2026-11-28T10:00:00+09:00',
};

/** The moments at which abstract submission and pre-registration open or close. */
export const deadlines = {
  abstractsClose: endOf(event.abstracts.last),
  registrationOpens: midnightOf(event.registration.first),
  registrationCloses: endOf(event.registration.last),
};
