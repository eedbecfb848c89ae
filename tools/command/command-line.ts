import { type ParseArgsConfig, parseArgs } from 'node:util';
import { type Command, type CommandName, commands } from './commands.ts';

/** A command line is wrong. The message is one line with the remedy. */
export class UsageError extends Error {}

/** The names of the scripts in package.json. */
export const commandNames = Object.keys(commands) as CommandName[];

/** Returns a call of a command as a user types it. */
function callOf(name: CommandName, words: string): string {
  const script = /^(start|test)$/.test(name) ? `npm ${name}` : `npm run ${name}`;
  return words ? `${script} -- ${words}` : script;
}

/** Returns the usage, the options and an example of a command. */
export function helpText(name: CommandName): string {
  const { purpose, parameters = [], options, example }: Command = commands[name];
  const rows = Object.entries(options).map(([option, { value, text, default: preset }]) => {
    const ending = typeof preset === 'string' ? `. Default: ${preset}` : '';
    return [`--${option}${value ? ` ${value}` : ''}`, text + ending] as const;
  });
  const width = Math.max(...[...rows, ['--help'] as const].map(([option]) => option.length));
  return [
    `Usage: ${callOf(name, [...parameters, ...(rows.length > 0 ? ['[options]'] : [])].join(' '))}`,
    `\n${purpose}\n`,
    ...[...rows, ['--help', 'Print this text'] as const].map(([option, text]) => `  ${option.padEnd(width)}  ${text}`),
    `\nExample: ${callOf(name, example)}`,
  ].join('\n');
}

/** Returns the error of a wrong command line, with an example of a right one. */
export const usageError = (name: CommandName, problem: string): UsageError =>
  new UsageError(`${problem}. Use it like this: ${callOf(name, commands[name].example)}`);

/** The result of `parseArgs` for the options of a command. */
export type Parsed<Name extends CommandName> = ReturnType<
  typeof parseArgs<{ options: (typeof commands)[Name]['options']; allowPositionals: true }>
>;

/**
 * Parses the command line of a command.
 * @throws UsageError
 */
export function readCommand<Name extends CommandName>(name: Name, args: readonly string[]): Parsed<Name> {
  const { options, parameters = [] }: Command = commands[name];
  try {
    const config: ParseArgsConfig = { args: [...args], options, allowPositionals: true };
    const { values, positionals } = parseArgs(config);
    for (const [option, { value }] of Object.entries(options)) {
      const text = values[option];
      const isPort = typeof text === 'string' && /^\d+$/.test(text) && Number(text) < 65_536;
      if (value === '<port>' && !isPort) throw new Error(`${text} is not a port number`);
    }
    if (positionals.length === parameters.length) return { values, positionals } as Parsed<Name>;
    throw new Error(
      parameters.length > 0 ? `the command needs ${parameters.join(' and ')}` : `${positionals[0]} is not an option`,
    );
  } catch (error) {
    // `parseArgs` adds sentences about options that begin with two dashes.
    throw usageError(name, (error instanceof Error ? error.message : String(error)).split(/\. |\n/)[0] ?? '');
  }
}

/** Prints the help of a command and ends the process, if the command line asks for it. */
export function printHelpIfAsked(name: CommandName, args: readonly string[]): void {
  if (!args.some((argument) => argument === '--help' || argument === '-h')) return;
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
    const { wrongUsage = 1 }: Command = commands[name];
    process.exit(wrongUsage);
  }
}
