import type { OperationId } from '#mocks/generated/operations.ts';
import { responsesOf } from '#mocks/http/document.ts';
import { scenariosOf } from '#mocks/scenarios.ts';
import { copyResponse, failureResponse, isJsonResponse, type LooseJson, readJson } from '#test/faults/fault.ts';
import { type JsonChange, jsonMutant, type Mutant, responseMutant } from './mutant.ts';

type NamedChange = [says: string, change: (json: LooseJson) => LooseJson];

const changesOfSuccess: NamedChange[] = [
  ['success lacks the key success', ({ success: _, ...json }) => json],
  ['success lacks the key data', ({ data: _, ...json }) => json],
  ['success lacks the key error', ({ error: _, ...json }) => json],
  ['success has the text true for the key success', (json) => ({ ...json, success: 'true' })],
  ['success has false for the key success', (json) => ({ ...json, success: false })],
  ['success has null for the key data', (json) => ({ ...json, data: null })],
  ['success has an empty object for the key error', (json) => ({ ...json, error: {} })],
  ['success has an unknown key', (json) => ({ ...json, timestamp: 1 })],
  ['success is not in an envelope', (json) => json.data ?? {}],
  ['success has an unknown key in its data', (json) => ({ ...json, data: { ...Object(json.data), extra: 1 } })],
];

const withError = (change: (error: LooseJson) => LooseJson) => (json: LooseJson) => ({
  ...json,
  error: change(json.error),
});

const changesOfFailure: NamedChange[] = [
  ['failure lacks the key success', ({ success: _, ...json }) => json],
  ['failure lacks the key data', ({ data: _, ...json }) => json],
  ['failure lacks the key error', ({ error: _, ...json }) => json],
  ['failure has true for the key success', (json) => ({ ...json, success: true })],
  ['failure has an empty object for the key data', (json) => ({ ...json, data: {} })],
  ['failure has null for the key error', (json) => ({ ...json, error: null })],
  ['failure has a text for the key error', (json) => ({ ...json, error: json.error.message })],
  ['failure has no code', withError(({ code: _, ...error }) => error)],
  ['failure has a number as its code', withError((error) => ({ ...error, code: Number(error.code) }))],
  ['failure has no message', withError(({ message: _, ...error }) => error)],
  ['failure has an empty message', withError((error) => ({ ...error, message: '' }))],
  ['failure has an unknown key in its error', withError((error) => ({ ...error, stack: 'at x' }))],
];

const envelopeMutants = (operation: OperationId): Mutant[] => {
  const when =
    (isSuccess: boolean, change: (json: LooseJson) => LooseJson): JsonChange =>
    (json) =>
      (json.error === null) === isSuccess ? change(json) : json;
  const envelopeMutant = (isSuccess: boolean, [says, change]: NamedChange) =>
    jsonMutant({ kind: 'envelope', operation, change: `a ${says}` }, () => when(isSuccess, change));
  return [
    ...changesOfSuccess.map((change) => envelopeMutant(true, change)),
    ...changesOfFailure.map((change) => envelopeMutant(false, change)),
  ];
};

/** A failure of the contract: the status, the code, and the names of the examples that have both. */
type Failure = { status: number; code: string; names: string[] };

/** Failures that a correct server cannot be made to answer: the rate limit and the failure of the server. */
const unreachableStatuses = [429, 500];

/** Returns the failures of an operation that requests can cause. Outcomes with the same status and code are one failure. */
export function failuresOf(operation: OperationId): Failure[] {
  const failures = new Map<string, Failure>();
  for (const { status, name, value } of scenariosOf(operation)) {
    const json: LooseJson = value;
    const code = json?.error?.code;
    if (typeof code !== 'string' || unreachableStatuses.includes(status)) continue;
    const known = failures.get(`${status} ${code}`);
    if (known) known.names.push(name);
    else failures.set(`${status} ${code}`, { status, code, names: [name] });
  }
  return [...failures.values()];
}

