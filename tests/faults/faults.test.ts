/**
 * Runs the verifier on every fault of the catalogue, which takes some minutes. The project `faults-sample`, which is a
 * step of `npm run test:full`, runs one in eight faults of each kind.
 */
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { runWorkflows } from '#tools/verify/run-workflows.ts';
import { catalogue, faults } from './catalogue.ts';
import { type FaultyServer, startFaultyServer, verifySettings } from './faulty-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The distance between two faults of the sample. */
    everyNth: number;
  }
}

const everyNth = inject('everyNth');
let server: FaultyServer;

beforeAll(async () => {
  server = await startFaultyServer();
});
afterAll(() => server.close());

test('the names of the faults are unique', () => {
  expect(new Set(faults.map(({ name }) => name)).size).toBe(faults.length);
  expect(faults.length).toBeGreaterThan(190);
});

describe.each(Object.entries(catalogue))('the verifier detects, in %s:', (_, faultsOfKind) => {
  test.each(faultsOfKind.filter((_fault, index) => index % everyNth === 0))('$name', async (fault) => {
    server.setFault(fault);
    const { context } = await runWorkflows(verifySettings(server.origin, { maxFindings: 1 }));
    const rules = context.results.findings.map(({ rule }) => rule === 'no-response');
    expect(rules).toEqual([fault.name.endsWith('gets no response')]);
  });
});

test.each([11, 22, 33, 44, 55].filter((_seed, index) => index % everyNth === 0))(
  'the verifier finds nothing on the mock without a fault, with seed %i',
  async (seed) => {
    server.setFault(null);
    const { context } = await runWorkflows(verifySettings(server.origin, { seed, generatedRequestCount: 20 }));
    expect(context.results.findings).toEqual([]);
  },
);
