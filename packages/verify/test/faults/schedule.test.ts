/** Measures how long a whole run takes because of the distance to the server, in virtual time. */
import { setImmediate } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { handleRequest } from '#mocks/server.ts';
import { runWorkflows } from '#verify/run/run-workflows.ts';
import { verifySettings } from './faulty-server.ts';

/** How often the event loop must turn without any progress before the virtual time moves on. */
const quietTurns = 8;

/**
 * Starts a network to the mock. Each request and each response takes half of the latency in virtual time. The time moves
 * on when nothing else happens, so it shows how long a run takes because of the distance, on any machine. The mock itself
 * takes no time, and neither do requests to its controls.
 */
function startVirtualNetwork(latencyMs: number) {
  const arrivals: { at: number; arrive: () => void }[] = [];
  let [now, handledCount, progress, isStopped] = [0, 0, 0, false];
  const travel = () =>
    new Promise<void>((arrive) => {
      progress += 1;
      arrivals.push({ at: now + latencyMs / 2, arrive });
    });
  const moveOn = async () => {
    let quiet = 0;
    let seen = progress;
    while (!isStopped) {
      await setImmediate();
      quiet = handledCount === 0 && seen === progress ? quiet + 1 : 0;
      seen = progress;
      // Every message takes the same time, so the messages arrive in the order in which they were sent.
      const next = quiet >= quietTurns ? arrivals.shift() : undefined;
      if (!next) continue;
      now = next.at;
      progress += 1;
      next.arrive();
    }
  };
  void moveOn();
  const respond = async (request: Request): Promise<Response> => {
    handledCount += 1;
    try {
      const response = await handleRequest(request, true);
      const { status, headers } = response;
      const bytes = await response.arrayBuffer();
      return new Response(bytes.byteLength > 0 ? bytes : null, { status, headers });
    } finally {
      handledCount -= 1;
      progress += 1;
    }
  };
  return {
    /** Replaces the global `fetch`. */
    fetch: async (...[input, init = {}]: Parameters<typeof fetch>) => {
      const { signal: _, ...rest } = init;
      const request = new Request(input, rest);
      if (new URL(request.url).pathname.startsWith('/mock/')) return respond(request);
      await travel();
      const response = await respond(request);
      await travel();
      return response;
    },
    /** Returns the virtual time since the start, in milliseconds. */
    now: () => now,
    stop: () => {
      isStopped = true;
    },
  };
}

test('a whole run with all means takes less than four minutes at a latency of 250 ms', async () => {
  const network = startVirtualNetwork(250);
  onTestFinished(network.stop);
  vi.stubGlobal('fetch', network.fetch);
  onTestFinished(() => void vi.unstubAllGlobals());
  // The time limits are those of the real time, in which the run is short.
  const settings = verifySettings('http://127.0.0.1:9', { parallelRequests: 16 });
  const { context, aborted } = await runWorkflows(settings);
  expect(context.results.findings).toEqual([]);
  expect(aborted).toBeNull();
  const seconds = network.now() / 1000;
  console.info(
    `${[...context.results.requestCounts.values()].reduce((sum, count) => sum + count, 0)} requests take ${seconds.toFixed(0)} s at a latency of 250 ms.`,
  );
  expect(seconds).toBeLessThan(240);
});
