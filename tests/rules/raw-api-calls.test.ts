/**
 * Finds the files outside of src that call the API without the typed client of src/api/client.ts. The types of the
 * client find a wrong path, parameter or body; a raw request hides it.
 */
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { filesBelow, isGenerated, readTexts } from './support.ts';

/** Functions that send or build a raw request, if one of their arguments has a path of the contract. */
const senders = new Set(['fetch', 'request', 'send', 'open', 'post', 'get', 'Request']);

/** Functions that always send or build a raw request of an operation. */
const rawHelpers = new Set(['callUntyped', 'exampleRequest', 'XMLHttpRequest']);

/** The last name of the called function or class: `send` in `visitor.send()`. */
function calledName({ expression }: ts.CallExpression | ts.NewExpression): string {
  if (ts.isPropertyAccessExpression(expression)) return expression.name.text;
  return ts.isIdentifier(expression) ? expression.text : '';
}

/** Counts the raw calls of operations in a file. */
function rawCallCount({ path, text }: { path: string; text: string }): number {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind);
  /** The constants of the file whose value has a path of the contract. */
  const constants = new Set<string>();
  let count = 0;
  const hasPath = (node: ts.Node): boolean => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) {
      return /(^|[^.\w])\/?v1\/(front|common)\//.test(node.text);
    }
    if (ts.isIdentifier(node) && constants.has(node.text)) return true;
    return ts.forEachChild(node, (child) => hasPath(child) || undefined) ?? false;
  };
  const countCalls = (node: ts.Node) => {
    const isTopLevel = ts.isVariableDeclaration(node) && ts.isSourceFile(node.parent.parent.parent);
    if (isTopLevel && ts.isIdentifier(node.name) && node.initializer && !ts.isFunctionLike(node.initializer)) {
      if (hasPath(node.initializer)) constants.add(node.name.text);
    }
    if (ts.isCallExpression(node) || ts.isNewExpression(node)) {
      const name = calledName(node);
      const sendsPath = senders.has(name) && (node.arguments ?? []).some(hasPath);
      if (rawHelpers.has(name) || sendsPath) count += 1;
    }
    ts.forEachChild(node, countCalls);
  };
  countCalls(file);
  return count;
}

/** The files that may send raw requests to operations, with the reason. */
const reasons: Readonly<Record<string, string>> = {
  'tests/browser/panel/panel-requests.full.test.tsx': 'The panel must report a request that breaks the contract.',
  'tests/contract/examples/invalid-bodies.test.ts': 'The bodies break the contract.',
  'tests/contract/examples/prism.full.test.ts':
    'The requests run for every operation, which is known only at run time.',
  'tests/contract/examples/scenarios.test.ts': 'The requests run for every operation, and without their bodies.',
  'tests/contract/requests/bad-input.test.ts': 'The requests break HTTP, JSON or the contract.',
  'tests/contract/requests/multipart.test.ts': 'The forms break the format or the contract.',
  'tests/contract/requests/requests.test.ts': 'The requests break the contract.',
  'tests/contract/servers/hybrid.test.ts': 'It also sends the header `Prefer`.',
  'tests/contract/servers/recordings.test.ts': 'It also sends the header `Prefer`, and reads HAR entries.',
  'tests/contract/servers/server-command.full.test.ts': 'A too large body breaks the contract.',
  'tests/contract/servers/server.test.ts': 'Malformed bodies break the contract.',
  'tests/exercises/generation.test.ts': 'The calls are examples for the generator.',
  'tests/unit/api/api-client.test.ts': 'It tests the fetch function of the client, which takes a Request.',
  'tests/unit/api/auth-retry.test.ts': 'It tests the function below the client, which takes a Request.',
  'tests/unit/api/fake-browser.ts': 'It has the requests for tests of the functions below the client.',
  'tests/unit/mocks/request-log.test.ts': 'It tests the replacement of `fetch`, which takes any request.',
  'tests/unit/tools/commands/first-hour.full.test.ts': 'The servers of the document are not of the contract.',
  'e2e/support/api-login.ts': 'The request belongs to the browser context of a journey, on any server.',
  'e2e/support/signup-draft.ts': 'The requests belong to the browser context of a journey.',
};

describe('a raw call is found', () => {
  test.each([
    ['in fetch', "await fetch('/api/v1/front/getInfo?type=notice')"],
    ['in a template text', 'await fetch(`\u0024{origin}/v1/common/fileDownload?file_pk=1`)'],
    ['with a constant of the file', 'const list = `\u0024{site}/v1/front/getInfo`; fetch(list, { headers });'],
    ['in the request of a page', "await page.request.post('/api/v1/front/login', { data })"],
    ['in the untyped call of a visitor', "await visitor.callUntyped('login', { body })"],
  ])('%s', (_, text) => {
    expect(rawCallCount({ path: 'tests/a.test.ts', text })).toBe(1);
  });

  test.each([
    ['a call of the typed client', "client.POST('/v1/front/login', { body })"],
    ['a request of a page of the site', "fetch('/membership')"],
    ['the answer of a fake server', "answering({ '/v1/front/getReceipt': () => pdf() })"],
  ])('but not %s', (_, text) => {
    expect(rawCallCount({ path: 'tests/a.test.ts', text })).toBe(0);
  });
});

test('only the listed files of mocks, tests and e2e call operations without the typed client', async () => {
  const lists = await Promise.all(['mocks', 'tests', 'e2e'].map((folder) => filesBelow(folder)));
  const paths = lists.flat().filter((path) => /\.tsx?$/.test(path) && !isGenerated(path));
  expect(paths.length).toBeGreaterThan(300);
  const callers = (await readTexts(paths)).filter((file) => rawCallCount(file) > 0).map(({ path }) => path);
  expect(callers).toEqual(Object.keys(reasons));
});
