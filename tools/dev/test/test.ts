/**
 * `npm test` runs the quick steps, `npm run test:full` the others. Words choose steps: `npm test -- unit` runs one step,
 * and the steps that it needs. `--shard 1/4` runs a part of it. After a failure, later stages do not start, unless
 * `--keep-going` is given.
 *
 * The last line counts the tests that passed, failed, or passed only on retry.
 */
import { UsageError } from './choose-steps.ts';
import { runTests } from './run-tests.ts';
import { steps } from './steps.ts';

const [run, ...args] = process.argv.slice(2);
try {
  if (run !== 'quick' && run !== 'full') throw new UsageError('the first argument is quick or full.');
  process.exitCode = await runTests(run, steps[run], args);
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(`test: ${error.message}`);
  process.exitCode = 1;
}
