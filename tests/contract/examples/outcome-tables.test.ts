import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { allScenarios } from '#mocks/scenarios.ts';
import { ErrorCode } from '#src/api/generated/model/errorCode.ts';
import { sharedFailures } from '#tests/support/shared-failures.ts';

const tables = globSync('tests/browser/outcomes/*.md').map((file) => readFileSync(file, 'utf8'));
const tableRows = tables.flatMap((table) => table.match(/(?<=^\| )\w+ \| \S+ \| \d{3} \w+(?= \|)/gm) ?? []);

/** The outcomes of operations without a table. Their own tests prove what the visitor reads. */
const otherRows = Object.entries({
  requestToken: ['200 refreshed', '500 serverError'],
  login: ['loggedIn', 'loggedInStudent', 'loggedInSpecial', 'loggedInHonorary', 'mismatch', 'tooManyFailures']
    .map((name) => `200 ${name}`)
    .concat('500 serverError'),
  logout: ['200 loggedOut', '500 serverError'],
  fileDownload: ['200 file', '200 notFound', '500 serverError'],
}).flatMap(([operation, titles]) => titles.map((title) => `${operation} ${title}`));

test('each example of the contract that is no shared failure has a row in a table of outcomes, and no row is left over', () => {
  const rows = [...tableRows.map((row) => row.replace(/ \| \S+ \| /, ' ')), ...otherRows];
  const outcomes = allScenarios().map(({ operation, status, name }) => ({ operation, title: `${status} ${name}` }));
  const titles = outcomes.map(({ operation, title }) => `${operation} ${title}`);
  const listed = outcomes.filter(({ title }) => !sharedFailures.test(title));
  const missing = listed.map(({ operation, title }) => `${operation} ${title}`).filter((row) => !rows.includes(row));
  const remedy = 'Handle the outcome, run `npx vitest run --project browser outcomes --update`, and review the tables.';
  expect({ missing, leftOver: rows.filter((row) => !titles.includes(row)) }, remedy).toEqual({
    missing: [],
    leftOver: [],
  });
});

test('each error code has an example', () => {
  const values = JSON.stringify(allScenarios().map(({ value }) => value));
  const unused = Object.entries(ErrorCode).filter(([, code]) => !values.includes(`"code":"${code}"`));
  expect(unused, 'Add an example to each operation that responds with the code.').toEqual([]);
});
