/** Runs the verifier on lawful variants of the mock, several in one server, which must get no finding. */
import { describe, expect, test } from 'vitest';
import { storeOf } from '#mocks/store/stores.ts';
import type { Fault } from '#test/faults/fault.ts';
import { useFaultyServer } from '#test/faults/faulty-server.ts';
import { runWorkflows } from '#verify/run/run-workflows.ts';
import { dataVariants } from './data-variants.ts';
import { jsonVariants } from './json-variants.ts';
import { transportVariants } from './transport-variants.ts';

const server = useFaultyServer();

/** A run waits for a rate limit as long as the command does by default. */
const settings = { rateLimitWaitMs: 60_000 };

// Those of the transport come last, because the others read the JSON that they send.
const variants = [...jsonVariants, ...dataVariants, ...transportVariants];

/** Returns a server with several variants, of which the later ones receive the responses of the earlier ones. */
const combine = (some: Fault[]): Fault => ({
  name: some.map(({ name }) => name).join(', '),
  createHandler: () =>
    some
      .map(({ createHandler }) => createHandler())
      .reduce((inner, outer) => (request, next, id) => outer(request, (sent) => inner(sent, next, id), id)),
});

const servers = [0, 1, 2].map((rest) => combine(variants.filter((_variant, index) => index % 3 === rest)));

describe('the verifier finds nothing on a lawful server where', () => {
  test.each(servers)('$name', async (variant) => {
    const { context, aborted } = await server.verify(variant, settings);
    expect(context.results.findings).toEqual([]);
    expect(aborted).toBeNull();
  });

  test('the clock shows the present and cannot be set', async () => {
    server.setFault(null);
    const { setClock: _, ...withoutClock } = server.settings();
    storeOf(withoutClock.headers['X-Mock-Session'] ?? '').clock.set(Date.now());
    const { context } = await runWorkflows(withoutClock);
    expect(context.results.findings).toEqual([]);
  });
});
