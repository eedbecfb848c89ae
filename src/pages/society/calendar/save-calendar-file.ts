import { createEvent, type DateArray } from 'ics';
import { saveFile } from '#src/lib/files/save-file.ts';
import type { StatedDay } from '#src/lib/time/stated-day.ts';

/** An event of the society, with its place if it is known. */
export type CalendarEvent = StatedDay & { title: string; venue: string | null };

const hourMs = 3_600_000;

/** Returns the moment of a time in Asia/Seoul, which has no daylight saving time. */
const momentOf = (day: string, time: string) => Date.parse(`${day}T${time}:00+09:00`);

/** Returns a day as numbers. @param later how many days later */
function dateOf(day: string, later = 0): DateArray {
  const date = new Date(Date.parse(`${day}T00:00:00Z`) + later * 24 * hourMs);
  return [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()];
}

/**
 * Returns the calendar file of an event (iCalendar, RFC 5545), with its times in UTC. An event without a time takes the
 * whole day, and one without an end an hour.
 * @param url the page of the event
 * @throws Error if the event cannot be written
 */
export function calendarText({ title, day, start, end, venue }: CalendarEvent, url: string): string {
  const startTime = start && momentOf(day, start);
  const { value, error } = createEvent({
    title,
    url,
    // A calendar replaces the event when it gets the file again.
    uid: `${encodeURIComponent(title)}@${new URL(url).host}`,
    start: startTime || dateOf(day),
    end: startTime ? (end ? momentOf(day, end) : startTime + hourMs) : dateOf(day, 1),
    ...(venue ? { location: venue } : {}),
  });
  if (!value) throw error ?? new Error('The calendar file is empty.');
  return value;
}

/** Downloads the calendar file of an event. */
export function saveCalendarFile(event: CalendarEvent, url: string): void {
  saveFile(new Blob([calendarText(event, url)], { type: 'text/calendar;charset=utf-8' }), `${event.title}.ics`);
}
