import { conferenceNameEvents } from '#src/api/generated/constants.ts';

/** A moment of the walk: its name in the table, and milliseconds since 1970 (UTC). */
export type Moment = { name: string; at: number };

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const midnight = (day: string) => Date.parse(`${day}T00:00:00+09:00`);
const noon = (day: string): Moment => ({ name: `${day} 12:00`, at: midnight(day) + dayMs / 2 });

/** Names a moment by its day and time in Seoul. */
const named = (at: number): Moment => ({
  name: new Date(at + 9 * 60 * minuteMs).toISOString().slice(0, 16).replace('T', ' '),
  at,
});

/** Returns the last minute before a moment and the first minute after it. */
const bothSidesOf = (at: number): Moment[] => [named(at - minuteMs), named(at)];

/** The midnights at which something begins or ends: each period of an event, the event itself, and the year. */
const boundaries = conferenceNameEvents.flatMap(({ shown, abstracts, registration, day }) => [
  midnight(shown.first),
  midnight(abstracts.last) + dayMs,
  midnight(registration.first),
  midnight(registration.last) + dayMs,
  midnight(day),
  midnight(day) + dayMs,
  midnight(`${shown.last.slice(0, 4)}-01-01`),
  midnight(shown.last) + dayMs,
]);

/** A year before the first event, the periods between the boundaries, a year between two events, and a leap day. */
export const ordinaryDays: readonly Moment[] = [
  '2024-06-15',
  '2025-10-01',
  '2025-10-28',
  '2025-11-08',
  '2025-11-18',
  '2025-12-15',
  '2026-07-01',
  '2026-11-28',
  '2027-11-05',
  '2028-02-29',
].map(noon);

/** The moments of the walk in their order. */
export const momentsOfYear: readonly Moment[] = [
  ...ordinaryDays,
  ...[...new Set(boundaries)].flatMap(bothSidesOf),
].sort((one, other) => one.at - other.at);

/** A row of the table: the name of the moment, and what the visitor reaches in each way. */
export type Row = { moment: string; cells: readonly string[] };

const cell = (text: string) => text.replaceAll('\n', ' ').replaceAll('|', '\\|');

/** Returns the rows of one visitor as a Markdown table. Consecutive moments with equal cells share a row. */
export function yearTable(ways: readonly string[], rows: readonly Row[]): string {
  const groups: { first: string; last: string; cells: readonly string[] }[] = [];
  for (const { moment, cells } of rows) {
    const group = groups.at(-1);
    if (group && group.cells.join('\n') === cells.join('\n')) group.last = moment;
    else groups.push({ first: moment, last: moment, cells });
  }
  const line = (texts: readonly string[]) => `| ${texts.map(cell).join(' | ')} |`;
  return [
    line(['부터', '까지', ...ways]),
    line(['---', '---', ...ways.map(() => '---')]),
    ...groups.map(({ first, last, cells }) => line([first, last, ...cells])),
  ].join('\n');
}
