/**
 * `npx tsx tests/screen-faults/run.ts`: puts each fault of the catalogue into the site, and runs the test that must catch it. The test
 * must fail. Run `npm test` first: it shows that the same tests pass on the site without faults. `-- <words>` runs the faults
 * whose names contain one of the words.
 */
import { screenFaults } from './catalogue.ts';
import { faultKinds, type ScreenFault } from './fault.ts';
import { buildFaultyCopy, runInFaultyCopy } from './faulty-copy.ts';
import { type FileResult, startFaultyTestRunner } from './vitest-runner.ts';

const words = process.argv.slice(2);
const faults = screenFaults.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
if (faults.length === 0) {
  console.log(`No fault has one of these words in its name: ${words.join(', ')}.`);
  process.exit(1);
}

const rows: string[] = [];
let missed = 0;

async function checkFault(fault: ScreenFault, run: () => Promise<FileResult>): Promise<void> {
  const { failedTests, otherErrors } = await run().catch((error: unknown) => ({
    failedTests: [],
    otherErrors: [error instanceof Error ? error.message : String(error)],
  }));
  const [caughtBy] = failedTests;
  if (caughtBy === undefined) missed += 1;
  const reason = otherErrors.length > 0 ? otherErrors.join(' ') : 'all tests passed';
  const found = caughtBy === undefined ? `NOT CAUGHT: ${reason}` : caughtBy;
  rows.push(`| ${fault.name} | ${fault.kind} | ${fault.level} | ${fault.caughtBy} | ${found} |`);
  console.log(`${caughtBy === undefined ? '✗' : '✓'} ${fault.name}`);
}

const inVitest = faults.filter(({ level }) => level !== 'end to end');
if (inVitest.length > 0) {
  const runner = await startFaultyTestRunner();
  for (const fault of inVitest) await checkFault(fault, () => runner.run(fault));
  await runner.close();
}
const inPlaywright = faults.filter(({ level }) => level === 'end to end');
if (inPlaywright.length > 0) {
  // These faults are on different screens, so one build has all of them.
  await buildFaultyCopy(inPlaywright);
  for (const fault of inPlaywright) await checkFault(fault, () => runInFaultyCopy(fault));
}

console.log('\n| fault | kind | level | test file | caught by |\n| --- | --- | --- | --- | --- |');
console.log(rows.join('\n'));
const countOf = (kind: string) => faults.filter((fault) => fault.kind === kind).length;
console.log(`\n${faultKinds.map((kind) => `${kind}: ${countOf(kind)}`).join(', ')}`);
console.log(`${faults.length - missed} passed, ${missed} failed`);
process.exit(missed === 0 ? 0 : 1);
