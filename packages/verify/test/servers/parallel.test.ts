/** Tests that concurrent requests of the verifier cause no findings of their own, and give reports in a stable order. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { faults } from '#test/faults/catalogue.ts';
import { type Fault, failureResponse } from '#test/faults/fault.ts';
import { type FaultyServer, startFaultyServer, verifySettings } from '#test/faults/faulty-server.ts';
import { VerifierClient } from '#verify/client.ts';
import { RunResults } from '#verify/run/run-results.ts';
import { runWorkflows } from '#verify/run/run-workflows.ts';
import type { Settings } from '#verify/run/settings.ts';
import { Secrets } from '#verify/secrets.ts';

const runTimeoutMs = 300_000;
let server: FaultyServer;

beforeAll(async () => {
  server = await startFaultyServer();
});
afterAll(() => server.close());

/** Runs the workflow of the boards, and returns its steps, findings and reason to end early. */
async function verifyBoards(given: Partial<Settings> = {}) {
  const settings = verifySettings(server.origin, { onlyWorkflows: ['boards'], ...given });
  const { context, aborted } = await runWorkflows(settings);
  return {
    steps: context.results.steps.map(({ workflow, title, state }) => `${workflow}: ${title}: ${state}`),
    findings: context.results.findings.map(({ operation, step, rule, pointer }) => [operation, step, rule, pointer]),
    aborted: aborted?.message,
  };
}

/** Returns a server with a fault whose responses overtake each other. */
const inAnyOrder = ({ name, createHandler }: Fault): Fault => ({
  name,
  createHandler: () => {
    const handle = createHandler();
    return async (...call) => {
      await setTimeout(Math.random() * 8);
      return handle(...call);
    };
  },
});

test('steps and findings have the same order at any order of the responses', { timeout: runTimeoutMs }, async () => {
  const fault = faults.find(({ name }) => name === 'hits are text');
  if (!fault) throw new Error('the catalogue has no such fault');
  server.setFault(fault);
  const oneByOne = await verifyBoards({ parallelRequests: 1 });
  expect(oneByOne.findings.length).toBeGreaterThan(0);
  server.setFault(inAnyOrder(fault));
  expect(await verifyBoards({ parallelRequests: 8 })).toEqual(oneByOne);
});

/** Creates a server that permits some requests in each window of time, and gives the rest of the window to wait. */
const windowLimit = (requestsPerWindow: number, windowMs: number): Fault => ({
  name: 'permits some requests in a window of time',
  createHandler: () => {
    let [windowStart, count] = [Date.now(), 0];
    return async (request, next) => {
      if (Date.now() - windowStart >= windowMs) [windowStart, count] = [Date.now(), 0];
      count += 1;
      if (count <= requestsPerWindow) return next(request);
      const refusal = failureResponse('49', 429);
      refusal.headers.set('Retry-After', String((windowStart + windowMs - Date.now()) / 1000));
      return refusal;
    };
  },
});

test('a server that limits the rate of requests has no findings', { timeout: runTimeoutMs }, async () => {
  server.setFault(windowLimit(40, 500));
  expect(await verifyBoards({ rateLimitWaitMs: 30_000 })).toMatchObject({ findings: [], aborted: undefined });
});

/** Starts a server with a handler, and creates a client for it. */
async function createClient(
  handle: (request: IncomingMessage, response: ServerResponse) => void,
  given: Partial<Settings> = {},
) {
  const http = createServer(handle);
  await new Promise<void>((done) => http.listen(0, '127.0.0.1', done));
  onTestFinished(() => http.closeAllConnections());
  onTestFinished(() => void http.close());
  const address = http.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return new VerifierClient(verifySettings(`http://127.0.0.1:${port}`, given), new RunResults(), new Secrets());
}

test('--rate limits concurrent requests too, and --parallel limits those at a time', async () => {
  const receivedAt: number[] = [];
  let [inFlight, mostInFlight] = [0, 0];
  const client = await createClient(
    async (_request, response) => {
      receivedAt.push(performance.now());
      inFlight += 1;
      mostInFlight = Math.max(mostInFlight, inFlight);
      await setTimeout(100);
      inFlight -= 1;
      response.end('{}');
    },
    { requestsPerSecond: 40, parallelRequests: 3 },
  );
  await Promise.all(Array.from({ length: 50 }, () => client.send('getInfo')));
  expect(mostInFlight).toBe(3);
  const busiest = receivedAt.map((start) => receivedAt.filter((at) => at >= start && at < start + 1000).length);
  expect(Math.max(...busiest)).toBeLessThanOrEqual(41);
});

test('a request on a connection that the server has just closed is sent again', async () => {
  let count = 0;
  const client = await createClient((request, response) => {
    count += 1;
    // The server closes the connection that the first response has left open.
    if (count === 2) request.socket.resetAndDestroy();
    else response.end('{}');
  });
  expect((await client.send('getInfo')).response?.status).toBe(200);
  expect((await client.send('getInfo')).response?.status).toBe(200);
  expect(count).toBe(3);
});

test('a server that closes connections without a response again and again does not respond', async () => {
  let count = 0;
  const client = await createClient((request, response) => {
    count += 1;
    if (count % 3 === 0) request.socket.resetAndDestroy();
    else response.end('{}');
  });
  const failures: string[] = [];
  for (let index = 0; index < 30; index += 1) {
    const exchange = await client.send('getInfo');
    if (exchange.response === null) failures.push(exchange.failureReason);
  }
  expect(failures.length).toBeGreaterThan(3);
  expect(failures.join()).toMatch(/closed|ECONNRESET/);
});
