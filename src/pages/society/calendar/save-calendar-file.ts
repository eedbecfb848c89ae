import { saveFile } from '#src/lib/files/save-file.ts';
import type { StatedDay } from '#src/lib/time/stated-day.ts';

/** An event of the society, with its place if it is known. */
export type CalendarEvent = StatedDay & { title: string; venue: string | null };

const hourMs = 3_600_000;

/** Returns a moment as RFC 5545 writes it: 20250523T003000Z. */
const utcTime = (moment: number) => new Date(moment).toISOString().replace(/[-:]|\.\d+/g, '');

const escapeCalendarText = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

/** Splits a line into parts of at most 75 bytes: a letter has at most four. */
const foldLine = (line: string) => line.match(/.{1,18}/gsu)?.join('\r\n ') ?? '';

/**
 * Returns the calendar file of an event (iCalendar, RFC 5545), with its times in UTC. An event without a time takes the
 * whole day, and one without an end an hour.
 * @param url the page of the event
 */
export function calendarText({ title, day, start, end, venue }: CalendarEvent, url: string): string {
  // Asia/Seoul has no daylight saving time.
  const momentOf = (time: string) => Date.parse(`${day}T${time}:00+09:00`);
  const dateAfter = (days: number) => utcTime(Date.parse(day) + days * 24 * hourMs).slice(0, 8);
  const times = start
    ? [`DTSTART:${utcTime(momentOf(start))}`, `DTEND:${utcTime(end ? momentOf(end) : momentOf(start) + hourMs)}`]
    : [`DTSTART;VALUE=DATE:${dateAfter(0)}`, `DTEND;VALUE=DATE:${dateAfter(1)}`];
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${new URL(url).host}//KO`,
    'BEGIN:VEVENT',
    // A calendar replaces the event when it gets the file again.
    `UID:${encodeURIComponent(title)}@${new URL(url).host}`,
    `DTSTAMP:${utcTime(Date.now())}`,
    ...times,
    `SUMMARY:${escapeCalendarText(title)}`,
    ...(venue ? [`LOCATION:${escapeCalendarText(venue)}`] : []),
    `URL:${url}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ];
  return lines.map(foldLine).join('\r\n');
}

/** Downloads the calendar file of an event. */
export function saveCalendarFile(event: CalendarEvent, url: string): void {
  saveFile(new Blob([calendarText(event, url)], { type: 'text/calendar;charset=utf-8' }), `${event.title}.ics`);
}
