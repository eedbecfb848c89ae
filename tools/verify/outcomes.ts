import { allResponseExamples, type ResponseExample } from '#verify/contract/document.ts';
import { type Exchange, errorCode, type ReceivedResponse } from './exchange.ts';

/** A possible result of an operation. Its name is that of its example in the contract. */
export type Outcome = ResponseExample;

/** Every outcome in the contract. */
export const outcomes: readonly Outcome[] = allResponseExamples();

/** Returns the unique key of an outcome, such as `login mismatch`. */
export const outcomeKey = (operation: string, name: string): string => `${operation} ${name}`;

/**
 * Text fields whose values distinguish outcomes, so they must equal the example. Other texts only have to be empty or not
 * empty, as in the example.
 */
const comparedTextFields = /_(yn|type|approve|presentation|method)$|^code$/;

/**
 * Tells whether a value has the form of an example: the same fields and types, null and empty values in the same places,
 * and equal values where they distinguish outcomes. A list must contain a matching item for each item of the example.
 * @param key the name of the field that contains the value
 */
export function matchesExample(example: unknown, value: unknown, key = ''): boolean {
  if (typeof example !== typeof value || (example === null) !== (value === null)) return false;
  if (Array.isArray(example)) {
    if (!Array.isArray(value) || (example.length === 0) !== (value.length === 0)) return false;
    return example.every((item) => value.some((other) => matchesExample(item, other)));
  }
  if (typeof example === 'object' && example !== null) {
    const record: Record<string, unknown> = Object(value);
    return Object.entries(example).every(([name, expected]) => matchesExample(expected, record[name], name));
  }
  if (typeof example === 'boolean' || comparedTextFields.test(key)) return example === value;
  return (example === '') === (value === '');
}

/** The parts of a response that identify its outcome. */
export type ResponseContent = { status: number; type: string; json?: unknown };

/** Returns the outcomes of an operation that a response matches. A file matches by its content type alone. */
export const matchingOutcomes = (operation: string, { status, type, json }: ResponseContent): Outcome[] =>
  outcomes.filter(
    (outcome) =>
      outcome.operation === operation &&
      outcome.status === status &&
      outcome.type === type &&
      (outcome.type !== 'application/json' || matchesExample(outcome.value, json)),
  );

/** Tells whether an example is a file or a success envelope. */
export const isSuccessExample = (type: string, value: unknown) =>
  type !== 'application/json' ||
  (typeof value === 'object' && value !== null && 'success' in value && value.success === true);

/** Tells whether a response has a file or a success envelope. */
export const isSuccessResponse = (response: ReceivedResponse) =>
  response.status === 200 && (response.type !== 'application/json' || isSuccessExample(response.type, response.json));

const outcomeCode = ({ status, type, value }: Outcome) =>
  errorCode({ status, type, headers: new Headers(), bytes: new Uint8Array(), json: value });

/** Tells whether a response has the status and the error code of an outcome. */
export const isSameFailure = (outcome: Outcome, response: ReceivedResponse) =>
  outcome.status === response.status && outcomeCode(outcome) === errorCode(response);

/** Describes an expected outcome in a finding. */
export const describeOutcome = (outcome: Outcome): string => {
  const code = outcomeCode(outcome);
  return `${outcome.name} (status ${outcome.status}, ${code ? `code ${code}` : 'success'})`;
};

/** Describes an actual response in a finding. */
export function describeResponse({ response }: Exchange): string {
  if (!response) return 'nothing';
  const code = errorCode(response);
  return `status ${response.status}, ${code ? `code ${code}` : isSuccessResponse(response) ? 'success' : 'neither success nor failure'}`;
}
