import ts from 'typescript';
import type { SourceFile } from './function-names.ts';

/** An operation of the contract. */
export type ContractOperation = { id: string; path: string; method: string; isWrite: boolean };

/** How a file calls an operation. */
export type ApiCall = {
  operation: string;
  way: 'hook' | 'uncached read' | 'first request' | 'page of a post' | 'client' | 'link';
  path: string;
};

/** The calls in the hand-written files of the site, and a line for each call that no rule allows. */
export type ApiCalls = { calls: ApiCall[]; problems: string[] };

/** The files of the HTTP layer. Only they send requests. */
const httpLayer = ['request', 'client', 'http', 'upload', 'first-request'].map((name) => `src/api/${name}.ts`);

/** The requests that do not go to the API, by file. The other code of the site may be missing when they are sent. */
const otherRequests: Readonly<Record<string, string>> = {
  // The file of the build that names its version.
  'src/lib/browser/new-version.ts': 'fetch',
  // The address of the configuration that receives reports of failures.
  'src/lib/reports/start-reports.ts': 'sendBeacon',
  // The command that writes the pages of posts gives the `fetch` of Node to the HTTP client.
  'src/post-renderer.tsx': 'fetch',
};

/** The files whose URLs are requested with the method GET without the hooks: by an inline script, and by a command. */
const readsWithoutHooks: Readonly<Record<string, ApiCall['way']>> = {
  'src/features/first-request/reads.ts': 'first request',
  'src/post-renderer.tsx': 'page of a post',
};

/** The functions and classes of TanStack Query that send requests without a generated hook. */
const querySenders = new Set([
  ...['useQuery', 'useQueries', 'useInfiniteQuery', 'useSuspenseQuery', 'usePrefetchQuery', 'useMutation'],
  ...['QueryObserver', 'MutationObserver'],
]);

const senderMethods = new Set(['fetchQuery', 'prefetchQuery', 'ensureQueryData', 'fetchInfiniteQuery']);

/** The methods of the query client that change the cache. */
const cacheMethods = new Set([
  ...['invalidateQueries', 'removeQueries', 'resetQueries', 'refetchQueries', 'cancelQueries'],
  ...['setQueryData', 'setQueriesData', 'setQueryDefaults'],
]);

const pascalCase = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** The names of the generated values of an operation. */
export const generatedNames = (operation: string) => ({
  call: operation,
  hook: `use${pascalCase(operation)}`,
  queryOptions: `get${pascalCase(operation)}QueryOptions`,
  queryKey: `get${pascalCase(operation)}QueryKey`,
  url: `get${pascalCase(operation)}Url`,
});

const isGeneratedModule = (module: string) => /(^|\/)generated\/[\w-]+\.ts$/.test(module);

/** Returns the imported values of a file, by their local names. Types are left out. */
function importsOf(source: ts.SourceFile): Map<string, { module: string; name: string }> {
  const imports = new Map<string, { module: string; name: string }>();
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
    const clause = statement.importClause;
    const bindings = clause?.namedBindings;
    if (!clause || !bindings || clause.isTypeOnly) continue;
    const module = statement.moduleSpecifier.text;
    if (ts.isNamespaceImport(bindings)) imports.set(bindings.name.text, { module, name: '*' });
    else
      for (const { name, propertyName, isTypeOnly } of bindings.elements)
        if (!isTypeOnly) imports.set(name.text, { module, name: (propertyName ?? name).text });
  }
  return imports;
}

const calledName = ({ expression }: ts.CallExpression | ts.NewExpression): string => {
  if (ts.isIdentifier(expression)) return expression.text;
  return ts.isPropertyAccessExpression(expression) ? expression.name.text : '';
};

/** Returns the text of a string or of the beginning of a template. */
const textOf = (node: ts.Node): string | undefined =>
  ts.isStringLiteralLike(node) || ts.isTemplateHead(node) ? node.text : undefined;

