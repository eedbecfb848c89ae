import { type Example, resolveReference, responsesOf } from '#verify/contract/document.ts';
import { isJsonObject } from '#verify/contract/json-values.ts';
import { operationIds } from '#verify/contract/operations.ts';
import { matchingSuccesses } from '#verify/coverage/matching-success.ts';
import { type Exchange, errorCode, type ReceivedResponse } from './exchange.ts';

/** Every outcome in the contract, in its order. */
export const outcomes = operationIds.flatMap((operation) =>
  responsesOf(operation).flatMap(({ status, type, media }) =>
    Object.entries(media.examples ?? {}).map(([name, example]) => {
      const { value, summary = name } = resolveReference<Example>(example);
      return { operation, status, name, summary, type, value };
    }),
  ),
);

/** A possible result of an operation: an example of the contract for a response, with its name and summary there. */
export type Outcome = (typeof outcomes)[number];

/** Returns the unique key of an outcome, such as `login mismatch`. */
export const outcomeKey = (operation: string, name: string): string => `${operation} ${name}`;

/** The parts of a response that identify its outcome. */
export type ResponseContent = { status: number; type: string; json?: unknown };

/** Tells whether an example is a file or a success envelope. */
export const isSuccessExample = (type: string, value: unknown) =>
  type !== 'application/json' ||
  (typeof value === 'object' && value !== null && 'success' in value && value.success === true);

/** Returns the error code of an outcome, or null for a success. */
const outcomeCode = ({ status, type, value }: Outcome) =>
  errorCode({ status, type, headers: new Headers(), bytes: new Uint8Array(), json: value });

/** Returns the outcomes that a response matches: a file by its type, a failure by its code, a success by its values. */
export function matchingOutcomes(operation: string, { status, type, json }: ResponseContent): Outcome[] {
  const known = outcomes.filter(
    (outcome) => outcome.operation === operation && outcome.status === status && outcome.type === type,
  );
  if (type !== 'application/json') return known;
  if (!isSuccessExample(type, json)) {
    const error = isJsonObject(json) ? json.error : null;
    return known.filter((outcome) => isJsonObject(error) && outcomeCode(outcome) === error.code);
  }
  const names = matchingSuccesses(
    known.filter(({ value }) => isSuccessExample(type, value)),
    json,
  );
  return known.filter(({ name }) => names.includes(name));
}

/** Tells whether a response has a file or a success envelope. */
export const isSuccessResponse = (response: ReceivedResponse) =>
  response.status === 200 && (response.type !== 'application/json' || isSuccessExample(response.type, response.json));

/** Returns the outcomes of an operation with the given names. */
export const outcomesNamed = (id: string, names: readonly string[]): Outcome[] =>
  outcomes.filter(({ operation, name }) => operation === id && names.includes(name));

/** Tells whether a response has one of some outcomes. One success stands for every success of the operation. */
export const hasOutcomeOf = (expected: readonly Outcome[], response: ReceivedResponse): boolean =>
  errorCode(response) === null
    ? isSuccessResponse(response) &&
      expected.some(({ status, type, value }) => status === 200 && isSuccessExample(type, value))
    : expected.some((outcome) => outcome.status === response.status && outcomeCode(outcome) === errorCode(response));

/** Describes an expected outcome in a finding. */
const describeOutcome = (outcome: Outcome): string => {
  const code = outcomeCode(outcome);
  return `${outcome.name} (status ${outcome.status}, ${code ? `code ${code}` : 'success'})`;
};

/** Describes an actual response in a finding. */
function describeResponse({ response }: Exchange): string {
  if (!response) return 'nothing';
  const code = errorCode(response);
  return `status ${response.status}, ${code ? `code ${code}` : isSuccessResponse(response) ? 'success' : 'neither success nor failure'}`;
}

/** Returns the violation of a response that has none of the outcomes with the given names. */
export const wrongOutcome = (exchange: Exchange, expected: readonly string[]) => ({
  rule: 'outcome',
  message: `the outcome is not ${expected.join(' or ')}`,
  expected: outcomesNamed(exchange.operation, expected).map(describeOutcome).join(', or '),
  actual: describeResponse(exchange),
});
