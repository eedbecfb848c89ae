import { readdir } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { paths, withoutLimits } from '#codegen.config.ts';
import contract from '#mocks/generated/contract.json' with { type: 'json' };
import { filesBelow, isGenerated, readTexts } from '#tests/rules/support.ts';

const operations = Object.values(contract.paths).flatMap((item) =>
  Object.values(item).map(({ operationId }) => operationId),
);

/** Returns the names of the values that the generated files of one folder export, without its sub-folders. */
async function exportsOf(folder: string) {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.ts')).map((name) => `${folder}/${name}`);
  return (await readTexts(files)).flatMap(({ text }) =>
    [...text.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name = '']) => name),
  );
}

/** Returns the hand-written files of the site that import a generated name, by this name. */
async function usersOfGenerated() {
  const handWritten = (await filesBelow('src')).filter((path) => /\.tsx?$/.test(path) && !isGenerated(path));
  const users = new Map<string, string[]>();
  for (const { path, text } of await readTexts(handWritten)) {
    for (const [, names = ''] of text.matchAll(/import \{([^}]*)\} from '#src\/api\/generated\//g)) {
      for (const name of names.match(/\w+/g) ?? []) users.set(name, [...(users.get(name) ?? []), path]);
    }
  }
  return users;
}

/** Returns the operations with generated code of one kind, and those whose code the site does not use. */
async function usage(names: string[], belongsTo: (operation: string) => RegExp) {
  const users = await usersOfGenerated();
  const rows = operations.flatMap((operation) => {
    const operationNames = [...new Set(names)].filter((name) => belongsTo(operation).test(name));
    return operationNames.length ? [[operation, operationNames.flatMap((name) => users.get(name) ?? [])] as const] : [];
  });
  return {
    operations: rows.map(([operation]) => operation),
    unused: rows.filter(([, files]) => files.length === 0).map(([operation]) => `${operation}: no file uses its code`),
  };
}

const limitsOf = (operation: string) => new RegExp(`^${operation}(Body|Query)`, 'i');

test('the site uses the generated limits of every operation with limits', async () => {
  const names = [...(await exportsOf(`${paths.client}/limits`)), ...(await exportsOf(`${paths.client}/bodies`))];
  const limits = await usage(names, limitsOf);
  const remedy = 'Add the operation to `withoutLimits` in codegen.config.ts, and run `npm run generate`.';
  expect(limits.unused, remedy).toEqual([]);
  expect(limits.operations.length).toBeGreaterThan(15);
  expect(operations).toEqual(expect.arrayContaining(withoutLimits));
});

test('every operation has a generated, typed function', async () => {
  expect(await exportsOf(paths.client)).toEqual(expect.arrayContaining(operations));
});

test('the generated mocks have no copy of the types', async () => {
  expect((await readdir(paths.mocks)).sort()).toEqual(['client.msw.ts', 'contract.json', 'operations.ts']);
});
