/** Checks that a Markdown document of the repository names only files, headings, commands and identifiers that exist. */
import { dirname, join, normalize } from 'node:path';

/** A Markdown document with its path from the root of the repository. */
export type MarkdownDocument = { path: string; text: string };

/** The facts about the repository that the checks compare a document with. */
export type RepositoryFacts = {
  exists: (path: string) => boolean;
  /** Returns the text of a file, or an empty text if the file does not exist. */
  textOf: (path: string) => string;
  /** The names of the npm scripts. */
  scripts: readonly string[];
  /** The names of the steps of `npm test` and `npm run test:full`. */
  steps: readonly string[];
};

type LineCheck = (line: string, document: MarkdownDocument, facts: RepositoryFacts) => string[];

const captures = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, first = '']) => first);

/** Blanks fenced and inline code, which has neither headings nor links. Line numbers stay the same. */
const withoutCode = (text: string) =>
  text.replace(/^```.*?^```/gms, (block) => '\n'.repeat(block.split('\n').length - 1)).replace(/`[^`\n]+`/g, '``');

/** Returns the anchors of a document, one for each heading, as GitHub derives them. */
const anchorsOf = (text: string) =>
  captures(text.replace(/^```.*?^```/gms, ''), /^#{1,6} (.+)$/gm).map((heading) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

const checkLinks: LineCheck = (line, { path, text }, { exists, textOf }) =>
  captures(line, /(?<!!)\[[^\]]*\]\(([^)\s]+)\)/g)
    .filter((link) => !/^(https?:|mailto:)/.test(link))
    .flatMap((link) => {
      const [file = '', anchor] = link.split('#');
      const target = file === '' ? path : normalize(join(dirname(path), file));
      if (target !== path && !exists(target)) return [`the link ${link} leads to no file`];
      const anchors = anchorsOf(target === path ? text : textOf(target));
      if (anchor === undefined || anchors.includes(anchor)) return [];
      return [`the link ${link} leads to no heading of ${target}`];
    });

const checkPictures: LineCheck = (line, { path }, { exists }) =>
  [...line.matchAll(/!\[([^\]]*)\]\(([^)\s]+)\)/g)].flatMap(([, alternative = '', file = '']) => [
    ...(exists(normalize(join(dirname(path), file))) ? [] : [`the picture ${file} does not exist`]),
    ...(alternative.trim() ? [] : [`the picture ${file} has no alternative text`]),
  ]);

const checkFiles: LineCheck = (line, _, { exists }) =>
  captures(line, /(?<![\w./@(-])((?:src|mocks|openapi|packages|tests|e2e|tools|docs|public)\/[\w./-]*\w)/g)
    .filter((file) => !exists(file))
    .map((file) => `${file} does not exist`);

const checkCommands: LineCheck = (line, _, { scripts, steps }) => [
  ...captures(line, /npm run ([\w:-]+)/g)
    .filter((name) => !scripts.includes(name))
    .map((name) => `npm run ${name} is not a script of package.json`),
  ...captures(line, /npm (?:test|run test:full) -- ("[^"]+"|\w+)/g)
    .map((word) => word.replaceAll('"', ''))
    .filter((word) => !steps.some((name) => name.includes(word)))
    .map((word) => `no run of the tests has a step with the word ${word}`),
];

/** Checks each identifier in brackets after a file: `src/api/errors.ts` (`messageByCode`). */
const checkIdentifiers: LineCheck = (line, _, { exists, textOf }) =>
  [...line.matchAll(/`([\w./-]+\.(?:tsx?|yaml))` \(`(\w+)`\)/g)]
    .filter(([, file = '', name = '']) => exists(file) && !new RegExp(`\\b${name}\\b`).test(textOf(file)))
    .map(([, file, name]) => `${file} does not contain ${name}`);

/**
 * Checks the examples of changes: fenced code with the language `diff`. The first line of the code names a file, which
 * must contain each line that the example removes.
 */
function exampleProblems({ path, text }: MarkdownDocument, { textOf }: RepositoryFacts): string[] {
  const problems: string[] = [];
  let isExample = false;
  let file = '';
  for (const [index, line] of text.split('\n').entries()) {
    if (line.startsWith('```')) {
      isExample = line === '```diff';
      file = '';
    } else if (isExample && file === '') file = line;
    else if (isExample && line.startsWith('-') && !textOf(file).split('\n').includes(line.slice(1)))
      problems.push(`${path}:${index + 1}: ${file} has no line "${line.slice(1).trim()}".`);
  }
  return problems;
}

/**
 * Finds everything in a document that does not exist in the repository.
 * @returns one line for each problem: `path:line: problem.`
 */
export function documentProblems(document: MarkdownDocument, facts: RepositoryFacts): string[] {
  const checkLines = (text: string, checks: LineCheck[]) =>
    text
      .split('\n')
      .flatMap((line, index) =>
        checks
          .flatMap((check) => check(line, document, facts))
          .map((problem) => ({ line: index + 1, text: `${document.path}:${index + 1}: ${problem}.` })),
      );
  return [
    ...checkLines(withoutCode(document.text), [checkLinks, checkPictures]),
    ...checkLines(document.text, [checkFiles, checkCommands, checkIdentifiers]),
  ]
    .sort((a, b) => a.line - b.line)
    .map(({ text }) => text)
    .concat(exampleProblems(document, facts));
}
