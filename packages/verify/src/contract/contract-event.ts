import { exampleBody } from './contract-examples.ts';
import { namedSchema } from './document.ts';

/** The name of the event in the examples of the contract. */
export const currentEvent = String(exampleBody('checkRegisterDuplicate').goods_name);

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** Returns an extension of a part of the contract, unchecked; undefined when the part does not have it. */
const contractExtension = (part: object, name: string): unknown =>
  Object.entries(part).find(([keyword]) => keyword === name)?.[1];

/** Returns the start of a day of the event in Seoul, in milliseconds since the epoch. */
function startOfDay(period: 'abstracts' | 'registration', end: 'first' | 'last'): number {
  const events = Object.values(Object(contractExtension(namedSchema('ConferenceName'), 'x-events')));
  const event = events.map(Object).find(({ title }) => title === currentEvent);
  const moment = Date.parse(`${Object(Object(event)[period])[end]}T00:00:00+09:00`);
  if (Number.isNaN(moment)) throw new Error(`the contract has no ${period}.${end} for ${currentEvent}`);
  return moment;
}

/** The first moment at which abstracts are rejected, in milliseconds since the epoch. */
export const abstractsClose = startOfDay('abstracts', 'last') + dayMs;
/** The registration period in milliseconds since the epoch. `closes` is the first moment after it. */
export const registration = {
  opens: startOfDay('registration', 'first'),
  closes: startOfDay('registration', 'last') + dayMs,
};

/** Formats a time in milliseconds since the epoch as ISO 8601 with the offset of Seoul. It begins with the date there. */
export const toSeoulIso = (epochMs: number): string =>
  `${new Date(epochMs + 9 * hourMs).toISOString().slice(0, 19)}+09:00`;

/** The moment at which a run begins (ISO 8601), when registration is open. */
export const runStart = toSeoulIso(registration.opens + 2 * dayMs + 10 * hourMs);

/** Names of other events, which resemble the name of the event. */
export const otherEvents = [
  ...['1999년 추계학술대회', ` ${currentEvent}`, `${currentEvent} `, `${currentEvent} 2`],
  ...[currentEvent.slice(1), currentEvent.slice(0, -1), `${currentEvent.slice(0, -1)}%`],
];

/** Returns the name of the annual fee of a year, such as 2025. */
export const annualFeeName = (year: string | number): string =>
  String(contractExtension(namedSchema('GoodsName'), 'x-annual-fee-template')).replace('{YYYY}', String(year));

/**
 * Returns the fee of a member type in won. A year without fees has those of the latest year before it.
 * @param year the year in Seoul in which the fee is paid
 * @returns undefined when the contract has no fee for the type
 */
export function contractFee(memberType: string, goods: '연회비' | '등록비', year: number): number | undefined {
  const feesByYear = Object.entries(Object(contractExtension(namedSchema('MemberType'), 'x-fees')));
  const [, fees] = feesByYear.findLast(([first]) => Number(first) <= year) ?? feesByYear[0] ?? [];
  const fee = Object(Object(fees)[goods])[memberType];
  return typeof fee === 'number' ? fee : undefined;
}
