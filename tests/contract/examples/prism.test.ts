/**
 * Every example of the contract, asked for by name, through Prism and through the mock: the same `Prefer` header has
 * to bring the same status and the same body from both.
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
/** What was compared, by what its body is. */
const compared = { json: 0, bytes: 0 };

let prism: Prism;
let mock: Awaited<ReturnType<typeof createMockServer>>;

beforeAll(async () => {
  [prism, mock] = await Promise.all([startPrism(0), createMockServer({ port: 0 })]);
}, 90_000);

afterAll(async () => {
  await Promise.all([prism.stop(), mock.close(true)]);
  const { json, bytes } = compared;
  console.log(
    `prism: ${json + bytes} of ${scenarios.length} examples alike in both mocks (${json} JSON, ${bytes} files).`,
  );
});

/** What a server answers; JSON as its value, a file as its bytes. */
async function ask(server: string, { operation, status, name, type }: (typeof scenarios)[number]) {
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

describe('each example of the contract is answered alike by Prism and the mock', () => {
  test.each(scenarios)('$title', async (scenario) => {
    const [theirs, ours] = await Promise.all([ask(prism.address, scenario), ask(mock.url ?? '', scenario)]);
    expect(theirs).toEqual(ours);
    const isJson = scenario.type === 'application/json';
    const wanted = isJson ? scenario.value : Buffer.from(String(scenario.value)).toString('hex');
    const retryAfter = scenario.status === 429 ? '30' : null;
    expect(ours).toEqual({ status: scenario.status, retryAfter, type: scenario.type, body: wanted });
    compared[isJson ? 'json' : 'bytes'] += 1;
  });
});

test('no example was left out, and every operation has some', () => {
  expect(compared.json + compared.bytes).toBe(scenarios.length);
  expect(new Set(scenarios.map(({ operation }) => operation))).toEqual(new Set(operationIds));
});

describe('without a Prefer header, Prism and the mock alike take the example request of', () => {
  test.each(operationIds)('%s as one that keeps the contract', async (id) => {
    const response = await fetch(exampleRequest(id, prism.address));
    await response.arrayBuffer();
    expect(response.status).toBe(200);
    const answer = await fetch(exampleRequest(id, (mock.url ?? '').replace(/\/$/, '')));
    await answer.arrayBuffer();
    expect(answer.status).toBe(200);
  });
});
