// Written by `npm run generate` from openapi/. Do not edit.
import type { operations } from '#src/api/generated/schema.ts';
import * as handlers from './client.msw';

type OperationRow = {
  method: 'GET' | 'POST';
  path: string;
  token: 'required' | 'optional' | 'none';
  defaults: object;
  handler: unknown;
};

/** The operationId of an operation in the contract. */
export type OperationId = keyof operations;

/**
 * Every operation: its method, path and token requirement, the defaults of query parameters that are left out, and
 * the MSW handler that orval generates.
 */
export const operationTable = {
  requestToken: { method: "POST", path: "/v1/front/requestToken", token: "none", defaults: {}, handler: handlers.getRequestTokenMockHandler },
  login: { method: "POST", path: "/v1/front/login", token: "none", defaults: {}, handler: handlers.getLoginMockHandler },
  logout: { method: "POST", path: "/v1/front/logout", token: "required", defaults: {}, handler: handlers.getLogoutMockHandler },
  signup: { method: "POST", path: "/v1/front/signup", token: "none", defaults: {}, handler: handlers.getSignupMockHandler },
  checkJoinDuplicate: { method: "POST", path: "/v1/front/checkJoinDuplicate", token: "none", defaults: {}, handler: handlers.getCheckJoinDuplicateMockHandler },
  sendEmailVerification: { method: "POST", path: "/v1/front/sendEmailVerification", token: "optional", defaults: {}, handler: handlers.getSendEmailVerificationMockHandler },
  verifyCode: { method: "POST", path: "/v1/front/verifyCode", token: "optional", defaults: {}, handler: handlers.getVerifyCodeMockHandler },
  findMemberId: { method: "POST", path: "/v1/front/findMemberId", token: "none", defaults: {}, handler: handlers.getFindMemberIdMockHandler },
  findMemberPassword: { method: "POST", path: "/v1/front/findMemberPassword", token: "none", defaults: {}, handler: handlers.getFindMemberPasswordMockHandler },
  resetPw: { method: "POST", path: "/v1/front/resetPw", token: "none", defaults: {}, handler: handlers.getResetPwMockHandler },
  changePw: { method: "POST", path: "/v1/front/changePw", token: "required", defaults: {}, handler: handlers.getChangePwMockHandler },
  getMemberInfo: { method: "GET", path: "/v1/front/getMemberInfo", token: "required", defaults: {}, handler: handlers.getGetMemberInfoMockHandler },
  modifyMemberInfo: { method: "POST", path: "/v1/front/modifyMemberInfo", token: "required", defaults: {}, handler: handlers.getModifyMemberInfoMockHandler },
  getMemberCompanyInfo: { method: "GET", path: "/v1/front/getMemberCompanyInfo", token: "required", defaults: {}, handler: handlers.getGetMemberCompanyInfoMockHandler },
  modifyMemberCompanyInfo: { method: "POST", path: "/v1/front/modifyMemberCompanyInfo", token: "required", defaults: {}, handler: handlers.getModifyMemberCompanyInfoMockHandler },
  getMemberEduInfo: { method: "GET", path: "/v1/front/getMemberEduInfo", token: "required", defaults: {}, handler: handlers.getGetMemberEduInfoMockHandler },
  modifyMemberEduInfo: { method: "POST", path: "/v1/front/modifyMemberEduInfo", token: "required", defaults: {}, handler: handlers.getModifyMemberEduInfoMockHandler },
  enrollStudentCertificate: { method: "POST", path: "/v1/front/enrollStudentCertificate", token: "required", defaults: {}, handler: handlers.getEnrollStudentCertificateMockHandler },
  getStudentCertificate: { method: "GET", path: "/v1/front/getStudentCertificate", token: "required", defaults: {}, handler: handlers.getGetStudentCertificateMockHandler },
  getInfo: { method: "GET", path: "/v1/front/getInfo", token: "optional", defaults: {"page":1,"row":10,"search_category":"all"}, handler: handlers.getGetInfoMockHandler },
  getInfoDetail: { method: "GET", path: "/v1/front/getInfoDetail", token: "optional", defaults: {}, handler: handlers.getGetInfoDetailMockHandler },
  saveForum: { method: "POST", path: "/v1/front/saveForum", token: "required", defaults: {}, handler: handlers.getSaveForumMockHandler },
  getPastConferences: { method: "GET", path: "/v1/front/getPastConferences", token: "optional", defaults: {"page":1,"row":10}, handler: handlers.getGetPastConferencesMockHandler },
  getPastConferencesDetail: { method: "GET", path: "/v1/front/getPastConferencesDetail", token: "optional", defaults: {}, handler: handlers.getGetPastConferencesDetailMockHandler },
  getAbstractList: { method: "GET", path: "/v1/front/getAbstractList", token: "required", defaults: {"page":1,"row":10}, handler: handlers.getGetAbstractListMockHandler },
  uploadConferenceAbstract: { method: "POST", path: "/v1/front/uploadConferenceAbstract", token: "required", defaults: {}, handler: handlers.getUploadConferenceAbstractMockHandler },
  checkRegisterDuplicate: { method: "POST", path: "/v1/front/checkRegisterDuplicate", token: "required", defaults: {}, handler: handlers.getCheckRegisterDuplicateMockHandler },
  getRegisterInfo: { method: "GET", path: "/v1/front/getRegisterInfo", token: "required", defaults: {"page":1,"row":10}, handler: handlers.getGetRegisterInfoMockHandler },
  getPayInfo: { method: "GET", path: "/v1/front/getPayInfo", token: "required", defaults: {}, handler: handlers.getGetPayInfoMockHandler },
  createTransferInfo: { method: "POST", path: "/v1/front/createTransferInfo", token: "required", defaults: {}, handler: handlers.getCreateTransferInfoMockHandler },
  pgReady: { method: "POST", path: "/v1/front/pg/ready", token: "required", defaults: {}, handler: handlers.getPgReadyMockHandler },
  pgApprovalCallback: { method: "POST", path: "/v1/front/pg/approvalCallback", token: "required", defaults: {}, handler: handlers.getPgApprovalCallbackMockHandler },
  getAnnualFeePaid: { method: "POST", path: "/v1/front/getAnnualFeePaid", token: "required", defaults: {}, handler: handlers.getGetAnnualFeePaidMockHandler },
  getReceipt: { method: "GET", path: "/v1/front/getReceipt", token: "required", defaults: {}, handler: handlers.getGetReceiptMockHandler },
  getTransaction: { method: "GET", path: "/v1/front/getTransaction", token: "required", defaults: {}, handler: handlers.getGetTransactionMockHandler },
  saveInquiry: { method: "POST", path: "/v1/front/saveInquiry", token: "optional", defaults: {}, handler: handlers.getSaveInquiryMockHandler },
  fileDownload: { method: "GET", path: "/v1/common/fileDownload", token: "none", defaults: {}, handler: handlers.getFileDownloadMockHandler },
} as const satisfies Record<OperationId, OperationRow>;
