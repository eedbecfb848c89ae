/**
 * Runs the verifier on a seeded sample of the mutants of the contract, for at most three minutes. `npx tsx packages/verify/test/faults/mutants/main.ts`
 * runs all of them.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { operationIds } from '#mocks/http/document.ts';
import { type FaultyServer, startFaultyServer } from '#test/faults/faulty-server.ts';
import { deriveMutants } from './all-mutants.ts';
import { type Judgement, judgeMutant, recordBaseline } from './judge.ts';
import { sampleOfKinds } from './sample.ts';
import { minimumShare, survivorReasons } from './survivors.ts';

const timeLimitMs = 180_000;
const seed = 1;
let server: FaultyServer;

beforeAll(async () => {
  server = await startFaultyServer();
});
afterAll(() => server.close());

const { mutants } = deriveMutants();

test('the mutants have unique names and concern every operation', () => {
  expect(new Set(mutants.map(({ name }) => name)).size).toBe(mutants.length);
  expect(new Set(mutants.map(({ operation }) => operation))).toEqual(new Set(operationIds));
  expect(mutants.length).toBeGreaterThan(6000);
});

test('the verifier finds the recorded share of a sample, and the survivors belong to explained classes', async () => {
  const startedAt = Date.now();
  const baseline = await recordBaseline(server);
  const judgements: Judgement[] = [];
  for (const mutant of sampleOfKinds(mutants, 1, seed)) {
    if (Date.now() - startedAt > timeLimitMs) break;
    judgements.push(await judgeMutant(server, mutant, baseline));
  }
  expect(judgements.length).toBeGreaterThan(10);
  expect(judgements.filter(({ failure, aborted }) => failure !== undefined || aborted !== undefined)).toEqual([]);
  const survivors = judgements.filter(({ state }) => state !== 'found');
  expect(survivors.filter(({ kind }) => survivorReasons[kind] === undefined)).toEqual([]);
  expect(1 - survivors.length / judgements.length).toBeGreaterThanOrEqual(minimumShare);
});
