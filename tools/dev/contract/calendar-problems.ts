import * as z from 'zod';

const won = z.int('is not a whole number of won').min(0, 'is not a whole number of won');
const charged = won.min(1, 'must not be 0');
const feesByYear = z.record(
  z.string().regex(/^\d{4}$/),
  z.object({
    연회비: z.object({ 일반회원: charged, 학생회원: charged, 특별회원: won, 명예회원: won }),
    등록비: z.object({ 일반회원: charged, 학생회원: charged, 특별회원: charged, 명예회원: charged }),
  }),
);

const day = z.iso.date('is not a date such as 2025-11-21');
const period = z.object({ first: day, last: day }).refine(({ first, last }) => first <= last, 'ends before it starts');
const overlap = (a: z.output<typeof period>, b: typeof a) => a.first <= b.last && b.first <= a.last;
const event = z
  .object({
    title: z.string().min(1, 'is empty'),
    venue: z.string().min(1, 'is empty'),
    day,
    shown: period,
    abstracts: z.object({ last: day }),
    registration: period,
    refund: z.object({ last: day }),
  })
  .refine(
    ({ shown, registration, abstracts, refund, ...one }) =>
      [one.day, registration.first, registration.last, abstracts.last, refund.last].every(
        (date) => date >= shown.first && date <= shown.last,
      ),
    'has a date outside of shown',
  );
const events = z
  .array(event)
  .refine((all) => new Set(all.map(({ title }) => title)).size === all.length, 'has two events with one title')
  .refine(
    (all) => all.every(({ shown }) => all.every((one) => one.shown === shown || !overlap(one.shown, shown))),
    'has two events that are shown at the same time',
  );

const schemas = { 'x-fees': feesByYear, 'x-events': events };

/**
 * Finds the first fee that is missing or wrong, or the first event that cannot be shown: without a title or dates, with
 * dates in a wrong order, or at the same time as another event.
 * @param extension the name of the extension of the contract
 * @param value its value; undefined for a contract without it
 * @returns one sentence with the year or the title of the event, or null
 */
export function findCalendarProblem(extension: keyof typeof schemas, value: unknown): string | null {
  const issue = value === undefined ? undefined : schemas[extension].safeParse(value).error?.issues[0];
  if (!issue) return null;
  const [entry, ...keys] = issue.path;
  const title = Array.isArray(value) && entry !== undefined ? `'${value[Number(entry)]?.title}'` : entry;
  return `${[extension, title, ...keys].filter((part) => part !== undefined).join(' ')} ${issue.message}.`;
}
