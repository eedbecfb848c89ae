/** Measures how long a whole run takes because of the distance to the server, in virtual time. */
import { expect, onTestFinished, test, vi } from 'vitest';
import { runWorkflows } from '#verify/run/run-workflows.ts';
import { verifySettings } from './faulty-server.ts';
import { startVirtualNetwork } from './virtual-network.ts';

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