/** Returns a success of the contract's examples, or an empty one when the operation has none as JSON. */
function exampleSuccess(operation: OperationId): Response {
  const success = scenariosOf(operation).find(({ value }) => Object(value).success === true);
  return Response.json(success?.value ?? { success: true, data: null, error: null });
}

/** Tells whether a response is a given failure. */
const isFailure = async (response: Response, { status, code }: Failure): Promise<boolean> =>
  response.status === status && (await readJson(response))?.error?.code === code;

const htmlPage = (status: number) =>
  new Response('<!doctype html><h1>Error</h1>', { status, headers: { 'Content-Type': 'text/html' } });

/** Returns the mutants of one failure: another code, another status, no failure at all. */
function mutantsOfFailure(operation: OperationId, failure: Failure, all: Failure[]): Mutant[] {
  const { status, code, names } = failure;
  const label = `${names.join(', ')} (status ${status}, code ${code})`;
  const replace = (kind: string, says: string, createResponse: (response: Response) => Response) =>
    responseMutant({ kind, operation, change: `${label} ${says}` }, async (response) =>
      (await isFailure(response, failure)) ? createResponse(response) : response,
    );
  const withStatus = (other: number) =>
    replace('failure: other status', `has the status ${other}`, (response) =>
      copyResponse(response, response.body, { status: other }),
    );
  const codes = [...new Set(all.map((other) => other.code))];
  const nextCode = codes[(codes.indexOf(code) + 1) % codes.length] ?? code;
  return [
    replace('failure: other code', `has the code ${nextCode}`, () => failureResponse(nextCode, status)),
    replace('failure: unknown code', 'has the code 99', () => failureResponse('99', status)),
    replace('failure: accepted', 'is a success', () => exampleSuccess(operation)),
    replace('failure: page', 'is an HTML page', () => htmlPage(status)),
    replace('failure: server error', 'is a server error', () => failureResponse('50', 500)),
    ...(status === 200 ? [400, 401] : [200, 422]).map(withStatus),
  ];
}

/** Returns the mutants of the status and the headers of all responses or all successes. */
function headerMutants(operation: OperationId): Mutant[] {
  const withType = (type: string) =>
    responseMutant(
      { kind: 'header: content type', operation, change: `JSON has the content type ${type}` },
      (response) =>
        isJsonResponse(response)
          ? copyResponse(response, response.body, { headers: { 'Content-Type': type } })
          : response,
    );
  const withStatus = (status: number) =>
    responseMutant(
      { kind: 'success: other status', operation, change: `a success has the status ${status}` },
      (response) =>
        response.status === 200 ? copyResponse(response, status === 204 ? null : response.body, { status }) : response,
    );
  const onBody = (says: string, change: (text: string) => string) =>
    responseMutant({ kind: 'body', operation, change: `JSON ${says}` }, async (response) =>
      isJsonResponse(response) ? copyResponse(response, change(await response.text())) : response,
    );
  return [
    ...['text/plain', 'text/html', 'application/problem+json', 'application/json; charset=euc-kr'].map(withType),
    responseMutant({ kind: 'header: content type', operation, change: 'JSON has no content type' }, async (response) =>
      isJsonResponse(response) ? new Response(await response.arrayBuffer(), { status: response.status }) : response,
    ),
    ...[201, 204, 500].map(withStatus),
    onBody('is truncated', (text) => text.slice(0, -1)),
    onBody('is empty', () => ''),
    onBody('has text after its end', (text) => `${text}x`),
  ];
}

/** Returns the mutants of the envelope, the failures, the statuses and the content type of an operation. */
export function responseMutants(operation: OperationId): Mutant[] {
  const failures = failuresOf(operation);
  const hasJson = responsesOf(operation).some(({ type }) => type === 'application/json');
  if (!hasJson) return [];
  return [
    ...envelopeMutants(operation),
    ...failures.flatMap((failure) => mutantsOfFailure(operation, failure, failures)),
    ...headerMutants(operation),
  ];
}
