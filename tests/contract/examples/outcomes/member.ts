import type { OperationId } from '#mocks/generated/operations.ts';
import type { OutcomeSteps, OutcomesByOperation } from '#tests/contract/examples/outcome-steps.ts';
import {
  accessTokenOf,
  buildForm,
  exampleBody,
  testFile,
  verifyEmailByMock,
} from '#tests/contract/support/request-data.ts';

const callAsMember =
  (operation: OperationId, id: string): OutcomeSteps =>
  async (visitor) =>
    visitor.call(operation, { token: await accessTokenOf(visitor, id) });

const saveBody =
  (operation: OperationId, body: unknown = exampleBody(operation)): OutcomeSteps =>
  async (visitor) =>
    visitor.call(operation, { body, token: await accessTokenOf(visitor) });

const uploadCertificate =
  (size: number, id = 'hanbit01'): OutcomeSteps =>
  async (visitor) => {
    const form = buildForm({ file: testFile('재학증명서.pdf', size) });
    return visitor.call('enrollStudentCertificate', { form, token: await accessTokenOf(visitor, id) });
  };

/** A valid list of education records. */
const education = [
  {
    member_edu_school: '한울대학교',
    member_edu_specialty: '화학공학',
    member_edu_degree: '학사',
    member_edu_gradation_year: '2008',
    member_edu_nation: '대한민국',
  },
];

const withEmail = (email: string) => ({ ...exampleBody('modifyMemberInfo'), member_email: email });

/** The steps to the outcomes of My Page. */
export const member: OutcomesByOperation = {
  getMemberInfo: {
    general: callAsMember('getMemberInfo', 'hanbit01'),
    student: callAsMember('getMemberInfo', 'hanbit02'),
    special: callAsMember('getMemberInfo', 'hanbit03'),
    honorary: callAsMember('getMemberInfo', 'hanbit04'),
    gaps: callAsMember('getMemberInfo', 'da.on'),
  },
  modifyMemberInfo: {
    saved: saveBody('modifyMemberInfo'),
    emailNotVerified: saveBody('modifyMemberInfo', withEmail('garam@mail.example')),
    async emailTaken(visitor) {
      await verifyEmailByMock(visitor, 'hanbit02@univ.example');
      return saveBody('modifyMemberInfo', withEmail('hanbit02@univ.example'))(visitor);
    },
  },
  getMemberCompanyInfo: {
    company: callAsMember('getMemberCompanyInfo', 'hanbit01'),
    otherPosition: callAsMember('getMemberCompanyInfo', 'hanbit03'),
    empty: callAsMember('getMemberCompanyInfo', 'hanbit02'),
  },
  modifyMemberCompanyInfo: { saved: saveBody('modifyMemberCompanyInfo') },
  getMemberEduInfo: {
    education: callAsMember('getMemberEduInfo', 'hanbit01'),
    student: callAsMember('getMemberEduInfo', 'hanbit02'),
    empty: callAsMember('getMemberEduInfo', 'da.on'),
  },
  modifyMemberEduInfo: { saved: saveBody('modifyMemberEduInfo', education) },
  enrollStudentCertificate: { enrolled: uploadCertificate(1000), fileRejected: uploadCertificate(0) },
  getStudentCertificate: {
    none: callAsMember('getStudentCertificate', 'hanbit01'),
    async pending(visitor) {
      await uploadCertificate(1000, 'hanbit05')(visitor);
      return callAsMember('getStudentCertificate', 'hanbit05')(visitor);
    },
    approved: callAsMember('getStudentCertificate', 'hanbit02'),
    rejected: callAsMember('getStudentCertificate', 'hanbit05'),
    gaps: callAsMember('getStudentCertificate', 'da.on'),
  },
};
