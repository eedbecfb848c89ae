import type { OperationId } from '#verify/exchange.ts';
import { exampleBody } from './contract-examples.ts';
import { contractOperation, namedSchema } from './document.ts';

/** The name of the event in the examples of the contract. */
export const currentEvent = String(exampleBody('checkRegisterDuplicate').goods_name);

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** Returns an extension of a part of the contract, unchecked; undefined when the part does not have it. */
const contractExtension = (part: object, name: string): unknown =>
  Object.entries(part).find(([keyword]) => keyword === name)?.[1];

/**
 * Returns a moment that the contract has for an operation, in milliseconds since the epoch.
 * @throws Error when the contract has no valid moment
 */
function momentOf(id: OperationId, extension: 'x-opens' | 'x-closes'): number {
  const moment = Date.parse(String(contractExtension(contractOperation(id), extension)));
  if (Number.isNaN(moment)) throw new Error(`the contract has no ${extension} for ${id}`);
  return moment;
}

/** The first moment at which abstracts are rejected, in milliseconds since the epoch. */
export const abstractsClose = momentOf('uploadConferenceAbstract', 'x-closes');
/** The registration period in milliseconds since the epoch. `closes` is the first moment after it. */
export const registration = {
  opens: momentOf('checkRegisterDuplicate', 'x-opens'),
  closes: momentOf('checkRegisterDuplicate', 'x-closes'),
};

/** Formats a time in milliseconds since the epoch as ISO 8601 with the offset of Seoul. It begins with the date there. */
export const toSeoulIso = (epochMs: number): string =>
  `${new Date(epochMs + 9 * hourMs).toISOString().slice(0, 19)}+09:00`;

const start = registration.opens + 2 * dayMs + 10 * hourMs;

/** The moments of a run, in ISO 8601. The run begins at `start`, when registration is open. */
export const moments = {
  start: toSeoulIso(start),
  dayLater: toSeoulIso(start + dayMs),
  monthLater: toSeoulIso(start + 31 * dayMs),
};

/** Returns the name of the annual fee of a year, such as 2025. */
export const annualFeeName = (year: string | number): string =>
  String(contractExtension(namedSchema('GoodsName'), 'x-annual-fee-template')).replace('{YYYY}', String(year));

/**
 * Returns the fee of a member type in won.
 * @returns undefined when the contract has no fee for the type
 */
export function contractFee(memberType: string, goods: 'annual' | 'registration'): number | undefined {
  const fee = contractExtension(Object(contractExtension(namedSchema('MemberType'), `x-${goods}-fees`)), memberType);
  return typeof fee === 'number' ? fee : undefined;
}
