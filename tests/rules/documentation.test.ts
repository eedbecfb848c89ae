import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { helpText } from '#tools/command/command-line.ts';
import { runs } from '#tools/dev/test/steps.ts';
import config from '#vitest.config.ts';
import { commandProblems, type TestRunners } from './document-commands.ts';
import { documentProblems, type RepositoryFacts } from './document-problems.ts';
import { readTexts, runTool } from './support.ts';

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

test.each(documents)('$path names only files, headings, commands and identifiers that exist', (document) => {
  expect(documentProblems(document, repository)).toEqual([]);
});

test('a document reports each problem in one line, with file and line number', () => {
  const files: Record<string, string> = {
    'docs/guide.md': '# The Guide\n\n```sh\n# no heading\n```\n',
    'docs/images/site.png': '',
    'src/fees.ts': 'export const annualFee = 100;\n',
  };
  const lines: [line: string, problem: string][] = [
    ['[guide](images/guide.md)', 'the link images/guide.md leads to no file'],
    ['[guide](guide.md#no-heading)', 'the link guide.md#no-heading leads to no heading of docs/guide.md'],
    ['[above](#above)', 'the link #above leads to no heading of docs/page.md'],
    ['Run `npm run biuld`.', 'npm run biuld is not a script of package.json'],
    ['Run `npm test -- units`.', 'no run of the tests has a step with the word units'],
    ['![The site](images/none.png)', 'the picture images/none.png does not exist'],
    ['![](images/site.png)', 'the picture images/site.png has no alternative text'],
    ['See `src/none.ts`.', 'src/none.ts does not exist'],
    ['`src/fees.ts` (`monthlyFee`)', 'src/fees.ts does not contain monthlyFee'],
    ['```diff\nsrc/fees.ts\n-const fee = 90;\n```', 'src/fees.ts has no line "const fee = 90;"'],
  ];
  const document = { path: 'docs/page.md', text: lines.map(([line]) => line).join('\n') };
  const facts: RepositoryFacts = {
    exists: (path) => path in files,
    textOf: (path) => files[path] ?? '',
    scripts: ['build'],
    steps: ['unit', 'end to end'],
  };
  expect(documentProblems(document, facts)).toEqual(
    lines.map(([, problem], index) => `docs/page.md:${index < 9 ? index + 1 : 12}: ${problem}.`),
  );
});

/** Reads what the programs in documents take. The packages do not belong to the site, so their help is read as a text. */
async function readRunners(): Promise<TestRunners> {
  const projects = (config.test?.projects ?? []).flatMap((project) => {
    const {
      name,
      include = [],
      exclude = [],
    } = (typeof project === 'object' && 'test' in project && project.test) || {};
    return typeof name === 'string' ? [[name, globSync(include, { exclude })] as const] : [];
  });
  const [vitest, playwright] = await Promise.all([
    runTool('vitest', 'run', '--help'),
    runTool('playwright', 'test', '--help'),
  ]);
  const sourcesOf = (name: string) => globSync(`packages/${name}/src/**/options.ts`).map(repository.textOf).join('');
  const runnerHelp = `${vitest.stdout}${playwright.stdout}`;
  return {
    help: {
      vitest: vitest.stdout,
      playwright: playwright.stdout,
      audit: sourcesOf('audit'),
      verify: sourcesOf('verify'),
      test: helpText('test') + runnerHelp,
      'test:full': helpText('test:full') + runnerHelp,
    },
    projects: new Map(projects),
    journeys: globSync('e2e/**/*.e2e.ts'),
  };
}

test('the commands in documents have options, projects and test files that exist', async () => {
  const runners = await readRunners();
  const problemsOf = (text: string) => text.split(/(?<!\\)\n/).flatMap((line) => commandProblems(line, runners));
  const current = documents.filter(({ path }) => path !== 'CHANGELOG.md');
  const kits = await readTexts(globSync('packages/*/README.md'));
  expect([...current, ...kits].flatMap(({ path, text }) => problemsOf(text).map((line) => `${path}: ${line}`))).toEqual(
    [],
  );
  expect(problemsOf('Run `npx vitest run --project unit outcomes --update`.')).toEqual([
    'npx vitest run --project unit outcomes --update: finds no test outcomes',
  ]);
  expect(problemsOf('`npx vitest --project brwser` or `npm run verify -- url --every`')).toEqual([
    'npm run verify -- url --every: has no option --every',
    'npx vitest --project brwser: has no project brwser',
  ]);
  expect(problemsOf('npm run posts -- /srv --api https://a.test --evry')).toEqual([
    expect.stringContaining("option '--evry'"),
  ]);
});

test('docs/frontend.md has a row for each folder of the repository, of src, packages and tools, and the README a link to each guide', () => {
  expect(guides.filter((guide) => !repository.textOf('README.md').includes(`](${guide})`))).toEqual([]);
  const top = ['e2e', 'hosting', 'mocks', 'openapi', 'public', 'tests'].map((folder) => `${folder}/`);
  const inner = globSync('{src,packages,tools}/*/').filter((folder) => statSync(folder).isDirectory());
  expect(inner.length).toBeGreaterThan(10);
  const guide = repository.textOf('docs/frontend.md');
  expect([...top, ...inner].filter((folder) => !guide.includes(`| \`${folder}\``))).toEqual([]);
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
