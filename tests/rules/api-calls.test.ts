import { expect, test } from 'vitest';
import { paths } from '#codegen.config.ts';
import contract from '#mocks/generated/contract.json' with { type: 'json' };
import * as boardCalls from '#src/api/generated/board.ts';
import { changedReads } from '#src/api/generated/changed-reads.ts';
import * as conferenceCalls from '#src/api/generated/conference.ts';
import * as memberCalls from '#src/api/generated/member.ts';
import * as paymentCalls from '#src/api/generated/payment.ts';
import { apiCallTable, type ContractOperation, findApiCalls, findCacheChanges, generatedNames } from './api-calls.ts';
import type { SourceFile } from './function-names.ts';
import { filesBelow, isGenerated, readTexts } from './support.ts';

/** The operations that only read, although their method is POST. */
const readsByPost = ['getAnnualFeePaid'];

const contractOperations = Object.entries(contract.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({ path, method, ...operation })),
);

const operations: ContractOperation[] = contractOperations.map(({ operationId: id, path, method, ...operation }) => ({
  id,
  path,
  method,
  isWrite: 'x-changes' in operation || (method === 'post' && !readsByPost.includes(id)),
}));

const tsFiles = async (folder: string) => (await filesBelow(folder)).filter((path) => /\.tsx?$/.test(path));
const site = await readTexts((await tsFiles('src')).filter((path) => !isGenerated(path)));
const generated = (await readTexts(await tsFiles(paths.client))).map(({ text }) => text).join('\n');

const isGeneratedName = (name: string) => new RegExp(`^export (?:const|function) ${name}\\b`, 'm').test(generated);

/** The files that may change the query cache, each with its reason. */
const cacheExceptions = {
  // Handles `x-changes` after each mutation.
  'src/api/mutation-options.ts': ['removeQueries', 'invalidateQueries', 'cancelQueries', 'refetchQueries'],
  // The responses of one visitor must not be shown to the next.
  'src/app/use-session-end.ts': ['removeQueries', 'resetQueries'],
  // The page of a post contains its response.
  'src/app/query-client.ts': ['setQueryData'],
  'src/post-renderer.tsx': ['setQueryData'],
  // A response that made a screen throw must not be rendered again.
  'src/features/queries/section-boundary.tsx': ['removeQueries'],
  // The form compares itself with the saved values until the new response arrives.
  'src/pages/mypage/profile/use-profile-form.ts': ['setQueryData'],
};

test('the site calls every operation by its generated hook, the typed client or a link', async () => {
  const { calls, problems } = findApiCalls(site, operations);
  expect(problems).toEqual([]);
  expect(operations.length).toBeGreaterThan(30);
  await expect(apiCallTable(calls, operations)).toMatchFileSnapshot('api-calls.md');
});

test('every operation with a generated hook is called by its hook or by its generated query', () => {
  const { calls } = findApiCalls(site, operations);
  const otherwise = calls.filter(({ way }) => way === 'client' || way === 'link').map(({ operation }) => operation);
  expect(otherwise.filter((id) => isGeneratedName(generatedNames(id).hook))).toEqual([]);
});

test('no write has a generated query, which would send it again', () => {
  const writes = operations.filter(({ isWrite }) => isWrite).map(({ id }) => generatedNames(id).queryOptions);
  expect(writes.length).toBeGreaterThan(15);
  expect(writes.filter(isGeneratedName)).toEqual([]);
  expect(readsByPost.length).toBeGreaterThan(0);
  expect(readsByPost.map((id) => generatedNames(id).queryOptions).every(isGeneratedName)).toBe(true);
});

test('x-changes names operations with a query, and their query keys start with the operationId', () => {
  const keyFunctions: Record<string, unknown> = { ...boardCalls, ...conferenceCalls, ...memberCalls, ...paymentCalls };
  const keyOf = (read: string) => {
    const queryKey = keyFunctions[generatedNames(read).queryKey];
    return typeof queryKey === 'function' ? queryKey() : undefined;
  };
  const readsByWrite = contractOperations.flatMap((operation) =>
    'x-changes' in operation ? [[operation.operationId, operation['x-changes']] as const] : [],
  );
  expect(changedReads).toEqual(Object.fromEntries(readsByWrite));
  const reads = [...new Set(readsByWrite.flatMap(([, names]) => names))];
  expect(reads.map(keyOf)).toEqual(reads.map((read) => [read]));
});

