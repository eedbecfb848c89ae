import { type OperationId, operationsWithoutWorkflow, operationTable } from './operations.ts';

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
