/** Tests the verifier on servers whose responses it cannot use: each is one finding per operation, and the run goes on. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Fault } from '#test/faults/fault.ts';
import { type FaultyServer, startFaultyServer, verifySettings } from '#test/faults/faulty-server.ts';
import { buildReport } from '#verify/report/report.ts';
import { runWorkflows } from '#verify/run/run-workflows.ts';

const runTimeoutMs = 60_000;
let server: FaultyServer;

beforeAll(async () => {
  server = await startFaultyServer();
});
afterAll(() => server.close());

/** Returns the report of a run against the mock, with other responses of one operation. */
async function reportWith(operation: string, respond: () => Response) {
  const fault: Fault = {
    name: 'responds with something else',
    createHandler: () => (request, next, id) => (id === operation ? Promise.resolve(respond()) : next(request)),
  };
  server.setFault(fault);
  const settings = verifySettings(server.origin, { onlyWorkflows: ['conference'], generatedRequestCount: 0 });
  const report = buildReport(await runWorkflows(settings), false);
  server.setFault(null);
  return report;
}

test('names the target of a redirect, and does not follow it', { timeout: runTimeoutMs }, async () => {
  const headers = { Location: `${server.origin}/api/elsewhere` };
  const { findings, abortReason } = await reportWith(
    'getPastConferences',
    () => new Response(null, { status: 302, headers }),
  );
  expect(abortReason).toBeNull();
  expect(findings).toHaveLength(1);
  expect(findings[0]).toMatchObject({
    operation: 'getPastConferences',
    rule: 'redirect',
    actual: `status 302, ${server.origin}/api/elsewhere`,
  });
});

test('reads no more than 32 MiB of an endless response', { timeout: runTimeoutMs }, async () => {
  const chunk = new Uint8Array(1024 * 1024).fill(0x20);
  let sentBytes = 0;
  const endless = () =>
    new Response(
      new ReadableStream<Uint8Array>({
        pull: (controller) => {
          sentBytes += chunk.length;
          if (sentBytes > 300 * chunk.length) controller.close();
          else controller.enqueue(chunk);
        },
      }),
      { headers: { 'Content-Type': 'application/json' } },
    );
  const { findings, abortReason } = await reportWith('getPastConferences', endless);
  expect(abortReason).toBeNull();
  expect(findings.map(({ operation, rule, message }) => ({ operation, rule, message }))).toEqual([
    {
      operation: 'getPastConferences',
      rule: 'no-response',
      message: 'no response: the response is longer than 32 MiB',
    },
  ]);
  // Each of the two requests stops soon after the limit.
  expect(sentBytes).toBeLessThan(150 * chunk.length);
});
