import type { OperationId } from './exchange.ts';

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

/** Tells whether an operation stores data or sends mail. */
export const writesData = (id: OperationId): boolean => writingOperations.has(id);
