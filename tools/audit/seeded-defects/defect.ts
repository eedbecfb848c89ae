import type { Variant } from '#tools/audit/run/variant.ts';
import type { Seeder } from './seeder.ts';

/** A defect that is put into the built site, to see who finds it. */
export type Defect = {
  id: string;
  /** What is broken, for the table. */
  says: string;
  /** The criteria that it breaks; a finding under one of them names it rightly. */
  criteria: readonly string[];
  /** The state of the list that it is seeded into. */
  state: string;
  /** The visit that shows it besides the plain look: another variant, or one that changes something. */
  shows?: Partial<Variant> | 'narrow' | 'text' | 'clock' | 'still' | 'press' | 'arrival' | 'across';
  seed: (seeder: Seeder) => void;
};
