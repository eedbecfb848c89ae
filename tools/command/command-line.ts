import { type ParseArgsConfig, parseArgs } from 'node:util';
import { type Command, type CommandName, commands } from './commands.ts';

/** A command line is wrong. The message is one line with an example of a right one. */
export class UsageError extends Error {
  constructor(name: CommandName, problem: string) {
    super(`${problem}. Use it like this: ${callOf(name, factsOf(name).example)}`);
  }
}

/** The names of the scripts in package.json. */
export const commandNames = Object.keys(commands) as CommandName[];

const defaults = { parameters: [], options: {}, example: '' };
const factsOf = (name: CommandName): Required<Command> => ({ ...defaults, ...commands[name] });

/** Returns a call of a command as a user types it. */
const callOf = (name: CommandName, words: string): string =>
  `npm ${/^(start|test)$/.test(name) ? '' : 'run '}${name}${words && ` -- ${words}`}`;

/** Returns the usage, the options and an example of a command. */
export function helpText(name: CommandName): string {
  const { purpose, parameters, options, example } = factsOf(name);
  const rows = Object.entries(options).map(([option, { value, text, default: preset }]) => {
    const ending = typeof preset === 'string' ? `. Default: ${preset}` : '';
    return { option: `--${option}${value ? ` ${value}` : ''}`, text: text + ending };
  });
  const usage = callOf(name, [...parameters, ...(rows.length > 0 ? ['[options]'] : [])].join(' '));
  rows.push({ option: '--help', text: 'Print this text' });
  const width = Math.max(...rows.map(({ option }) => option.length));
  const list = rows.map(({ option, text }) => `  ${option.padEnd(width)}  ${text}\n`).join('');
  return `Usage: ${usage}\n\n${purpose}\n\n${list}\nExample: ${callOf(name, example)}`;
}

/** The result of `parseArgs` for the options of a command. */
export type Parsed<Name extends CommandName> = ReturnType<
  typeof parseArgs<{
    options: (typeof commands)[Name] extends { options: infer Options extends ParseArgsConfig['options'] }
      ? Options
      : Record<never, never>;
    allowPositionals: true;
  }>
>;

/** Adds the value of an option that stands alone. `parseArgs` requires one. A value is no option and no URL. */
const fillValues = (args: readonly string[], options: Required<Command>['options']): string[] =>
  args.map((arg, index) => {
    const alone = arg.startsWith('--') ? options[arg.slice(2)]?.alone : undefined;
    const hasValue = /^[^-][^/]*$/.test(args[index + 1] ?? '');
    return alone === undefined || hasValue ? arg : `${arg}=${alone}`;
  });

/**
 * Parses the command line of a command.
 * @throws UsageError
 */
export function readCommand<Name extends CommandName>(name: Name, args: readonly string[]): Parsed<Name> {
  const { options, parameters } = factsOf(name);
  try {
    const config: ParseArgsConfig = { args: fillValues(args, options), options, allowPositionals: true };
    const { values, positionals } = parseArgs(config);
    for (const [option, { value }] of Object.entries(options)) {
      const isPort = /^\d+$/.test(String(values[option])) && Number(values[option]) < 65_536;
      if (value === '<port>' && !isPort) throw new Error(`${values[option]} is not a port number`);
    }
    if (positionals.length === parameters.length) return { values, positionals } as Parsed<Name>;
    throw new Error(parameters[0] ? `the command needs ${parameters.join(' and ')}` : `${positionals[0]} is no option`);
  } catch (error) {
    // `parseArgs` adds sentences about options that begin with two dashes.
    throw new UsageError(name, (error instanceof Error ? error.message : String(error)).split(/\. |\n/)[0] ?? '');
  }
}

/** Prints the help of a command and ends the process, if the command line asks for it. */
export function printHelpIfAsked(name: CommandName, args: readonly string[]): void {
  if (!args.includes('--help') && !args.includes('-h')) return;
  console.log(helpText(name));
  process.exit();
}

/** Parses the command line of this process. A wrong one prints one line, and `--help` the help; both end the process. */
export function parseCommand<Name extends CommandName>(name: Name): Parsed<Name> {
  const args = process.argv.slice(2);
  printHelpIfAsked(name, args);
  try {
    return readCommand(name, args);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(`${name}: ${error.message}`);
    process.exit(1);
  }
}
