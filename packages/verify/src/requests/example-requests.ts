import { exampleRequest, requestBodyOf } from '#verify/contract/contract-examples.ts';
import { operationsWithoutWorkflow, operationTable } from '#verify/contract/operations.ts';
import type { OperationId, RequestInput } from '#verify/exchange.ts';
import type { Runner } from '#verify/run/runner.ts';

/** Returns the example request of an operation. Its title or ID contains the mark of the run, in case the server stores it. */
export function markedExampleRequest(runner: Runner, id: OperationId): RequestInput {
  const marks: Record<string, string> = {
    forum_title: `[${runner.context.prefix}] probe`,
    inquiry_title: `[${runner.context.prefix}] probe`,
    member_id: `${runner.context.prefix}probe`,
  };
  const names = Object.keys(requestBodyOf(id)?.schema.properties ?? {});
  return exampleRequest(id, Object.fromEntries(Object.entries(marks).filter(([name]) => names.includes(name))));
}

/** The operations that store data or send mail. Without `--write`, they get no request that a server might accept. */
const writingOperations: ReadonlySet<OperationId> = new Set<OperationId>([
  'signup',
  'sendEmailVerification',
  'verifyCode',
  'findMemberPassword',
  'resetPw',
  'changePw',
  'modifyMemberInfo',
  'modifyMemberCompanyInfo',
  'modifyMemberEduInfo',
  'enrollStudentCertificate',
  'saveForum',
  'uploadConferenceAbstract',
  'createTransferInfo',
  'pgReady',
  'pgApprovalCallback',
  'saveInquiry',
]);

/** Tells whether an operation stores data or sends mail. An unknown one might do so, unless its method is GET. */
export const writesData = (id: OperationId): boolean =>
  writingOperations.has(id) || (operationsWithoutWorkflow.includes(id) && operationTable[id].method !== 'GET');
