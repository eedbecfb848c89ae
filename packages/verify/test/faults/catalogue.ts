import { accessFaults } from './access.ts';
import { credentialFaults } from './credentials.ts';
import type { Fault } from './fault.ts';
import { inputFaults } from './input.ts';
import { lifetimeFaults } from './lifetimes.ts';
import { listFaults } from './lists.ts';
import { paymentFaults } from './payments.ts';
import { periodFaults } from './periods.ts';
import { personalDataFaults } from './personal-data.ts';
import { postFaults } from './posts.ts';
import { profileFieldFaults } from './profile-fields.ts';
import { shapeFaults } from './shapes.ts';
import { sideEffectFaults } from './side-effects.ts';
import { statusFaults } from './statuses.ts';
import { storageFaults } from './storage.ts';

/** All faults by kind. */
export const catalogue: Record<string, Fault[]> = {
  shapes: shapeFaults,
  statuses: statusFaults,
  access: accessFaults,
  credentials: credentialFaults,
  fields: profileFieldFaults,
  lists: listFaults,
  lifetimes: lifetimeFaults,
  stored: storageFaults,
  input: inputFaults,
  payments: paymentFaults,
  periods: periodFaults,
  'personal data': personalDataFaults,
  posts: postFaults,
  'side effects': sideEffectFaults,
};

/** All faults. */
export const faults: Fault[] = Object.values(catalogue).flat();
