type Fields = Record<string, unknown>;

const fields = (value: unknown): Fields => Object(value);
const memberTypes = ['일반회원', '학생회원', '특별회원', '명예회원'];
/** The member types without an annual fee. */
const exemptTypes = ['특별회원', '명예회원'];

/** Returns why a fee is wrong, or null. */
function feeProblem(won: unknown, mayBeFree: boolean): string | null {
  if (won === undefined) return 'is missing';
  if (!Number.isInteger(won) || Number(won) < 0) return 'must be a whole number of won';
  return won === 0 && !mayBeFree ? 'must not be 0' : null;
}

/**
 * Finds the first wrong fee.
 * @param fees the value of `x-fees`; undefined for a contract without fees
 * @returns one sentence with year, fee and member type, or null
 */
export function findFeeProblem(fees: unknown): string | null {
  if (fees === undefined) return null;
  for (const [year, byGoods] of Object.entries(fields(fees))) {
    if (!/^\d{4}$/.test(year)) return `x-fees: '${year}' is not a year.`;
    for (const goods of ['연회비', '등록비']) {
      for (const type of memberTypes) {
        const mayBeFree = goods === '연회비' && exemptTypes.includes(type);
        const problem = feeProblem(fields(fields(byGoods)[goods])[type], mayBeFree);
        if (problem) return `x-fees ${year}: the ${goods} of ${type} ${problem}.`;
      }
    }
  }
  return Object.keys(fields(fees)).length === 0 ? 'x-fees has no year.' : null;
}

const isDay = (value: unknown): value is string => {
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === value;
};

/** Returns why the dates of an event are wrong, or null. */
function dateProblem(event: Fields): string | null {
  const periods = { shown: fields(event.shown), registration: fields(event.registration) };
  const dates = Object.entries({
    day: event.day,
    'abstracts.last': fields(event.abstracts).last,
    'refund.last': fields(event.refund).last,
    ...Object.fromEntries(
      Object.entries(periods).flatMap(([name, { first, last }]) => [
        [`${name}.first`, first],
        [`${name}.last`, last],
      ]),
    ),
  });
  const wrong = dates.find(([, value]) => !isDay(value));
  if (wrong) return `${wrong[0]} ${wrong[1] === undefined ? 'is missing' : 'is not a date such as 2025-11-21'}`;
  for (const [name, { first, last }] of Object.entries(periods))
    if (String(first) > String(last)) return `${name} ends before it starts`;
  const { first, last } = periods.shown;
  const outside = dates.find(([, value]) => String(value) < String(first) || String(value) > String(last));
  return outside ? `${outside[0]} is outside of shown` : null;
}

/**
 * Finds the first event that cannot be shown: without a title or dates, with dates in a wrong order, or at the same time
 * as another event.
 * @param events the value of `x-events`; undefined for a contract without events
 * @returns one sentence with the title of the event, or null
 */
export function findEventProblem(events: unknown): string | null {
  if (events === undefined) return null;
  if (!Array.isArray(events)) return 'x-events is not a list.';
  for (const [index, event] of events.map(fields).entries()) {
    if (!event.title || !event.venue) return `x-events: entry ${index + 1} has no title or no venue.`;
    const problem = dateProblem(event);
    if (problem) return `x-events '${event.title}': ${problem}.`;
    for (const other of events.slice(0, index).map(fields)) {
      if (other.title === event.title) return `x-events: two events have the title '${event.title}'.`;
      const [shown, before] = [fields(event.shown), fields(other.shown)];
      if (String(shown.first) <= String(before.last) && String(before.first) <= String(shown.last))
        return `x-events: '${other.title}' and '${event.title}' are shown at the same time.`;
    }
  }
  return null;
}
