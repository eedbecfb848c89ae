// Written by `npm run generate` from openapi/. Do not edit.
import { getRequestTokenMockHandler, getLoginMockHandler, getLogoutMockHandler, getSignupMockHandler, getCheckJoinDuplicateMockHandler, getSendEmailVerificationMockHandler, getVerifyCodeMockHandler, getFindMemberIdMockHandler, getFindMemberPasswordMockHandler, getResetPwMockHandler, getChangePwMockHandler, getGetMemberInfoMockHandler, getModifyMemberInfoMockHandler, getGetMemberCompanyInfoMockHandler, getModifyMemberCompanyInfoMockHandler, getGetMemberEduInfoMockHandler, getModifyMemberEduInfoMockHandler, getEnrollStudentCertificateMockHandler, getGetStudentCertificateMockHandler, getGetInfoMockHandler, getGetInfoDetailMockHandler, getSaveForumMockHandler, getGetPastConferencesMockHandler, getGetPastConferencesDetailMockHandler, getGetAbstractListMockHandler, getUploadConferenceAbstractMockHandler, getCheckRegisterDuplicateMockHandler, getGetRegisterInfoMockHandler, getGetPayInfoMockHandler, getCreateTransferInfoMockHandler, getPgReadyMockHandler, getPgApprovalCallbackMockHandler, getGetAnnualFeePaidMockHandler, getGetReceiptMockHandler, getGetTransactionMockHandler, getSaveInquiryMockHandler, getFileDownloadMockHandler } from './client.msw';
import type { operations } from '#src/api/generated/schema.ts';

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
  requestToken: {
    method: 'POST',
    path: '/v1/front/requestToken',
    token: 'none',
    defaults: {},
    handler: getRequestTokenMockHandler,
  },
  login: {
    method: 'POST',
    path: '/v1/front/login',
    token: 'none',
    defaults: {},
    handler: getLoginMockHandler,
  },
  logout: {
    method: 'POST',
    path: '/v1/front/logout',
    token: 'required',
    defaults: {},
    handler: getLogoutMockHandler,
  },
  signup: {
    method: 'POST',
    path: '/v1/front/signup',
    token: 'none',
    defaults: {},
    handler: getSignupMockHandler,
  },
  checkJoinDuplicate: {
    method: 'POST',
    path: '/v1/front/checkJoinDuplicate',
    token: 'none',
    defaults: {},
    handler: getCheckJoinDuplicateMockHandler,
  },
  sendEmailVerification: {
    method: 'POST',
    path: '/v1/front/sendEmailVerification',
    token: 'optional',
    defaults: {},
    handler: getSendEmailVerificationMockHandler,
  },
  verifyCode: {
    method: 'POST',
    path: '/v1/front/verifyCode',
    token: 'optional',
    defaults: {},
    handler: getVerifyCodeMockHandler,
  },
  findMemberId: {
    method: 'POST',
    path: '/v1/front/findMemberId',
    token: 'none',
    defaults: {},
    handler: getFindMemberIdMockHandler,
  },
  findMemberPassword: {
    method: 'POST',
    path: '/v1/front/findMemberPassword',
    token: 'none',
    defaults: {},
    handler: getFindMemberPasswordMockHandler,
  },
  resetPw: {
    method: 'POST',
    path: '/v1/front/resetPw',
    token: 'none',
    defaults: {},
    handler: getResetPwMockHandler,
  },
  changePw: {
    method: 'POST',
    path: '/v1/front/changePw',
    token: 'required',
    defaults: {},
    handler: getChangePwMockHandler,
  },
  getMemberInfo: {
    method: 'GET',
    path: '/v1/front/getMemberInfo',
    token: 'required',
    defaults: {},
    handler: getGetMemberInfoMockHandler,
  },
  modifyMemberInfo: {
    method: 'POST',
    path: '/v1/front/modifyMemberInfo',
    token: 'required',
    defaults: {},
    handler: getModifyMemberInfoMockHandler,
  },
  getMemberCompanyInfo: {
    method: 'GET',
    path: '/v1/front/getMemberCompanyInfo',
    token: 'required',
    defaults: {},
    handler: getGetMemberCompanyInfoMockHandler,
  },
  modifyMemberCompanyInfo: {
    method: 'POST',
    path: '/v1/front/modifyMemberCompanyInfo',
    token: 'required',
    defaults: {},
    handler: getModifyMemberCompanyInfoMockHandler,
  },
  getMemberEduInfo: {
    method: 'GET',
    path: '/v1/front/getMemberEduInfo',
    token: 'required',
    defaults: {},
    handler: getGetMemberEduInfoMockHandler,
  },
  modifyMemberEduInfo: {
    method: 'POST',
    path: '/v1/front/modifyMemberEduInfo',
    token: 'required',
    defaults: {},
    handler: getModifyMemberEduInfoMockHandler,
  },
  enrollStudentCertificate: {
    method: 'POST',
    path: '/v1/front/enrollStudentCertificate',
    token: 'required',
    defaults: {},
    handler: getEnrollStudentCertificateMockHandler,
  },
  getStudentCertificate: {
    method: 'GET',
    path: '/v1/front/getStudentCertificate',
    token: 'required',
    defaults: {},
    handler: getGetStudentCertificateMockHandler,
  },
  getInfo: {
    method: 'GET',
    path: '/v1/front/getInfo',
    token: 'optional',
    defaults: {"page":1,"row":10,"search_category":"all"},
    handler: getGetInfoMockHandler,
  },
  getInfoDetail: {
    method: 'GET',
    path: '/v1/front/getInfoDetail',
    token: 'optional',
    defaults: {},
    handler: getGetInfoDetailMockHandler,
  },
  saveForum: {
    method: 'POST',
    path: '/v1/front/saveForum',
    token: 'required',
    defaults: {},
    handler: getSaveForumMockHandler,
  },
  getPastConferences: {
    method: 'GET',
    path: '/v1/front/getPastConferences',
    token: 'optional',
    defaults: {"page":1,"row":10},
    handler: getGetPastConferencesMockHandler,
  },
  getPastConferencesDetail: {
    method: 'GET',
    path: '/v1/front/getPastConferencesDetail',
    token: 'optional',
    defaults: {},
    handler: getGetPastConferencesDetailMockHandler,
  },
  getAbstractList: {
    method: 'GET',
    path: '/v1/front/getAbstractList',
    token: 'required',
    defaults: {"page":1,"row":10},
    handler: getGetAbstractListMockHandler,
  },
  uploadConferenceAbstract: {
    method: 'POST',
    path: '/v1/front/uploadConferenceAbstract',
    token: 'required',
    defaults: {},
    handler: getUploadConferenceAbstractMockHandler,
  },
  checkRegisterDuplicate: {
    method: 'POST',
    path: '/v1/front/checkRegisterDuplicate',
    token: 'required',
    defaults: {},
    handler: getCheckRegisterDuplicateMockHandler,
  },
  getRegisterInfo: {
    method: 'GET',
    path: '/v1/front/getRegisterInfo',
    token: 'required',
    defaults: {"page":1,"row":10},
    handler: getGetRegisterInfoMockHandler,
  },
  getPayInfo: {
    method: 'GET',
    path: '/v1/front/getPayInfo',
    token: 'required',
    defaults: {},
    handler: getGetPayInfoMockHandler,
  },
  createTransferInfo: {
    method: 'POST',
    path: '/v1/front/createTransferInfo',
    token: 'required',
    defaults: {},
    handler: getCreateTransferInfoMockHandler,
  },
  pgReady: {
    method: 'POST',
    path: '/v1/front/pg/ready',
    token: 'required',
    defaults: {},
    handler: getPgReadyMockHandler,
  },
  pgApprovalCallback: {
    method: 'POST',
    path: '/v1/front/pg/approvalCallback',
    token: 'required',
    defaults: {},
    handler: getPgApprovalCallbackMockHandler,
  },
  getAnnualFeePaid: {
    method: 'POST',
    path: '/v1/front/getAnnualFeePaid',
    token: 'required',
    defaults: {},
    handler: getGetAnnualFeePaidMockHandler,
  },
  getReceipt: {
    method: 'GET',
    path: '/v1/front/getReceipt',
    token: 'required',
    defaults: {},
    handler: getGetReceiptMockHandler,
  },
  getTransaction: {
    method: 'GET',
    path: '/v1/front/getTransaction',
    token: 'required',
    defaults: {},
    handler: getGetTransactionMockHandler,
  },
  saveInquiry: {
    method: 'POST',
    path: '/v1/front/saveInquiry',
    token: 'optional',
    defaults: {},
    handler: getSaveInquiryMockHandler,
  },
  fileDownload: {
    method: 'GET',
    path: '/v1/common/fileDownload',
    token: 'none',
    defaults: {},
    handler: getFileDownloadMockHandler,
  },
} as const satisfies Record<OperationId, OperationRow>;