test('only the listed files change the query cache by hand', () => {
  expect(findCacheChanges(site, cacheExceptions)).toEqual([]);
});

const board = '#src/api/generated/board.ts';
const tanstack = '@tanstack/react-query';
const good: SourceFile = { path: 'src/pages/good.tsx', text: `import { useSaveForum } from '${board}';` };
const saveForum = { id: 'saveForum', path: '/v1/front/saveForum', method: 'post', isWrite: true };
const getInfo = { id: 'getInfo', path: '/v1/front/getInfo', method: 'get', isWrite: false };

test.each([
  ['the generated function', `import { saveForum } from '${board}';`, 'saveForum calls saveForum without its hook'],
  ['a renamed function', `import { saveForum as save } from '${board}';`, 'save calls saveForum without its hook'],
  ['a namespace', `import * as api from '${board}';`, `the import of all of ${board} hides the calls`],
  ['a dynamic import', `await import('${board}');`, `the import of all of ${board} hides the calls`],
  ['a re-export', `export { saveForum } from '${board}';`, `the export from ${board} hides the calls`],
  ['a URL builder', `import { getSaveForumUrl } from '${board}';`, 'getSaveForumUrl builds the URL of saveForum'],
  ['a path', "const path = '/v1/front/saveForum';", '/v1/front/saveForum is a path that is written by hand'],
  ['a template', 'const path = `/v1/front/$' + '{name}`;', '/v1/front/ is a path that is written by hand'],
  ['fetch', 'await fetch(url);', 'fetch sends a request past the HTTP layer'],
  ['globalThis.fetch', 'await globalThis.fetch(url);', 'fetch sends a request past the HTTP layer'],
  ['XMLHttpRequest', 'new XMLHttpRequest();', 'XMLHttpRequest sends a request past the HTTP layer'],
  ['useQuery', `import { useQuery } from '${tanstack}';`, 'useQuery sends requests without a generated hook'],
  ['useMutation', `import { useMutation } from '${tanstack}';`, 'useMutation sends requests without a generated hook'],
  ['fetchQuery', 'client.fetchQuery(options);', 'fetchQuery sends a request without a generated hook'],
  [
    'a write as a query',
    `import { getSaveForumQueryOptions } from '${board}';`,
    'getSaveForumQueryOptions makes the write saveForum a query',
  ],
  [
    'query options alone',
    `import { getGetInfoQueryOptions } from '${board}';`,
    'getGetInfoQueryOptions is used without fetchUncached',
  ],
])('a call by %s is reported', (_name, text, problem) => {
  const other = { path: 'src/pages/other.tsx', text: `import { useGetInfo } from '${board}';` };
  const { problems } = findApiCalls([good, other, { path: 'src/pages/bad.ts', text }], [saveForum, getInfo]);
  expect(problems).toEqual([`src/pages/bad.ts: ${problem}`]);
});

test('an operation that the site does not call is reported', () => {
  expect(findApiCalls([good], [saveForum, getInfo]).problems).toEqual(['getInfo: the site does not call it']);
});

test('the typed client counts as a call with the method of the operation alone', () => {
  const callWith = (method: string) => ({ path: 'src/a.ts', text: `client.${method}('/v1/front/saveForum', {});` });
  expect(findApiCalls([callWith('POST')], [saveForum])).toEqual({
    calls: [{ operation: 'saveForum', way: 'client', path: 'src/a.ts' }],
    problems: [],
  });
  expect(findApiCalls([callWith('PUT')], [saveForum]).problems).toEqual([
    'src/a.ts: /v1/front/saveForum is a path that is written by hand',
    'saveForum: the site does not call it',
  ]);
});

test('a change of the query cache and an exception without use are reported', () => {
  const files = [
    { path: 'src/a.ts', text: 'queries.invalidateQueries(); const { setQueryData } = queries;' },
    { path: 'src/b.ts', text: 'queries.removeQueries();' },
  ];
  expect(findCacheChanges(files, { 'src/b.ts': ['removeQueries', 'resetQueries'] })).toEqual([
    'src/a.ts: invalidateQueries',
    'src/a.ts: setQueryData',
    'src/b.ts: resetQueries is an exception without use',
  ]);
});
