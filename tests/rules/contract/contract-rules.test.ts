/** Checks that each lint rule of the contract reports a mistake: after an update of Redocly, a rule may match nothing. */
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { runTool } from '#tests/rules/support.ts';

type Problem = { ruleId: string; location: { pointer: string }[] };

const broken = 'tests/rules/contract/broken-contract.yaml';

/** The rule and the location of each problem in the fixture. */
const expectedProblems = [
  ['closed-answers', '#/components/schemas/OpenSuccess'],
  ['code-meanings', '#/components/schemas/Code'],
  ['codes', '#/paths/~1codes/get/responses/400'],
  ['enum-names', '#/components/schemas/Code'],
  ['envelope', '#/paths/~1envelope/get/responses/200'],
  ['examples', '#/paths/~1examples/get/responses/200'],
  ['explained-parameters', '#/paths/~1explained-parameters/get/parameters/0'],
  ['explained-parameters', '#/paths/~1explained-parameters/get/parameters/0'],
  ...['list', 'number', 'text'].map((name) => [
    'limited-requests',
    `#/paths/~1limited-requests/post/requestBody/content/application~1json/schema/properties/${name}`,
  ]),
  ['refusals', '#/paths/~1refusals/get/responses'],
].map(([rule, pointer]) => `hanbit/${rule} ${pointer}`);

test('each rule reports the operation that breaks it, and nothing else', async () => {
  const { code, stdout } = await runTool('redocly', 'lint', broken, '--format=json');
  const { problems }: { problems: Problem[] } = JSON.parse(stdout.slice(stdout.indexOf('{')));
  expect(problems.map(({ ruleId, location }) => `${ruleId} ${location[0]?.pointer}`).sort()).toEqual(expectedProblems);
  expect(code).not.toBe(0);
});

test('each rule is turned on', async () => {
  const rulesIn = (text: string) => [...new Set(text.match(/hanbit\/[\w-]+/g))].sort();
  expect(rulesIn(await readFile('redocly.yaml', 'utf8'))).toEqual(rulesIn(expectedProblems.join('\n')));
});
