import { currentEvent } from '#verify/contract/contract-event.ts';
import { type OperationId, type RequestInput, successData } from '#verify/exchange.ts';
import type { MemberSession } from '#verify/run/run-context.ts';
import type { WorkflowRunner } from '#verify/run/workflow-runner.ts';

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

/**
 * Reads personal data of a member. An operation that fails has no data.
 * @param wanted the operations to send, all by default
 */
export async function readPersonalData(
  runner: WorkflowRunner,
  { accessToken: token }: MemberSession,
  wanted: readonly OperationId[] = personalReads.map(([id]) => id),
): Promise<Map<OperationId, unknown>> {
  const { client } = runner.context;
  const reads = personalReads.filter(([id]) => wanted.includes(id) && client.skipReason(id) === null);
  const data = await Promise.all(
    reads.map(async ([id, request]): Promise<[OperationId, unknown]> => {
      const { response } = await client.send(id, { ...request, token });
      return [id, successData(response)];
    }),
  );
  return new Map(data);
}
