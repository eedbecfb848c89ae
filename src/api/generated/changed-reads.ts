// Written by `npm run generate` from openapi/. Do not edit.
/** The query keys of the reads whose responses a write changes, by the operationId of the write (`x-changes`). */
export const changedReads = {
  modifyMemberInfo: [['/v1/front/getMemberInfo']],
  modifyMemberCompanyInfo: [['/v1/front/getMemberCompanyInfo']],
  modifyMemberEduInfo: [['/v1/front/getMemberEduInfo']],
  enrollStudentCertificate: [['/v1/front/getStudentCertificate']],
  saveForum: [['/v1/front/getInfo'], ['/v1/front/getInfoDetail']],
  uploadConferenceAbstract: [['/v1/front/getAbstractList']],
  createTransferInfo: [['POST', '/v1/front/getAnnualFeePaid'], ['/v1/front/getRegisterInfo']],
  pgApprovalCallback: [['POST', '/v1/front/getAnnualFeePaid'], ['/v1/front/getRegisterInfo']],
} as const satisfies Record<string, readonly (readonly string[])[]>;
