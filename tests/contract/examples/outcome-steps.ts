/**
 * The steps that reach the outcomes of the contract by the actions of a visitor, without a `Prefer` header. The steps of
 * each resource are in `outcomes/`. This file has the steps for outcomes that all operations share.
 */

import { type OperationId, operationTable } from '#mocks/generated/operations.ts';
import { operationIds } from '#mocks/http/document.ts';
import { accessTokenOf } from '#tests/contract/support/request-data.ts';
import { apiBase, type Visitor } from '#tests/contract/support/visitor.ts';
import type { ApiResult } from '#tests/support/api-results.ts';
import { exampleRequest } from './example-request.ts';

/** The steps of a visitor to an outcome. The last result is the outcome; its body may be unread. */
export type OutcomeSteps = (visitor: Visitor) => Promise<ApiResult>;

/** The steps by operation and by the name of the contract's example. */
export type OutcomesByOperation = { [Id in OperationId]?: Record<string, OutcomeSteps> };

const dayMs = 24 * 3_600_000;

/** Sends the example request of an operation, optionally with an extra query parameter. */
async function sendExample(id: OperationId, visitor: Visitor, headers: Record<string, string> = {}, extraQuery = '') {
  const request = exampleRequest(id, apiBase, { 'X-Mock-Session': visitor.session, ...headers });
  const url = `${request.url}${request.url.includes('?') ? '&' : '?'}${extraQuery}`;
  return { response: await visitor.dispatch(extraQuery ? new Request(url, request) : request) };
}

/** Sends the example request of an operation some days after the login. */
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
    return { response: await visitor.callUntyped(id, { form, ...token }) };
  };

/** Returns the steps to the outcomes that all operations share. */
function commonOutcomes(id: OperationId): Record<string, OutcomeSteps> {
  const outcomes: Record<string, OutcomeSteps> = {
    badRequest: (visitor) => sendExample(id, visitor, {}, 'nonsense=1'),
    unauthorized: (visitor) => sendExample(id, visitor, { ClientSecret: '' }),
    tooLarge: withLargeFile(id),
  };
  if (operationTable[id].token === 'none') return outcomes;
  return {
    ...outcomes,
    tokenRejected: (visitor) => sendExample(id, visitor),
    tokenExpired: afterDays(id, 1),
    sessionExpired: afterDays(id, 15),
  };
}

/** Returns the steps to an outcome. Steps of the resource take precedence over the common ones. */
export function stepsTo(groups: OutcomesByOperation[], id: OperationId, name: string): OutcomeSteps | undefined {
  return groups.map((group) => group[id]?.[name]).find((steps) => steps) ?? commonOutcomes(id)[name];
}

/** Lists every outcome that has steps, to compare them with the outcomes of the contract. */
export const claimedOutcomes = (groups: OutcomesByOperation[]): string[] =>
  groups.flatMap((group) => operationIds.flatMap((id) => Object.keys(group[id] ?? {}).map((name) => `${id} ${name}`)));
