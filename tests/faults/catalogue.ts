import { accessFaults } from './access.ts';
import type { Fault } from './fault.ts';
import { inputFaults } from './input.ts';
import { listFaults } from './lists.ts';
import { postFaults } from './posts.ts';
import { shapeFaults } from './shapes.ts';
import { statusFaults } from './statuses.ts';
import { storageFaults } from './storage.ts';

/** All faults by kind. */
export const catalogue: Record<string, Fault[]> = {
  shapes: shapeFaults,
  statuses: statusFaults,
  access: accessFaults,
  lists: listFaults,
  stored: storageFaults,
  input: inputFaults,
  posts: postFaults,
};

/** All faults. */
export const faults: Fault[] = Object.values(catalogue).flat();
