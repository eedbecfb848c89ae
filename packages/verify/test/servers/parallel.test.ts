/** Tests that concurrent requests of the verifier cause no findings of their own, and give reports in a stable order. */
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { faultNamed } from '#test/faults/catalogue.ts';
import type { Fault } from '#test/faults/fault.ts';
import { useFaultyServer, verifySettings } from '#test/faults/faulty-server.ts';
import { createContext } from '#verify/run/run-context.ts';
import type { Settings } from '#verify/run/settings.ts';
import { startTestServer } from './test-server.ts';

const runTimeoutMs = 300_000;
const server = useFaultyServer();

/** Runs the workflow of the boards, and returns its steps, findings and reason to end early. */
async function verifyBoards(fault: Fault, given: Partial<Settings>) {
  const { context, aborted } = await server.verify(fault, { onlyWorkflows: ['boards'], ...given });
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
  const fault = faultNamed('hits are text');
  const oneByOne = await verifyBoards(fault, { parallelRequests: 1 });
  expect(oneByOne.findings.length).toBeGreaterThan(0);
  expect(await verifyBoards(inAnyOrder(fault), { parallelRequests: 8 })).toEqual(oneByOne);
});

/** Starts a server with a handler, and creates a client for it. */
const createClient = async (handle: RequestListener, given: Partial<Settings> = {}) =>
  createContext(verifySettings(await startTestServer(handle), given)).client;

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

test('requests on all the connections that the server closes at the same time are sent again', async () => {
  const idle = new Set<Socket>();
  const client = await createClient(async ({ socket }, response) => {
    if (idle.has(socket)) {
      for (const one of idle) one.resetAndDestroy();
      return idle.clear();
    }
    await setTimeout(20);
    response.end('{}', () => idle.add(socket));
  });
  for (let round = 0; round < 4; round += 1) {
    const exchanges = await Promise.all(Array.from({ length: 12 }, () => client.send('getInfo')));
    expect(exchanges.map(({ response }) => response?.status)).toEqual(Array(12).fill(200));
  }
});

test('a server that is stopped and started again while a run waits ends no run', async () => {
  const listener: RequestListener = (_request, response) => void response.end('{}');
  const start = (port: number) => {
    const started = createServer(listener).listen(port, '127.0.0.1');
    onTestFinished(() => void started.close());
    return started;
  };
  const first = start(0);
  await once(first, 'listening');
  const { port } = first.address() as AddressInfo;
  const { client } = createContext(verifySettings(`http://127.0.0.1:${port}`));
  expect((await client.send('getInfo')).response?.status).toBe(200);
  first.closeAllConnections();
  first.close();
  await once(first, 'close');
  const exchanges = Promise.all([client.send('getInfo'), client.send('login')]);
  await setTimeout(300);
  start(port);
  expect((await exchanges).map(({ response }) => response?.status)).toEqual([200, 200]);
  expect(client.notes).toEqual([expect.stringMatching(/^The server stopped and was started again\./)]);
});

test('a response that needs longer than the time limit is no finding, and is named with the load', async () => {
  const client = await createClient(
    async (_request, response) => {
      await setTimeout(300);
      response.end('{}');
    },
    { timeoutMs: 200 },
  );
  expect((await client.send('getInfo')).response?.status).toBe(200);
  expect(client.notes).toEqual([
    expect.stringMatching(
      /^1 request took longer than 0\.2 s; .*getInfo, took 0\.\d s\. The load of this machine was \d/,
    ),
  ]);
});

test('a request without a response is sent again once, and is then a finding', async () => {
  let count = 0;
  const client = await createClient(
    ({ url }, response) => {
      if (url?.includes('getInfo')) count += 1;
      else response.end('{}');
    },
    { timeoutMs: 100 },
  );
  expect(await client.send('getInfo')).toMatchObject({
    response: null,
    failureReason: 'no response within 0.2 s; the response is lost, also when the request is sent again alone',
  });
  expect(count).toBe(2);
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
