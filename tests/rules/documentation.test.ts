import { existsSync, readFileSync, statSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { runs } from '#tools/dev/test/steps.ts';
import { documentProblems, type RepositoryFacts } from './document-problems.ts';
import { readTexts } from './support.ts';

const guides = (await readdir('docs')).filter((name) => name.endsWith('.md')).map((name) => join('docs', name));
const topics = (await readdir('docs/decisions')).map((name) => join('docs/decisions', name));
const documents = await readTexts(['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', ...guides, ...topics]);
const { scripts }: { scripts: Record<string, string> } = JSON.parse(await readFile('package.json', 'utf8'));

const repository: RepositoryFacts = {
  exists: existsSync,
  textOf: (path) => (existsSync(path) && statSync(path).isFile() ? readFileSync(path, 'utf8') : ''),
  scripts: Object.keys(scripts),
  steps: Object.values(runs)
    .flat(2)
    .map(({ name }) => name),
};

test('the documents are found, with links, pictures, files and examples to check', () => {
  expect(guides).toEqual(expect.arrayContaining(['docs/content.md', 'docs/frontend.md', 'docs/hosting.md']));
  const all = documents.map(({ text }) => text).join('\n');
  const countOf = (pattern: RegExp) => [...all.matchAll(pattern)].length;
  expect(countOf(/`src\/[^`]+`/g)).toBeGreaterThan(50);
  expect(countOf(/\]\([^)]+\.md/g)).toBeGreaterThan(10);
  expect(countOf(/!\[[^\]]+\]\(/g)).toBeGreaterThanOrEqual(2);
  expect(countOf(/^```diff$/gm)).toBeGreaterThanOrEqual(6);
  expect(countOf(/`[\w./-]+\.(?:tsx?|yaml)` \(`\w+`\)/g)).toBeGreaterThanOrEqual(5);
});

test.each(documents)('$path names only files, headings, commands and identifiers that exist', (document) => {
  expect(documentProblems(document, repository)).toEqual([]);
});

describe('a document reports in one line, with file and line number,', () => {
  const files: Record<string, string> = {
    'docs/guide.md': '# The Guide\n\n```sh\n# no heading\n```\n',
    'docs/images/site.png': '',
    'src/fees.ts': 'export const annualFee = 100;\n',
  };
  const facts: RepositoryFacts = {
    exists: (path) => path in files,
    textOf: (path) => files[path] ?? '',
    scripts: ['build'],
    steps: ['unit', 'end to end'],
  };

  test.each([
    ['a broken relative link', '[guide](images/guide.md)', 'the link images/guide.md leads to no file'],
    ['a broken anchor', '[guide](guide.md#setup)', 'the link guide.md#setup leads to no heading of docs/guide.md'],
    [
      'an anchor that is only a comment in code',
      '[guide](guide.md#no-heading)',
      'the link guide.md#no-heading leads to no heading of docs/guide.md',
    ],
    ['a broken anchor of its own', '[above](#above)', 'the link #above leads to no heading of docs/page.md'],
    ['an unknown npm command', 'Run `npm run biuld`.', 'npm run biuld is not a script of package.json'],
    ['an unknown step of npm test', 'Run `npm test -- units`.', 'no run of the tests has a step with the word units'],
    ['a missing picture', '![The site](images/none.png)', 'the picture images/none.png does not exist'],
    [
      'a picture without alternative text',
      '![](images/site.png)',
      'the picture images/site.png has no alternative text',
    ],
    ['a missing file', 'See `src/none.ts`.', 'src/none.ts does not exist'],
    ['a missing identifier', '`src/fees.ts` (`monthlyFee`)', 'src/fees.ts does not contain monthlyFee'],
  ])('%s', (_, line, problem) => {
    const text = `# Page\n\n${line}\n`;
    expect(documentProblems({ path: 'docs/page.md', text }, facts)).toEqual([`docs/page.md:3: ${problem}.`]);
  });

  test('an example whose removed line is not in the file', () => {
    const text = '# Page\n\n```diff\nsrc/fees.ts\n-export const annualFee = 90;\n+export const annualFee = 110;\n```\n';
    expect(documentProblems({ path: 'docs/page.md', text }, facts)).toEqual([
      'docs/page.md:5: src/fees.ts has no line "export const annualFee = 90;".',
    ]);
  });
});

test('a document whose links, pictures, commands and identifiers exist has no problem', () => {
  const text = [
    '# Page',
    '[guide](docs/guide.md#the-guide), [here](#page), [web](https://site.example/#x)',
    '![The site](docs/images/site.png)',
    '`npm run build`, `npm test -- "end to end"`, `src/fees.ts` (`annualFee`)',
    '```diff\nsrc/fees.ts\n-export const annualFee = 100;\n+export const annualFee = 110;\n```',
  ].join('\n');
  const files = new Map([
    ['docs/guide.md', '## The guide'],
    ['docs/images/site.png', ''],
    ['src/fees.ts', 'export const annualFee = 100;\n'],
    ['README.md', text],
  ]);
  const facts: RepositoryFacts = {
    exists: (path) => files.has(path),
    textOf: (path) => files.get(path) ?? '',
    scripts: ['build'],
    steps: ['end to end'],
  };
  expect(documentProblems({ path: 'README.md', text }, facts)).toEqual([]);
});

describe('the README', () => {
  const readme = repository.textOf('README.md');

  test('has at most 150 lines', () => {
    expect(readme.split('\n').length - 1).toBeLessThanOrEqual(150);
  });

  test('links every guide', () => {
    expect(guides.filter((guide) => !readme.includes(`](${guide})`))).toEqual([]);
  });
});

test('docs/frontend.md has a row for each folder of the repository, of src, packages and tools', async () => {
  const foldersIn = async (folder: string) =>
    (await readdir(folder, { withFileTypes: true }))
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => join(folder, name));
  const notListed = /^(\..*|node_modules|dist|dist-demo|src|packages|tools|test-results|playwright-report)$/;
  const top = (await foldersIn('.')).filter((folder) => !notListed.test(folder)).map((folder) => `${folder}/`);
  const folders = [
    ...top,
    ...(await foldersIn('src')),
    ...(await foldersIn('packages')),
    ...(await foldersIn('tools')),
  ];
  expect(folders.length).toBeGreaterThan(15);
  const guide = repository.textOf('docs/frontend.md');
  expect(folders.filter((folder) => !guide.includes(`| \`${folder}\``))).toEqual([]);
});

test('docs/decisions/README.md links every topic, and each decision has a title and a text', () => {
  const list = repository.textOf('docs/decisions/README.md');
  const decisions = topics
    .filter((path) => !path.endsWith('README.md'))
    .flatMap((path) => {
      expect(list).toContain(`](${basename(path)})`);
      return repository.textOf(path).split(/^## /m).slice(1);
    });
  expect(decisions.length).toBeGreaterThan(100);
  expect(decisions.filter((decision) => !/^.+\n\n\S/.test(decision))).toEqual([]);
});
