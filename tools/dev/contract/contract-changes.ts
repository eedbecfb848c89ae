import { isDeepStrictEqual } from 'node:util';
import type { Fact } from './contract-facts.ts';

/** Whom a change breaks, of those that keep the old contract. A warning and an information break nobody. */
export const levels = ['both', 'clients', 'servers', 'warning', 'information'] as const;
type Level = (typeof levels)[number];

/** A change between two contracts. */
export type ContractChange = {
  level: Level;
  /** The operationIds of all operations that are concerned; `*` means every operation. */
  operations: string[];
  field: string;
  keyword: string;
  /** The values; undefined where a contract has none. Of lists, only the entries that the other contract does not have. */
  old: unknown;
  new: unknown;
  /** The file, line and column, in the old contract if the new one does not have the keyword. */
  place: string;
};

/**
 * How the messages that a contract permits depend on a value. `upper`: a larger value permits more; `lower`: a smaller one;
 * `values`: each entry of a list permits more; `exact`: each value permits other messages. `request` and `field`: a part of
 * a message, or of a response. The messages do not depend on a keyword with a level.
 */
type Effect = 'upper' | 'lower' | 'values' | 'exact' | 'request' | 'field' | 'warning' | 'information';
const keywords: readonly [Effect, string[]][] = [
  ['upper', ['maximum', 'maxLength', 'maxItems', 'x-valid-minutes', 'x-max-attempts', 'x-max-body-bytes']],
  ['lower', ['minimum', 'minLength', 'minItems', 'x-lock-minutes']],
  ['values', ['type', 'enum', 'security', 'x-file-kinds']],
  ['exact', ['const', 'pattern', 'format', 'additionalProperties', 'style', 'explode', 'in', 'name', 'url']],
  ['exact', ['x-digits', 'x-fees', 'x-events', 'x-annual-fee-template']],
  ['request', ['operation', 'request body', 'parameter', 'media type', 'alternative', 'response']],
  ['field', ['field', 'header']],
  // An old client gets another default, shows stale data, or needs other names in its code.
  ['warning', ['default', 'operationId', 'x-changes', 'x-enum-varnames']],
  ['information', ['example', 'x-assumption', 'x-enumDescriptions', 'x-faker']],
];
/** The effect of each keyword. Other keywords only describe. */
export const effects = new Map(keywords.flatMap(([effect, names]) => names.map((name) => [name, effect])));

/** Returns the entries of a list that another list does not have. Every integer is a number. */
function entriesWithout(value: unknown, other: unknown): unknown[] {
  const [entries, others] = [[value ?? []].flat(), [other ?? []].flat()];
  const isIn = (entry: unknown) => others.some((one) => isDeepStrictEqual(one, entry));
  return entries.filter((entry) => !isIn(entry) && !(entry === 'integer' && isIn('number')));
}

type Judgement = { narrowed?: boolean; widened?: boolean; level?: 'warning' | 'information' };

/**
 * Judges a change of a value. It is narrowed if the new contract refuses a message of the old one, and widened if it permits
 * a message that the old one refuses.
 */
function judge(old: Fact | undefined, changed: Fact | undefined, { keyword, field, isResponse }: Fact): Judgement {
  const effect = effects.get(keyword) ?? 'information';
  const [from, to] = [old?.value, changed?.value];
  const [isAdded, isRemoved] = [from === undefined, to === undefined];
  if (effect === 'warning' || effect === 'information') return { level: effect };
  if (effect === 'request' || effect === 'field') {
    // Clients read the envelope before the status.
    if (keyword === 'response' && isAdded) return { level: 'warning' };
    const isNarrowed = to === 'required' && from !== 'required';
    const isWidened = from === 'required' && to !== 'required';
    // Servers refuse requests with unknown fields. Clients ignore unknown fields, which a closed schema reports in tests.
    if (isResponse && effect === 'field')
      return { narrowed: isNarrowed, widened: isWidened, level: isRemoved ? 'warning' : 'information' };
    return { narrowed: isNarrowed || isRemoved, widened: isWidened || isAdded };
  }
  if (isAdded || isRemoved) return { narrowed: isAdded, widened: isRemoved };
  if (effect === 'exact') return { narrowed: true, widened: true };
  if (effect === 'values') {
    const isExtended = entriesWithout(to, from).length > 0;
    // The contract tells clients to accept unknown codes.
    const isAccepted = isResponse && field.endsWith('error.code');
    return { narrowed: entriesWithout(from, to).length > 0, widened: isExtended && !isAccepted, level: 'warning' };
  }
  const isLarger = Number(to) > Number(from);
  return { narrowed: isLarger === (effect === 'lower'), widened: isLarger === (effect === 'upper') };
}

/**
 * Compares the facts of two contracts. A narrower request or a wider response breaks clients; the opposite breaks servers.
 * @returns each change once with all its operations, in the order of `levels`
 */
export function contractChanges(old: Map<string, Fact>, changed: Map<string, Fact>): ContractChange[] {
  const changes = new Map<string, ContractChange>();
  const changedParts: string[] = [];
  for (const key of new Set([...old.keys(), ...changed.keys()])) {
    const [before, after] = [old.get(key), changed.get(key)];
    const fact = after ?? before;
    if (!fact || isDeepStrictEqual(before?.value, after?.value) || changedParts.some((part) => key.startsWith(part)))
      continue;
    if (!before || !after) changedParts.push(key);
    const { narrowed = false, widened = false, level = 'information' } = judge(before, after, fact);
    // An extension limits what clients may do, also beside the response that refuses more.
    const isResponse = fact.isResponse && !fact.keyword.startsWith('x-');
    const id = [before?.place, after?.place, fact.keyword].join(' ');
    const known = changes.get(id);
    const isBroken = (party: Level, breaks: boolean) => breaks || known?.level === party || known?.level === 'both';
    const clients = isBroken('clients', isResponse ? widened : narrowed);
    const servers = isBroken('servers', isResponse ? narrowed : widened);
    const isList = [before?.value, after?.value].some(Array.isArray) && before && after;
    changes.set(id, {
      level: clients ? (servers ? 'both' : 'clients') : servers ? 'servers' : level,
      operations: [...new Set([...(known?.operations ?? []), fact.operation])],
      field: known?.field ?? fact.field,
      keyword: fact.keyword,
      old: isList ? entriesWithout(before.value, after.value) : before?.value,
      new: isList ? entriesWithout(after.value, before.value) : after?.value,
      place: fact.place,
    });
  }
  const levelOf = ({ level }: ContractChange) => levels.indexOf(level);
  return [...changes.values()].sort((a, b) => levelOf(a) - levelOf(b));
}
