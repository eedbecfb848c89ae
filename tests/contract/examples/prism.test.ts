// @module-tag slow
/**
 * Requests every example of the contract by name from Prism. The `Prefer` header must give the status and the body of the
 * contract; scenarios.test.ts proves the same of the mock.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { operationIds } from '#mocks/http/document.ts';
import { allScenarios } from '#mocks/scenarios.ts';
import { differencesOf } from '#tests/contract/support/differences.ts';
import { type Prism, startPrism } from '#tools/dev/start/prism.ts';
import { exampleRequest } from './example-request.ts';

const scenarios = allScenarios();
/** The number of compared examples by body type. */
const comparisons = { json: 0, bytes: 0 };

let prism: Prism;

beforeAll(async () => {
  prism = await startPrism();
}, 90_000);

afterAll(async () => {
  await prism.stop();
  const { json, bytes } = comparisons;
  console.log(
    `prism: ${json + bytes} of ${scenarios.length} examples are equal in Prism (${json} JSON, ${bytes} files).`,
  );
});

const prismUrl = () => prism.address.replace(/\/$/, '');

/** Fetches a scenario from Prism. JSON bodies are parsed; files are returned as hexadecimal digits. */
async function fetchScenario({ operation, status, name, type }: (typeof scenarios)[number]) {
  const prefer = { Prefer: `code=${status}, example=${name}`, Accept: type };
  const response = await fetch(exampleRequest(operation, prismUrl(), prefer));
  const body = Buffer.from(await response.arrayBuffer());
  return {
    status: response.status,
    retryAfter: response.headers.get('Retry-After'),
    type: response.headers.get('Content-Type')?.split(';')[0],
    body: type === 'application/json' ? JSON.parse(body.toString()) : body.toString('hex'),
  };
}

describe('Prism responds as the contract says to each example', () => {
  test.each(operationIds)('of %s', async (id) => {
    const differences: string[] = [];
    for (const scenario of scenarios.filter(({ operation }) => operation === id)) {
      const { status, name, type, value } = scenario;
      const isJson = type === 'application/json';
      const body = isJson ? value : Buffer.from(String(value)).toString('hex');
      const expected = { status, retryAfter: status === 429 ? '30' : null, type, body };
      for (const line of differencesOf(await fetchScenario(scenario), expected))
        differences.push(`${status} ${name}: ${line}`);
      comparisons[isJson ? 'json' : 'bytes'] += 1;
    }
    expect(differences).toEqual([]);
  });
});

test('all examples were compared, and every operation has examples', () => {
  expect(comparisons.json + comparisons.bytes).toBe(scenarios.length);
  expect(new Set(scenarios.map(({ operation }) => operation))).toEqual(new Set(operationIds));
});

test('without a Prefer header, Prism accepts the example request of each operation', async () => {
  const refused: string[] = [];
  for (const id of operationIds) {
    const response = await fetch(exampleRequest(id, prismUrl()));
    await response.arrayBuffer();
    if (response.status !== 200) refused.push(`${id}: status ${response.status}`);
  }
  expect(refused).toEqual([]);
});
