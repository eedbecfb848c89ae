import type { PassName } from '#audit/run/passes.ts';
import type { Variant } from '#audit/run/variant.ts';
import type { Seeder } from './seeder.ts';

/** A defect that is put into the built site, to measure whether the audit detects it. */
export type SeededDefect = {
  id: string;
  /** What is broken, in Korean, for the console output. */
  description: string;
  /** The criteria that the defect breaks. A finding under one of them names the defect correctly. */
  criteria: readonly string[];
  /** ID of the state into which the defect is seeded. */
  state: string;
  /** The pass that reveals the defect, besides the plain inspection: another variant, or one that interacts. */
  revealedBy?: Partial<Variant> | Exclude<PassName, 'inspect'> | 'route-change' | 'consistency';
  /** Puts the defect into the page. Runs in the page, so that it can use only its parameter and the page's globals. */
  seed: (seeder: Seeder) => void;
};
