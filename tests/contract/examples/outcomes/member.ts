import type { OperationId } from '#mocks/generated/operations.ts';
import type { Way, Ways } from '#tests/contract/examples/outcome-steps.ts';
import { exampleBody, file, formOf, prove, tokenOf } from '#tests/contract/support/request-data.ts';

const read =
  (operation: OperationId, id: string): Way =>
  async (visitor) =>
    visitor.call(operation, { token: await tokenOf(visitor, id) });

const save =
  (operation: OperationId, body: unknown = exampleBody(operation)): Way =>
  async (visitor) =>
    visitor.call(operation, { body, token: await tokenOf(visitor) });

const upload =
  (size: number, id = 'hanbit01'): Way =>
  async (visitor) => {
    const form = formOf({ file: file('재학증명서.pdf', size) });
    return visitor.call('enrollStudentCertificate', { form, token: await tokenOf(visitor, id) });
  };

/** All fields of the list's example are sent as they are; the first two of education are as they were read. */
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

/** The ways to the outcomes of a member's own pages. */
export const member: Ways = {
  getMemberInfo: {
    general: read('getMemberInfo', 'hanbit01'),
    student: read('getMemberInfo', 'hanbit02'),
    special: read('getMemberInfo', 'hanbit03'),
    honorary: read('getMemberInfo', 'hanbit04'),
    gaps: read('getMemberInfo', 'da.on'),
  },
  modifyMemberInfo: {
    saved: save('modifyMemberInfo'),
    emailNotVerified: save('modifyMemberInfo', withEmail('garam@mail.example')),
    async emailTaken(visitor) {
      await prove(visitor, 'hanbit02@univ.example');
      return save('modifyMemberInfo', withEmail('hanbit02@univ.example'))(visitor);
    },
  },
  getMemberCompanyInfo: {
    company: read('getMemberCompanyInfo', 'hanbit01'),
    otherPosition: read('getMemberCompanyInfo', 'hanbit03'),
    empty: read('getMemberCompanyInfo', 'hanbit02'),
  },
  modifyMemberCompanyInfo: { saved: save('modifyMemberCompanyInfo') },
  getMemberEduInfo: {
    education: read('getMemberEduInfo', 'hanbit01'),
    student: read('getMemberEduInfo', 'hanbit02'),
    empty: read('getMemberEduInfo', 'da.on'),
  },
  modifyMemberEduInfo: { saved: save('modifyMemberEduInfo', education) },
  enrollStudentCertificate: { enrolled: upload(1000), fileRejected: upload(0) },
  getStudentCertificate: {
    none: read('getStudentCertificate', 'hanbit01'),
    async pending(visitor) {
      await upload(1000, 'hanbit05')(visitor);
      return read('getStudentCertificate', 'hanbit05')(visitor);
    },
    approved: read('getStudentCertificate', 'hanbit02'),
    rejected: read('getStudentCertificate', 'hanbit05'),
    gaps: read('getStudentCertificate', 'da.on'),
  },
};
