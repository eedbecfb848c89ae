import { expect, test } from 'vitest';
import { operationIds } from '#mocks/http/document.ts';
import { scenariosOf } from '#mocks/scenarios.ts';
import type { FailureTexts } from '#src/api/errors.ts';

type Table = FailureTexts | ((fee: string) => FailureTexts);

const modules = import.meta.glob<Record<string, Table>>('#src/api/failures/*.ts', { eager: true });
const tables = Object.values(modules).flatMap((module) => Object.entries(module));

/** The operations of a table. The two operations that start a payment share theirs. */
const operationsOf = (name: string): string[] =>
  name === 'paymentFailures' ? ['pgReady', 'createTransferInfo'] : [name.replace(/Failures$/, '')];

/** Returns the error codes of the examples that the contract has for some operations. */
function documentedCodes(operations: readonly string[]): Set<string> {
  const scenarios = operationIds.filter((id) => operations.includes(id)).flatMap(scenariosOf);
  return new Set(scenarios.flatMap(({ value }) => /"code":"(\d+)"/.exec(JSON.stringify(value))?.[1] ?? []));
}

test.each(tables)('%s has texts only for error codes that the contract has for its operation', (name, table) => {
  const codes = documentedCodes(operationsOf(name));
  const texts = typeof table === 'function' ? table('연회비') : table;
  expect(Object.keys(texts).length).toBeGreaterThan(0);
  expect(Object.keys(texts).filter((code) => !codes.has(code))).toEqual([]);
});

test('each table has the name of an operation', () => {
  const unknown = tables
    .flatMap(([name]) => operationsOf(name))
    .filter((id) => !operationIds.some((known) => known === id));
  expect(unknown).toEqual([]);
});
