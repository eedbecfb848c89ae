// Written by `npm run generate` from openapi/. Do not edit.
/**
 * The reads whose responses a write changes, by the operationId of the write (`x-changes`). After the write,
 * `src/api/mutation-options.ts` drops them from the cache, and requests those on the screen again.
 */
export const changedReads = {
  modifyMemberInfo: ['getMemberInfo'],
  modifyMemberCompanyInfo: ['getMemberCompanyInfo'],
  modifyMemberEduInfo: ['getMemberEduInfo'],
  enrollStudentCertificate: ['getStudentCertificate'],
  saveForum: ['getInfo', 'getInfoDetail'],
  uploadConferenceAbstract: ['getAbstractList'],
  createTransferInfo: ['getAnnualFeePaid', 'getRegisterInfo'],
  pgApprovalCallback: ['getAnnualFeePaid', 'getRegisterInfo'],
} as const satisfies Record<string, readonly string[]>;
