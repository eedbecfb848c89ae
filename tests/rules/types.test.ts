/** Checks that a compiler reads each file once: a file of no configuration has no types, and nothing says so. */
import { relative, resolve } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { filesBelow } from './support.ts';

const throwProblem = ({ messageText }: ts.Diagnostic) => {
  throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'));
};
const readConfiguration = (path: string) =>
  ts.getParsedCommandLineOfConfigFile(path, {}, { ...ts.sys, onUnRecoverableConfigFileDiagnostic: throwProblem });

test('each file belongs to one of the configurations that tsconfig.json lists', async () => {
  const references = readConfiguration('tsconfig.json')?.projectReferences ?? [];
  const owners = new Map<string, string[]>();
  for (const { path } of references)
    for (const file of readConfiguration(path)?.fileNames ?? [])
      owners.set(file, [...(owners.get(file) ?? []), relative('.', path)]);
  const files = (await filesBelow()).filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts'));
  expect(files.length).toBeGreaterThan(500);
  const misplaced = files.filter((file) => owners.get(resolve(file))?.length !== 1);
  expect(
    misplaced.map((file) => `${file}: ${owners.get(resolve(file)) ?? 'in no configuration'}`),
    'Add the file to `include` of the tsconfig with the globals of its environment, and to no other.',
  ).toEqual([]);
});
