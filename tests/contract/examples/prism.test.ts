/**
 * Requests every example of the contract by name from Prism and from the mock. The same `Prefer` header must give the
 * same status and the same body from both.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { operationIds } from '#mocks/http/document.ts';
import { allScenarios } from '#mocks/scenarios.ts';
import { createMockServer } from '#mocks/server.ts';
import { type Prism, startPrism } from '#tools/dev/start/prism.ts';
import { exampleRequest } from './example-request.ts';

const scenarios = allScenarios().map((scenario) => ({
  ...scenario,
  title: `${scenario.operation} ${scenario.status} ${scenario.name}`,
}));
/** The number of compared examples by body type. */
const comparisons = { json: 0, bytes: 0 };

let prism: Prism;
let mock: Awaited<ReturnType<typeof createMockServer>>;

beforeAll(async () => {
  [prism, mock] = await Promise.all([startPrism(0), createMockServer({ port: 0 })]);
}, 90_000);

afterAll(async () => {
  await Promise.all([prism.stop(), mock.close(true)]);
  const { json, bytes } = comparisons;
  console.log(
    `prism: ${json + bytes} of ${scenarios.length} examples are equal in both mocks (${json} JSON, ${bytes} files).`,
  );
});

/** Fetches a scenario from a server. JSON bodies are parsed; files are returned as hexadecimal digits. */
async function fetchScenario(server: string, { operation, status, name, type }: (typeof scenarios)[number]) {
  const prefer = { Prefer: `code=${status}, example=${name}`, Accept: type };
  const response = await fetch(exampleRequest(operation, server.replace(/\/$/, ''), prefer));
  const body = Buffer.from(await response.arrayBuffer());
  return {
    status: response.status,
    retryAfter: response.headers.get('Retry-After'),
    type: response.headers.get('Content-Type')?.split(';')[0],
    body: type === 'application/json' ? JSON.parse(body.toString()) : body.toString('hex'),
  };
}

describe('Prism and the mock respond equally to each example of the contract', () => {
  test.each(scenarios)('$title', async (scenario) => {
    const [theirs, ours] = await Promise.all([
      fetchScenario(prism.address, scenario),
      fetchScenario(mock.url ?? '', scenario),
    ]);
    expect(theirs).toEqual(ours);
    const isJson = scenario.type === 'application/json';
    const expectedBody = isJson ? scenario.value : Buffer.from(String(scenario.value)).toString('hex');
    const retryAfter = scenario.status === 429 ? '30' : null;
    expect(ours).toEqual({ status: scenario.status, retryAfter, type: scenario.type, body: expectedBody });
    comparisons[isJson ? 'json' : 'bytes'] += 1;
  });
});

test('all examples were compared, and every operation has examples', () => {
  expect(comparisons.json + comparisons.bytes).toBe(scenarios.length);
  expect(new Set(scenarios.map(({ operation }) => operation))).toEqual(new Set(operationIds));
});

describe('without a Prefer header, Prism and the mock accept the example request', () => {
  test.each(operationIds)('of %s', async (id) => {
    const response = await fetch(exampleRequest(id, prism.address));
    await response.arrayBuffer();
    expect(response.status).toBe(200);
    const mockResponse = await fetch(exampleRequest(id, (mock.url ?? '').replace(/\/$/, '')));
    await mockResponse.arrayBuffer();
    expect(mockResponse.status).toBe(200);
  });
});