/** Finds the calls of one file. */
function apiCallsIn({ path, text }: SourceFile, operations: readonly ContractOperation[]): ApiCalls {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind);
  const imports = importsOf(source);
  const calls: ApiCall[] = [];
  const problems: string[] = [];
  const report = (problem: string) => problems.push(`${path}: ${problem}`);

  for (const [local, { module, name }] of imports) {
    if (module === '@tanstack/react-query' && querySenders.has(name))
      report(`${name} sends requests without a generated hook`);
    if (!isGeneratedModule(module)) continue;
    if (name === '*') report(`the import of all of ${module} hides the calls`);
    for (const operation of operations) {
      const { id, isWrite, method } = operation;
      const names = generatedNames(id);
      if (name === names.hook) calls.push({ operation: id, way: 'hook', path });
      if (name === names.call) report(`${local} calls ${id} without its hook`);
      if (name === names.url && id === 'fileDownload') calls.push({ operation: id, way: 'link', path });
      else if (name === names.url && method === 'get' && readsWithoutHooks[path])
        calls.push({ operation: id, way: readsWithoutHooks[path], path });
      else if (name === names.url) report(`${local} builds the URL of ${id}`);
      if (name !== names.queryOptions) continue;
      if (isWrite) report(`${local} makes the write ${id} a query`);
      else if ([...imports.values()].some((other) => other.name === 'fetchUncached'))
        calls.push({ operation: id, way: 'uncached read', path });
      else report(`${local} is used without fetchUncached`);
    }
  }

  const findCalls = (node: ts.Node): void => {
    if (ts.isCallExpression(node) || ts.isNewExpression(node)) {
      const name = calledName(node);
      const [first] = node.arguments ?? [];
      const clientCall = operations.find(
        (it) => it.method.toUpperCase() === name && first && textOf(first) === it.path,
      );
      if (clientCall) {
        calls.push({ operation: clientCall.id, way: 'client', path });
        // The path of the client's call is checked by the types.
        node.forEachChild((child) => {
          if (child !== first) findCalls(child);
        });
        return;
      }
      const isAllowed = httpLayer.includes(path) || otherRequests[path] === name;
      if (/^(fetch|XMLHttpRequest|sendBeacon|EventSource)$/.test(name) && !isAllowed)
        report(`${name} sends a request past the HTTP layer`);
      if (senderMethods.has(name) && path !== 'src/api/fetch-uncached.ts')
        report(`${name} sends a request without a generated hook`);
      if (node.expression.kind === ts.SyntaxKind.ImportKeyword && first && isGeneratedModule(textOf(first) ?? ''))
        report(`the import of all of ${textOf(first)} hides the calls`);
    }
    if (ts.isExportDeclaration(node) && node.moduleSpecifier && isGeneratedModule(textOf(node.moduleSpecifier) ?? ''))
      report(`the export from ${textOf(node.moduleSpecifier)} hides the calls`);
    if (textOf(node)?.startsWith('/v1/')) report(`${textOf(node)} is a path that is written by hand`);
    node.forEachChild(findCalls);
  };
  source.forEachChild(findCalls);
  return { calls, problems };
}

/**
 * Finds how the site calls the operations of the contract.
 * @param files the hand-written files of the site
 * @returns the calls, and a line for each operation without a call and for each call that no rule allows
 */
export function findApiCalls(files: readonly SourceFile[], operations: readonly ContractOperation[]): ApiCalls {
  const found = files.map((file) => apiCallsIn(file, operations));
  const calls = found.flatMap((one) => one.calls);
  const uncalled = operations.filter(({ id }) => !calls.some(({ operation }) => operation === id));
  return {
    calls,
    problems: [
      ...found.flatMap((one) => one.problems),
      ...uncalled.map(({ id }) => `${id}: the site does not call it`),
    ],
  };
}

/**
 * Returns the calls as a Markdown table with one row for each operation, in the order of the contract. The cell of an
 * operation has a line for each way.
 */
export function apiCallTable(calls: readonly ApiCall[], operations: readonly ContractOperation[]): string {
  const rows = operations.map(({ id }) => {
    const ways = Map.groupBy(
      calls.filter(({ operation }) => operation === id),
      ({ way }) => way,
    );
    const callOf: Record<ApiCall['way'], string> = {
      hook: generatedNames(id).hook,
      'uncached read': generatedNames(id).queryOptions,
      'first request': generatedNames(id).url,
      'page of a post': generatedNames(id).url,
      link: generatedNames(id).url,
      client: 'openapi-fetch client',
    };
    const cells = [...ways].map(([way, found]) => ({
      call: callOf[way],
      files: [...new Set(found.map(({ path }) => `\`${path}\``))].sort().join(', '),
    }));
    return `| ${id} | ${cells.map(({ call }) => call).join('; ')} | ${cells.map(({ files }) => files).join('; ')} |`;
  });
  return ['| operation | call | files |', '|---|---|---|', ...rows, ''].join('\n');
}

/**
 * Finds the code that changes the query cache. What a write changes is declared in the contract (`x-changes`).
 * @param exceptions the methods that a file may call, by its path
 * @returns one line for each call without an exception and for each exception without a call
 */
export function findCacheChanges(
  files: readonly SourceFile[],
  exceptions: Readonly<Record<string, readonly string[]>>,
): string[] {
  const found = files.flatMap(({ path, text }) => {
    const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
    const names = new Set<string>();
    const collectMethods = (node: ts.Node): void => {
      if (ts.isPropertyAccessExpression(node) && cacheMethods.has(node.name.text)) names.add(node.name.text);
      if (ts.isBindingElement(node) && ts.isIdentifier(node.propertyName ?? node.name)) {
        const name = (node.propertyName ?? node.name).getText();
        if (cacheMethods.has(name)) names.add(name);
      }
      node.forEachChild(collectMethods);
    };
    collectMethods(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind));
    return [...names].map((name) => `${path}: ${name}`);
  });
  const allowed = Object.entries(exceptions).flatMap(([path, names]) => names.map((name) => `${path}: ${name}`));
  return [
    ...found.filter((line) => !allowed.includes(line)),
    ...allowed.filter((line) => !found.includes(line)).map((line) => `${line} is an exception without use`),
  ];
}
