import { parseArgs } from 'node:util';
import { operators } from './operators/all.ts';

/** The options of the command. */
export type MutantOptions = {
  /** How many mutants are judged; all if undefined. */
  sample: number | undefined;
  /** How many states the mutants come from; all if undefined. */
  stateCount: number | undefined;
  operators: readonly string[];
  states: readonly string[];
  seed: number;
  folder: string;
  again: 'none' | 'survivors' | 'all';
  prints: 'help' | 'list' | null;
};

/** The help of the command. */
export const mutantHelp = `Usage: npx tsx packages/audit/test/mutants/main.ts [options]

Lists every place of the site where an operator makes a defect, puts one defect after another into the built site, verifies
that it changes what is rendered or exposed, and counts how many of them the audit finds.

  --sample <number>      Judge so many mutants, spread over operators and states. Default: all
  --states <number>      Take the mutants from so many states, chosen by the seed. Default: all
  --operator <id>        Only this operator, or all whose ID starts with the text. Repeat it for several.
  --state <id>           Only this state. Repeat it for several.
  --seed <number>        Default: 1
  --list                 Print the number of mutants and of excluded places of each operator, without judging.
  --into <folder>        The folder of judgements and report. Default: .cache/audit-mutants
  --again <which>        Judge 'survivors' or 'all' again. Judgements are kept, and the next run continues.

Exit code: 0 the audit finds the required share, 1 it finds less, 2 a mutant could not be judged, 3 the command is invalid or
could not start.`;

/** Reads a whole number. @throws Error with one line */
function readCount(name: string, text: string | undefined, least: number): number | undefined {
  if (text === undefined) return undefined;
  const count = Number(text);
  if (!Number.isInteger(count) || count < least)
    throw new Error(`--${name} ${text} is not a whole number from ${least}.`);
  return count;
}

/** Reads the command line. @throws Error with one line, if an option is unknown or invalid */
export function readMutantOptions(args: string[], stateIds: ReadonlySet<string>): MutantOptions {
  const { values } = parseArgs({
    args,
    options: {
      sample: { type: 'string' },
      states: { type: 'string' },
      operator: { type: 'string', multiple: true, default: [] },
      state: { type: 'string', multiple: true, default: [] },
      seed: { type: 'string', default: '1' },
      into: { type: 'string', default: '.cache/audit-mutants' },
      again: { type: 'string', default: 'none' },
      list: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  const unknownOperator = values.operator.find((text) => !operators.some(({ id }) => id.startsWith(text)));
  if (unknownOperator !== undefined) throw new Error(`There is no operator ${unknownOperator}.`);
  const unknownState = values.state.find((id) => !stateIds.has(id));
  if (unknownState !== undefined) throw new Error(`There is no state ${unknownState}.`);
  const { again } = values;
  if (again !== 'none' && again !== 'survivors' && again !== 'all')
    throw new Error(`--again ${again} is neither 'survivors' nor 'all'.`);
  return {
    sample: readCount('sample', values.sample, 1),
    stateCount: readCount('states', values.states, 1),
    operators: values.operator,
    states: values.state,
    seed: readCount('seed', values.seed, 0) ?? 1,
    folder: values.into,
    again,
    prints: values.help ? 'help' : values.list ? 'list' : null,
  };
}
