import { accessFaults } from './access.ts';
import { credentialFaults } from './credentials.ts';
import type { Fault } from './fault.ts';
import { inputFaults } from './input.ts';
import { memberFaults } from './members.ts';
import { paymentFaults } from './payments.ts';
import { listFaults, postFaults } from './posts.ts';
import { shapeFaults, statusFaults } from './responses.ts';

/** Faults by kind: at most a hundred, so that each check of the verifier is needed for one of them. */
export const catalogue: Record<string, Fault[]> = {
  shapes: shapeFaults,
  statuses: statusFaults,
  access: accessFaults,
  credentials: credentialFaults,
  lists: listFaults,
  posts: postFaults,
  members: memberFaults,
  input: inputFaults,
  payments: paymentFaults,
};

/** All faults. */
export const faults: Fault[] = Object.values(catalogue).flat();

/** Returns the fault with a name. */
export function faultNamed(name: string): Fault {
  const found = faults.find((fault) => fault.name === name);
  if (!found) throw new Error(`the catalogue has no fault '${name}'`);
  return found;
}
