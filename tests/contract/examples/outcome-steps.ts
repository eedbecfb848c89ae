/**
 * How the outcomes that the contract names are reached: by what somebody does, never by asking for them in a `Prefer`
 * header. Each resource has its ways in `reached/`; what any operation can answer is reached here, in one way for all.
 */

import { type OperationId, operationTable } from '#mocks/generated/operations.ts';
import { operationIds } from '#mocks/http/document.ts';
import { accessTokenOf } from '#tests/contract/support/request-data.ts';
import { apiBase, type Visitor } from '#tests/contract/support/visitor.ts';
import { exampleRequest } from './example-request.ts';

/** What a visitor does to reach an outcome; the last answer is it. */
export type OutcomeSteps = (visitor: Visitor) => Promise<Response>;

/** The ways to the outcomes of some operations, by the names of the contract's examples. */
export type OutcomesByOperation = { [Id in OperationId]?: Record<string, OutcomeSteps> };

const dayMs = 24 * 3_600_000;

/** Sends the request that the contract has as its example, with more behind its address. */
function sendExample(id: OperationId, visitor: Visitor, headers: Record<string, string> = {}, more = '') {
  const request = exampleRequest(id, apiBase, { 'X-Mock-Session': visitor.session, ...headers });
  const address = `${request.url}${request.url.includes('?') ? '&' : '?'}${more}`;
  return visitor.dispatch(more ? new Request(address, request) : request);
}

/** The example of an operation, sent by a member some time after the login. */
const afterDays =
  (id: OperationId, days: number): OutcomeSteps =>
  async (visitor) => {
    const token = await accessTokenOf(visitor);
    visitor.db.clock.advance(days * dayMs);
    return sendExample(id, visitor, { Authorization: token });
  };

const withLargeFile =
  (id: OperationId): OutcomeSteps =>
  async (visitor) => {
    const request = exampleRequest(id, apiBase);
    const form = await request.formData();
    const file = new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'large.docx');
    const [name] = [...form].find(([, value]) => value instanceof File) ?? [id === 'saveInquiry' ? 'file[0]' : ''];
    form.set(name, file);
    const token = operationTable[id].token === 'none' ? {} : { token: await accessTokenOf(visitor) };
    return visitor.call(id, { form, ...token });
  };

/** The ways that are the same for all operations that can answer so. */
function commonOutcomes(id: OperationId): Record<string, OutcomeSteps> {
  const ways: Record<string, OutcomeSteps> = {
    badRequest: (visitor) => sendExample(id, visitor, {}, 'nonsense=1'),
    unauthorized: (visitor) => sendExample(id, visitor, { ClientSecret: '' }),
    tooLarge: withLargeFile(id),
  };
  if (operationTable[id].token === 'none') return ways;
  return {
    ...ways,
    tokenRejected: (visitor) => sendExample(id, visitor),
    tokenExpired: afterDays(id, 1),
    sessionExpired: afterDays(id, 15),
  };
}

/** The way to an outcome, if there is one: that of its resource before the common one. */
export function stepsTo(ways: OutcomesByOperation[], id: OperationId, name: string): OutcomeSteps | undefined {
  return ways.map((some) => some[id]?.[name]).find((way) => way) ?? commonOutcomes(id)[name];
}

/** Every outcome that some way claims to reach, to be held against those that the contract names. */
export const claimedOutcomes = (ways: OutcomesByOperation[]): string[] =>
  ways.flatMap((some) => operationIds.flatMap((id) => Object.keys(some[id] ?? {}).map((name) => `${id} ${name}`)));
