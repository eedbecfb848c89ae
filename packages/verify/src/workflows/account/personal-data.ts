import { isDeepStrictEqual } from 'node:util';
import { currentEvent } from '#verify/contract/contract-event.ts';
import { changedBy } from '#verify/contract/document.ts';
import { type OperationId, type RequestInput, successData } from '#verify/exchange.ts';
import type { Runner, Session } from '#verify/run/runner.ts';

/** The operations that return data of the member who is logged in, with their requests. */
export const personalReads: [OperationId, RequestInput][] = [
  ['getMemberInfo', {}],
  ['getMemberCompanyInfo', {}],
  ['getMemberEduInfo', {}],
  ['getStudentCertificate', {}],
  ['getAbstractList', { query: { conference_name: currentEvent, row: 100 } }],
  ['getRegisterInfo', { query: { row: 100 } }],
  ['getAnnualFeePaid', {}],
];

/** Reads personal data of a member. An operation that fails has no data. */
export async function readPersonalData(
  runner: Runner,
  { accessToken: token }: Session,
  wanted: readonly OperationId[] = personalReads.map(([id]) => id),
): Promise<Map<OperationId, unknown>> {
  const { client } = runner.context;
  const reads = personalReads.filter(([id]) => wanted.includes(id) && client.skipReason(id) === null);
  const read = async ([id, request]: (typeof reads)[number]): Promise<[OperationId, unknown]> => [
    id,
    successData((await client.send(id, { ...request, token })).response),
  ];
  return new Map(await Promise.all(reads.map(read)));
}

/** Sends requests that a server must reject, and checks that they change no data that a success would change. */
export async function checkNothingChanged(
  runner: Runner,
  session: Session | null,
  id: OperationId,
  sendRejected: () => Promise<unknown>,
) {
  const read = async () => (session ? readPersonalData(runner, session, changedBy(id)) : new Map());
  const before = await read();
  await sendRejected();
  if (before.size === 0 || runner.hasFinding()) return;
  const after = await read();
  for (const [operation, data] of before) {
    const isSame = [data, after.get(operation)].includes(undefined) || isDeepStrictEqual(after.get(operation), data);
    const message = `requests that were rejected have changed the response of ${operation}`;
    runner.check(isSame, { rule: 'stored', message, pointer: `the response of ${operation}`, culprit: id });
  }
}

/** Checks that no query makes a personal read return the data of another member. Unknown parameters may be rejected. */
export const checkOwnData = (runner: Runner, member: Session, other: Session): Promise<unknown> =>
  runner.runParts(personalReads, async (part, [id, request]) => {
    await part.runStep(`${id} returns the data of the logged-in member, whatever the query names`, async () => {
      const { client } = part.context;
      const plain = await client.send(id, { ...request, token: member.accessToken });
      const query = { ...request.query, member_pk: other.pk, member_id: other.id };
      const exchange = await client.send(id, { query, token: member.accessToken });
      if (exchange.response?.status === 400) return void part.checkResponse(id, exchange, ['badRequest']);
      const isSame = isDeepStrictEqual(exchange.response?.json, plain.response?.json);
      const message = 'a query that names another member changes the response';
      const expected = 'the data of the logged-in member, or status 400';
      part.check(isSame, { rule: 'own-data', message, expected }, { exchange, outcomes: ['badRequest'] });
    });
  });

/** How often each member sends the request at the same time. */
const rounds = 3;

/** Sends requests of two members at the same time, which must not get each other's data. */
export const checkSimultaneousMembers = (runner: Runner, first: Session, second: Session): Promise<unknown> =>
  runner.runParts(personalReads, async (branch, [id, request]) => {
    await branch.runStep(`${id}: two members at the same time get their own data`, async () => {
      branch.skipUnavailable(id);
      const { client } = branch.context;
      const requests = [first, second].map(({ accessToken: token }) => ({ ...request, token }));
      const alone: unknown[] = [];
      for (const one of requests) alone.push(successData((await client.send(id, one)).response));
      const exchanges = await client.sendTogether(id, Array(rounds).fill(requests).flat());
      const message = 'of requests by two members at the same time, one gets the data of the other member';
      const violation = { rule: 'own-data', message, pointer: '/data', culprit: id };
      for (const [index, exchange] of exchanges.entries()) {
        const isOwn = isDeepStrictEqual(successData(exchange.response), alone[index % 2]);
        branch.check(isOwn, violation, { exchange, outcomes: [] });
      }
    });
  });
