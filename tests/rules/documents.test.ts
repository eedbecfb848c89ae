/** Checks that the links, files and commands in documents exist. No compiler reads a document, and files are often renamed. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { lint } from 'markdownlint/promise';
import relativeLinks, { markdownIt } from 'markdownlint-rule-relative-links';
import { expect, test } from 'vitest';
import { commandNames, readCommand } from '#tools/command/command-line.ts';
import { readTexts } from './support.ts';

const paths = globSync(['*.md', 'docs/**/*.md', 'packages/*/README.md']).sort();
const documents = await readTexts(paths);
const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'));
const textOf = (...patterns: string[]) =>
  globSync(patterns)
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');

/** Where tests start programs by their path, and where continuous integration starts scripts. */
const tests = textOf('{tests,e2e,packages/*/test}/**/*.{ts,mjs}', 'tools/dev/test/*.ts');
const integration = textOf('.github/workflows/*', '.ci/run');
/** The scripts that a test reads from the commands of "The first hour" in docs/backend.md. */
const typedByTests = ['start:backend', 'verify'];
const testFiles: Record<string, string[]> = {
  vitest: globSync('{tests,packages/*/test}/**/*.test.{ts,tsx}'),
  playwright: globSync('e2e/**/*.e2e.ts'),
};

test('links lead to files and headings, and pictures have an alternative text', async () => {
  const results = await lint({
    files: paths,
    customRules: [relativeLinks],
    markdownItFactory: () => markdownIt,
    config: { default: false, MD045: true, MD051: true, 'relative-links': true },
  });
  const problems = Object.entries(results).flatMap(([path, found]) =>
    found.map(
      ({ lineNumber, errorDetail, ruleDescription }) => `${path}:${lineNumber} ${errorDetail ?? ruleDescription}`,
    ),
  );
  expect(problems).toEqual([]);
});

/** Returns what is wrong with a call of a script in package.json, or null. */
function scriptProblem(name: string, words: readonly string[]): string | null {
  const script = scripts[name];
  if (script === undefined) return 'is no script of package.json';
  const program = /\S+\.m?[tj]s\b(?!.*\.m?[tj]s)/.exec(script)?.[0] ?? script;
  const isStarted =
    typedByTests.includes(name) ||
    [program, `scriptCommand('${name}')`].some((text) => tests.includes(text)) ||
    [`npm run ${name}`, `npm ${name}`].some((text) => integration.includes(text));
  if (!isStarted) return 'is started by no test';
  // The kits have their options in files of this name.
  const options = textOf(`packages/${name}/src/**/options.ts`);
  const unknown = words.find((word) => options && /^--\w/.test(word) && !options.includes(word.slice(2)));
  if (unknown) return `has no option ${unknown}`;
  // The tests hand other options on to their programs.
  const own = commandNames.find((known) => known === name && !known.startsWith('test'));
  try {
    if (own && words.length > 0 && !words.includes('--help')) readCommand(own, words);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Returns what is wrong with a command: a script of npm, or a runner of tests with words in the paths of test files. */
function commandProblem(command: string): string | null {
  const all = (command.match(/"[^"]*"|'[^']*'|\S+/g) ?? []).map((word) => word.replace(/['"]/g, ''));
  const [runner, first = '', second = ''] = all;
  const files = testFiles[first];
  if (runner === 'npx' && files && (first === 'vitest' || second === 'test')) {
    const given = all.slice(2);
    const isOther = (word: string, before = '') =>
      /^([-<].*|run|test)$/.test(word) || /^--(config|project|repeat.*)$/.test(before);
    const unknown = given.find(
      (word, index) => !isOther(word, given[index - 1]) && !files.some((path) => path.includes(word)),
    );
    return unknown ? `finds no test ${unknown}` : null;
  }
  if (runner !== 'npm' || !/^(run|start|test)$/.test(first)) return null;
  const words = all.slice(first === 'run' ? 3 : 2).filter((word) => word !== '--');
  return scriptProblem(first === 'run' ? second : first, words);
}

/** Returns the problem of each command in the code of a document. */
function commandProblems(text: string): string[] {
  const source = text.replace(/```mermaid[\s\S]*?```/g, '');
  const code = [...source.matchAll(/```\w*\n([\s\S]*?)```|`([^`]+)`/g)].map(([, block, line]) => block ?? line ?? '');
  const commands = code.flatMap(
    (part) => part.replace(/\\?\n\s*(?!\s*np)/g, ' ').match(/\bnp[mx] (?:"[^"]*"|[^|&;\n"])+/g) ?? [],
  );
  return commands.flatMap((command) => {
    const problem = commandProblem(command);
    return problem === null ? [] : [`${command.trim()}: ${problem}`];
  });
}

test('a command that does not exist, has another option or finds no test is reported', () => {
  const commands = [
    'npm run biuld',
    'npm start -- --prot 1',
    'npm run verify -- url --evry',
    'npx vitest run signpu',
    'npm run build',
  ];
  expect(commandProblems(commands.map((command) => `\`${command}\``).join('\n'))).toEqual([
    'npm run biuld: is no script of package.json',
    expect.stringMatching(/^npm start -- --prot 1: Unknown option/),
    'npm run verify -- url --evry: has no option --evry',
    'npx vitest run signpu: finds no test signpu',
  ]);
});

test.each(documents.filter(({ path }) => path !== 'CHANGELOG.md'))(
  '$path names only files that exist, and commands that a test starts',
  ({ path, text }) => {
    const named =
      text.match(/(?<![\w./@(-])(src|mocks|openapi|packages|tests|e2e|tools|docs|public)\/[\w./-]*\w/g) ?? [];
    expect(named.filter((file) => !existsSync(file) && !existsSync(join(dirname(path), file)))).toEqual([]);
    expect(commandProblems(text)).toEqual([]);
  },
);
