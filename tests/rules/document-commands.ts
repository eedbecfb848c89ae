/** Checks the commands of a document without running them: their options, and the projects and files of tests that they name. */
import { commandNames, readCommand } from '#tools/command/command-line.ts';

/** What the test runners have: their help, the test files of Vitest by project, and those of Playwright. */
export type TestRunners = {
  help: Readonly<Record<string, string>>;
  projects: ReadonlyMap<string, readonly string[]>;
  journeys: readonly string[];
};

const wordsOf = (text: string) => (text.match(/"[^"]*"|'[^']*'|\S+/g) ?? []).map((word) => word.replace(/['"]/g, ''));
const hasOption = (help: string, option = '') => new RegExp(`${option.replace(/=.*/, '')}(?![\\w-])`).test(help);
const isOption = (word: string) => word.startsWith('--');

/** @param help the texts with the options that a program takes */
const unknownOptions = (words: readonly string[], help: string) =>
  words.filter((word) => isOption(word) && !hasOption(help, word)).map((option) => `has no option ${option}`);

function npmProblems(name: string, words: readonly string[], { help }: TestRunners): string[] {
  if (words.includes('--help')) return [];
  const ownHelp = help[name];
  if (ownHelp !== undefined) return unknownOptions(words, ownHelp);
  const own = commandNames.find((known) => known === name);
  try {
    if (own) readCommand(own, words);
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

function runnerProblems(runner: string, words: readonly string[], runners: TestRunners): string[] {
  const help = runners.help[runner] ?? '';
  const takesValue = (word = '') => isOption(word) && new RegExp(`${word} [<[]`).test(help);
  const projects = words.filter((_, index) => words[index - 1] === '--project');
  const unknown = runner === 'vitest' ? projects.filter((name) => !runners.projects.has(name)) : [];
  const files = runner === 'vitest' ? projects.flatMap((name) => runners.projects.get(name) ?? []) : runners.journeys;
  const filters = words.filter((word, index) => !/^(-|run$|test$)/.test(word) && !takesValue(words[index - 1]));
  return [
    ...unknownOptions(words, help),
    ...unknown.map((name) => `has no project ${name}`),
    ...filters.filter((filter) => !files.some((file) => file.includes(filter))).map((word) => `finds no test ${word}`),
  ];
}

/** Returns what is wrong with the commands in a line of a document, each in one sentence without its full stop. */
export function commandProblems(line: string, runners: TestRunners): string[] {
  const npm = [...line.matchAll(/\bnpm (?:run )?([\w:]+) -- ((?:"[^"]*"|[^`|&\n])+)/g)].map(
    ([command, name = '', words = '']) => [command, npmProblems(name, wordsOf(words), runners)] as const,
  );
  const npx = [...line.matchAll(/\bnpx (vitest|playwright)(?= run| test| --) ([^`|&\n]+)/g)].map(
    ([command, runner = '', words = '']) => [command, runnerProblems(runner, wordsOf(words), runners)] as const,
  );
  return [...npm, ...npx].flatMap(([command, problems]) => problems.map((problem) => `${command.trim()}: ${problem}`));
}
