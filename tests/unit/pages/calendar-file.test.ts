import { expect, test } from 'vitest';
import { type CalendarEvent, calendarText } from '#src/pages/society/calendar/save-calendar-file.ts';

const linesOf = (event: CalendarEvent) =>
  calendarText(event, 'https://site.test/society/guide/1')
    .replace(/\r\n[\t ]/g, '')
    .split('\r\n');

test.each<[string, Partial<CalendarEvent>, string[]]>([
  ['with both times', { start: '09:30', end: '17:30' }, ['DTSTART:20250523T003000Z', 'DTEND:20250523T083000Z']],
  ['with a start before nine', { start: '08:00' }, ['DTSTART:20250522T230000Z', 'DTEND:20250523T000000Z']],
  ['without a time', {}, ['DTSTART;VALUE=DATE:20250523', 'DTEND;VALUE=DATE:20250524']],
  ['on the last day of a year', { day: '2025-12-31' }, ['DTSTART;VALUE=DATE:20251231', 'DTEND;VALUE=DATE:20260101']],
])('the calendar file of an event %s has its time in Seoul as UTC, or its whole day', (_, times, expected) => {
  const lines = linesOf({ title: '춘계학술대회', day: '2025-05-23', venue: null, ...times });
  expect(lines.filter((line) => /^DT(START|END)/.test(line))).toEqual(expected);
});

test('the calendar file keeps a title with separators and line breaks in one line, and has place and URL', () => {
  const lines = linesOf({ title: '1부, 2부; 끝\nEND:VCALENDAR', day: '2025-05-23', venue: '한빛회관, 1층' });
  expect(lines).toContain('SUMMARY:1부\\, 2부\\; 끝\\nEND:VCALENDAR');
  expect(lines).toContain('LOCATION:한빛회관\\, 1층');
  expect(lines).toContain('URL:https://site.test/society/guide/1');
  expect(lines.filter((line) => line === 'END:VCALENDAR')).toHaveLength(1);
});
