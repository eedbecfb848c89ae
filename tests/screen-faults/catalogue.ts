import { accountFaults } from './account.ts';
import { boardFaults } from './boards.ts';
import { conferenceFaults } from './conference.ts';
import type { ScreenFault } from './fault.ts';
import { siteFaults } from './site.ts';

/** All faults. Each must be caught by its test file. */
export const screenFaults: readonly ScreenFault[] = [
  ...accountFaults,
  ...boardFaults,
  ...conferenceFaults,
  ...siteFaults,
];
