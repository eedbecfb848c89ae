/** Every broken server of the catalogue, one after another; some minutes, so it is no part of `npm test`. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runAll } from '#tools/verify/run.ts';
import { catalogue, faults } from './catalogue.ts';
import { type FaultyServer, faultyServer, settingsFor } from './server.ts';

let server: FaultyServer;

beforeAll(async () => {
  server = await faultyServer();
});
afterAll(() => server.close());

test('the catalogue has no fault twice', () => {
  expect(new Set(faults.map(({ name }) => name)).size).toBe(faults.length);
  expect(faults.length).toBeGreaterThan(190);
});

describe.each(Object.entries(catalogue))('it is found, of %s, that', (_, some) => {
  test.each(some)('$name', async (fault) => {
    server.breakBy(fault);
    const { run } = await runAll(settingsFor(server.origin, { findings: 1 }));
    const rules = run.ledger.findings.map(({ rule }) => rule === 'silence');
    expect(rules).toEqual([fault.name.endsWith('never answered')]);
  });
});

test.each([11, 22, 33, 44, 55])('nothing is found on the sound mock, with the seed %i', async (seed) => {
  server.breakBy(null);
  const { run } = await runAll(settingsFor(server.origin, { seed, tries: 20 }));
  expect(run.ledger.findings).toEqual([]);
});
