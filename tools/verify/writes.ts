import type { OperationId } from './exchange.ts';

/**
 * The operations that leave something behind: an account, a mail, a record. Without `--write` none of them is sent
 * anything that a server could take, and nothing that a broken one could take by mistake.
 */
const writing: ReadonlySet<OperationId> = new Set<OperationId>([
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

/** Whether an operation leaves something behind. */
export const writes = (id: OperationId): boolean => writing.has(id);
