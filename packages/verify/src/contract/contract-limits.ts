import type { OperationId } from '#verify/exchange.ts';
import { contractOperation } from './document.ts';

/** The extensions of the contract that contain a limit of an operation. */
type LimitName = 'x-max-attempts' | 'x-lock-minutes' | 'x-valid-minutes';

/**
 * Returns a limit of an operation: a number of attempts, or minutes.
 * @throws Error when the contract has no such limit for the operation
 */
export function contractLimit(id: OperationId, name: LimitName): number {
  const limit = new Map<string, unknown>(Object.entries(contractOperation(id))).get(name);
  if (typeof limit !== 'number') throw new Error(`The contract has no ${name} for ${id}.`);
  return limit;
}
