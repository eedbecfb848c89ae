import { testAttacks } from '#tests/browser/support/post-attacks.tsx';

// post-attacks.full.test.tsx has 20 mutated copies of each attack and opens every attack on the post screen.
testAttacks(1, 12);
