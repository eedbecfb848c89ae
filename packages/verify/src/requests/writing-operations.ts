import { operationsWithoutWorkflow, operationTable } from '#verify/contract/operations.ts';
import type { OperationId } from '#verify/exchange.ts';

/**
 * The operations that store data or send mail. Without `--write`, the run sends them no request that a server might
 * accept, not even one that only a faulty server accepts.
 */
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

/**
 * Tells whether an operation stores data or sends mail. An operation that the verifier does not know might do so, unless
 * its method is GET.
 */
export const writesData = (id: OperationId): boolean =>
  writingOperations.has(id) || (operationsWithoutWorkflow.includes(id) && operationTable[id].method !== 'GET');
