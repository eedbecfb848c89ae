/** Runs the verifier on lawful variants of the mock, which must get no finding. A sample of the tests takes some of them. */
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { storeOf } from '#mocks/store/stores.ts';
import { type FaultyServer, startFaultyServer, verifySettings } from '#test/faults/faulty-server.ts';
import { runWorkflows } from '#verify/run/run-workflows.ts';
import { dataVariants } from './data-variants.ts';
import { jsonVariants } from './json-variants.ts';
import { transportVariants } from './transport-variants.ts';

const everyNth = inject('everyNth');
let server: FaultyServer;

beforeAll(async () => {
  server = await startFaultyServer();
});
afterAll(() => server.close());

/** A run waits for a rate limit as long as the command does by default. */
const settings = { generatedRequestCount: 3, rateLimitWaitMs: 60_000 };

const variants = [...jsonVariants, ...transportVariants, ...dataVariants];

describe('the verifier finds nothing on a lawful server where', () => {
  test.each(variants.filter((_variant, index) => index % everyNth === 0))('$name', async (variant) => {
    server.setFault(variant);
    const { context, aborted } = await runWorkflows(verifySettings(server.origin, settings));
    expect(context.results.findings).toEqual([]);
    expect(aborted).toBeNull();
  });

  test('the clock shows the present and cannot be set', async () => {
    server.setFault(null);
    const { setClock: _, ...withoutClock } = verifySettings(server.origin, { generatedRequestCount: 0 });
    storeOf(withoutClock.headers['X-Mock-Session'] ?? '').clock.set(Date.now());
    const { context } = await runWorkflows(withoutClock);
    expect(context.results.findings).toEqual([]);
  });
});
