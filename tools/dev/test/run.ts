/**
 * Runs the steps of `npm test` (`run.ts quick`), `npm run test:full` and `npm run test:nightly`. Words choose steps, and
 * options go to their commands: `npm test -- browser --shard=1/4`. `--without=build` leaves a step out. After a failure,
 * later stages do not start, unless `--keep-going` is given. The last line counts the tests; a failed step without a
 * failed test counts as one.
 */
import { printHelpIfAsked } from '#tools/command/command-line.ts';
import { requireEnvironment } from '#tools/environment/environment.ts';
import { runStages } from './stages.ts';
import { runs, type Step } from './steps.ts';

const [run = '', ...args] = process.argv.slice(2);
printHelpIfAsked(run === 'full' ? 'test:full' : run === 'nightly' ? 'test:nightly' : 'test', args);
requireEnvironment('test');
const words = args.filter((argument) => !argument.startsWith('--'));
const leftOut = args.flatMap((argument) => /^--without=(.*)/.exec(argument)?.[1] ?? []);
const options = args.filter((argument) => /^--(?!keep-going$|without=)/.test(argument));
const isChosen = ({ name }: Step) => (!words[0] || words.includes(name)) && !leftOut.includes(name);
const stages = (runs[run] ?? []).map((stage) => stage.filter(isChosen));
const unknown = [...words, ...leftOut].filter((word) => !runs[run]?.flat().some(({ name }) => name === word));
if (unknown.length > 0 || (options.length > 0 && !words[0])) {
  const names = runs[run]?.flat().map(({ name }) => name);
  console.error(`test: name steps, then the options of their commands. The steps are: ${names?.join(', ')}.`);
  process.exit(1);
}
const commands = stages.map((stage) => stage.map((step) => ({ ...step, command: [...step.command, ...options] })));
process.exitCode = await runStages(run, commands, args.includes('--keep-going'));
