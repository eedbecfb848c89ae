/** Checks how the site calls the API: by generated hooks, or by functions whose type requires the mutation of their operation, so that the cache follows `x-changes` of the contract. */
import { expect, test } from 'vitest';
import contract from '#mocks/generated/contract.json' with { type: 'json' };
import { filesBelow, isGenerated, readTexts, type SourceFile } from './support.ts';

type Operation = { operationId: string; path: string; method: string; isWrite: boolean };

/** The operations that only read, although their method is POST. */
const readsByPost = ['getAnnualFeePaid'];

const operations: Operation[] = Object.entries(contract.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, { operationId, ...operation }]) => ({
    operationId,
    path,
    method: method.toUpperCase(),
    isWrite: 'x-changes' in operation || (method === 'post' && !readsByPost.includes(operationId)),
  })),
);

/** The requests that no hook sends, with the files that may send them. */
const senders: Record<string, RegExp> = {
  // The HTTP layer, the version of the site, reports of failures, and the command that writes the pages of posts.
  'fetch|XMLHttpRequest|sendBeacon|EventSource':
    /^src\/(api\/(request|client|http|upload)|lib\/browser\/new-version|lib\/reports\/start-reports|post-renderer)\.tsx?$/,
  'fetchQuery|prefetchQuery|ensureQueryData|fetchInfiniteQuery': /^src\/api\/fetch-uncached\.ts$/,
};

/** The file whose URLs are requested without hooks, by a command. */
const readsWithoutHooks = 'src/post-renderer.tsx';

/** The files that may change the query cache, each with its reason. */
const cacheChanges: Record<string, string[]> = {
  // Handles `x-changes` after each mutation.
  'src/api/mutation-options.ts': ['removeQueries', 'invalidateQueries', 'cancelQueries', 'refetchQueries'],
  // The responses of one visitor must not be shown to the next.
  'src/app/use-session-end.ts': ['removeQueries', 'resetQueries'],
  // The page of a post contains its response.
  'src/app/query-client.ts': ['setQueryData'],
  'src/post-renderer.tsx': ['setQueryData'],
  // A response that made a screen throw must not be rendered again.
  'src/features/queries/section-boundary.tsx': ['removeQueries'],
  // The form compares itself with the stored values before a save, and with the saved ones until the new response arrives.
  'src/pages/mypage/profile/use-profile-form.ts': ['refetchQueries', 'setQueryData'],
};

const words = (text: string, pattern: RegExp) => [...new Set([...text.matchAll(pattern)].map(([, word = '']) => word))];

/** Returns the values that a file imports from generated modules, by their original names. */
const generatedImports = (text: string) =>
  [...text.matchAll(/^import \{([^}]*)\} from '(?:#src|\.)\/api\/generated\/[\w-]+\.ts'/gm)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim().replace(/ as .*$/, '')),
  );

/** The generated functions without a hook. Their type accepts only the request of the mutation of their operation. */
const typedWrites = new Set(
  (await readTexts(await filesBelow('src/api/generated'))).flatMap(({ text }) =>
    [...text.matchAll(/OperationRequest<'(\w+)'>/g)].map(([, operationId]) => operationId),
  ),
);

/** Finds the calls of an operation in a file: the name of the call, and what is wrong with it. */
function callsIn({ path, text }: SourceFile, { operationId, path: url, method, isWrite }: Operation) {
  const pascal = operationId.charAt(0).toUpperCase() + operationId.slice(1);
  const isLink = operationId === 'fileDownload' || (method === 'GET' && path === readsWithoutHooks);
  const problems: Record<string, string | undefined> = {
    [`use${pascal}`]: undefined,
    [`get${pascal}QueryOptions`]: isWrite
      ? 'makes a write a query'
      : text.includes('fetchUncached(')
        ? undefined
        : 'is used without fetchUncached',
    [`get${pascal}Url`]: isLink ? undefined : 'is a URL that no hook requests',
    [operationId]: typedWrites.has(operationId) ? undefined : 'is called without its hook',
  };
  const imported = generatedImports(text).filter((name) => name in problems);
  const calls = imported.map((call) => ({ call, problem: problems[call] }));
  const isClient = new RegExp(`\\.${method}\\(\\s*'${url}'`).test(text);
  return [...calls, ...(isClient ? [{ call: 'openapi-fetch client', problem: undefined }] : [])];
}

/** Finds how files call the operations, and each call that no rule allows. */
function apiCalls(files: SourceFile[]) {
  const rows = operations.map((operation) => ({
    id: operation.operationId,
    calls: files.flatMap((file) => callsIn(file, operation).map((call) => ({ ...call, path: file.path }))),
  }));
  const problems = rows.flatMap(({ calls }) =>
    calls.flatMap(({ path, call, problem }) => (problem ? `${path}: ${call} ${problem}` : [])),
  );
  for (const { path, text } of files) {
    for (const [names, allowed] of Object.entries(senders))
      for (const name of allowed.test(path) ? [] : words(text, new RegExp(`(?<!\\w)(${names})\\(`, 'g')))
        problems.push(`${path}: ${name} sends a request without a hook`);
    for (const name of words(text, /\b(use(?:Infinite|Suspense|Prefetch)?Quer(?:y|ies))\b[^;]*tanstack/g))
      problems.push(`${path}: ${name} sends a request without a generated hook`);
    if (/(\* as \w+|export .*) from '#src\/api\/generated\/|import\('#src\/api\/generated\//.test(text))
      problems.push(`${path}: an import or export of a whole module hides its calls`);
  }
  return { rows, problems };
}

const paths = (await filesBelow('src')).filter((path) => /\.tsx?$/.test(path) && !isGenerated(path));
// The examples in comments call nothing.
const site = (await readTexts(paths)).map(({ path, text }) => ({
  path,
  text: text.replace(/^\s*(\/?\*|\/\/).*$/gm, ''),
}));

test('the site calls every operation by its generated hook, the typed client or a link', () => {
  const { rows, problems } = apiCalls(site);
  expect(problems).toEqual([]);
  expect(rows.filter(({ calls }) => calls.length === 0).map(({ id }) => id)).toEqual([]);
});

test.each([
  ["import { logout as leave } from '#src/api/generated/session.ts';", 'logout is called without its hook'],
  ["import { getLoginQueryOptions } from '#src/api/generated/session.ts';", 'makes a write a query'],
  ["import { getGetInfoQueryOptions } from '#src/api/generated/board.ts';", 'is used without fetchUncached'],
  ["import { getGetInfoUrl } from '#src/api/generated/board.ts';", 'is a URL that no hook requests'],
  ["import * as board from '#src/api/generated/board.ts';", 'hides its calls'],
  ['await globalThis.fetch(url);', 'fetch sends a request without a hook'],
  ["import { useQuery } from '@tanstack/react-query';", 'useQuery sends a request without a generated hook'],
])('%s is reported', (text, problem) => {
  const { problems } = apiCalls([{ path: 'src/pages/a.ts', text }]);
  expect(problems).toEqual([expect.stringContaining(problem)]);
});

test('only the listed files change the query cache by hand', () => {
  const changes =
    /[.{,] ?((?:invalidate|remove|reset|refetch|cancel)Queries|set(?:QueryData|QueriesData|QueryDefaults))\b/g;
  const found = site.map(({ path, text }) => [path, words(text, changes).sort()] as const);
  const expected = Object.entries(cacheChanges).map(([path, names]) => [path, names.toSorted()]);
  expect(Object.fromEntries(found.filter(([, names]) => names.length))).toEqual(Object.fromEntries(expected));
});
