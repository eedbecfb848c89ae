/** Tests the verifier on servers whose responses it cannot use: each is one finding per operation, and the run goes on. */
import { expect, test } from 'vitest';
import { type FaultyHandler, fault } from '#test/faults/fault.ts';
import { useFaultyServer } from '#test/faults/faulty-server.ts';
import type { OperationId } from '#verify/exchange.ts';
import type { Settings } from '#verify/run/settings.ts';

const runTimeoutMs = 60_000;
const server = useFaultyServer();

/** Returns the report of a run against the mock, with other responses of one operation. */
const reportWith = async (
  operation: OperationId,
  respond: (request: Request, next: (request: Request) => Promise<Response>) => Response | Promise<Response>,
  given: Partial<Settings> = { onlyWorkflows: ['conference'] },
) => {
  const handle = async (...[request, next]: Parameters<FaultyHandler>) => respond(request, next);
  return (await server.verify(fault.handling('responds with something else', operation, handle), given)).report;
};

test('names the target of a redirect, and does not follow it', { timeout: runTimeoutMs }, async () => {
  const headers = { Location: `${server.origin()}/api/elsewhere` };
  const { findings, abortReason } = await reportWith(
    'getPastConferences',
    () => new Response(null, { status: 302, headers }),
  );
  expect(abortReason).toBeNull();
  expect(findings).toHaveLength(1);
  expect(findings[0]).toMatchObject({
    operation: 'getPastConferences',
    rule: 'redirect',
    actual: `status 302, ${server.origin()}/api/elsewhere`,
  });
});

test('a type that is accepted and becomes the name of a field is one finding', { timeout: runTimeoutMs }, async () => {
  const respond = async (request: Request, next: (request: Request) => Promise<Response>) => {
    const response = await next(request);
    const type = new URL(request.url).searchParams.get('type');
    if (response.status !== 400 || type === null) return response;
    const json = { success: true, data: { [type]: [], [`${type}_count`]: 0 }, error: null };
    return Response.json(json, { headers: { 'Cache-Control': 'no-store' } });
  };
  const given = { onlyWorkflows: ['robustness'], judgedOperations: ['getInfo' as const] };
  const { findings } = await reportWith('getInfo', respond, given);
  expect(findings).toMatchObject([{ operation: 'getInfo', rule: 'accepted' }]);
  expect(findings[0]?.count).toBeGreaterThan(20);
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
