import { allScenarios, type Scenario } from '#mocks/scenarios.ts';

/** What an operation can come to, by the name of its example in the contract. */
export type Outcome = Scenario;

/** Every outcome that the contract names. */
export const outcomes: readonly Outcome[] = allScenarios();

/** The name of an outcome among all of them, as `login mismatch`. */
export const outcomeKey = (operation: string, name: string): string => `${operation} ${name}`;

/** Texts that tell one outcome from another; of all others it matters only whether they are empty. */
const telling = /_(yn|type|approve|presentation|method)$|^code$/;

/**
 * Whether an answer is the outcome of an example: the same fields, null and empty where the example is, the same
 * code, kind and status. A list has an item like each of the example's.
 */
export function isLike(example: unknown, answer: unknown, key = ''): boolean {
  if (typeof example !== typeof answer || (example === null) !== (answer === null)) return false;
  if (Array.isArray(example)) {
    if (!Array.isArray(answer) || (example.length === 0) !== (answer.length === 0)) return false;
    return example.every((item) => answer.some((other) => isLike(item, other)));
  }
  if (typeof example === 'object' && example !== null) {
    const other: Record<string, unknown> = Object(answer);
    return Object.entries(example).every(([name, value]) => isLike(value, other[name], name));
  }
  if (typeof example === 'boolean' || telling.test(key)) return example === answer;
  return (example === '') === (answer === '');
}

/** What there is of an answer once it is read. */
export type Read = { status: number; type: string; json?: unknown };

/** The outcomes of an operation that an answer is like; a file is like the outcome that has its content type. */
export const outcomesOf = (operation: string, { status, type, json }: Read): Outcome[] =>
  outcomes.filter(
    (outcome) =>
      outcome.operation === operation &&
      outcome.status === status &&
      outcome.type === type &&
      (outcome.type !== 'application/json' || isLike(outcome.value, json)),
  );
