import type { OutcomeSteps, OutcomesByOperation } from '#tests/contract/examples/outcome-steps.ts';
import {
  accessTokenOf,
  buildForm,
  exampleBody,
  type RequestBody,
  testFile,
  verifyEmailByMock,
} from '#tests/contract/support/request-data.ts';

type MemberRead =
  | '/v1/front/getMemberInfo'
  | '/v1/front/getMemberCompanyInfo'
  | '/v1/front/getMemberEduInfo'
  | '/v1/front/getStudentCertificate';

const readAsMember =
  (path: MemberRead, id: string): OutcomeSteps =>
  async (visitor) =>
    visitor.withToken(await accessTokenOf(visitor, id)).GET(path);

const saveInfo =
  (body = exampleBody('modifyMemberInfo')): OutcomeSteps =>
  async (visitor) =>
    visitor.withToken(await accessTokenOf(visitor)).POST('/v1/front/modifyMemberInfo', { body });

const saveCompany: OutcomeSteps = async (visitor) => {
  const body = exampleBody('modifyMemberCompanyInfo');
  return visitor.withToken(await accessTokenOf(visitor)).POST('/v1/front/modifyMemberCompanyInfo', { body });
};

const saveEducation: OutcomeSteps = async (visitor) =>
  visitor.withToken(await accessTokenOf(visitor)).POST('/v1/front/modifyMemberEduInfo', { body: education });

const uploadCertificate =
  (size: number, id = 'hanbit01'): OutcomeSteps =>
  async (visitor) => {
    const body = { file: testFile('재학증명서.pdf', size) };
    const client = visitor.withToken(await accessTokenOf(visitor, id));
    return client.POST('/v1/front/enrollStudentCertificate', { body, bodySerializer: buildForm });
  };

/** A valid list of education records. */
const education: RequestBody<'modifyMemberEduInfo'> = [
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
    general: readAsMember('/v1/front/getMemberInfo', 'hanbit01'),
    student: readAsMember('/v1/front/getMemberInfo', 'hanbit02'),
    special: readAsMember('/v1/front/getMemberInfo', 'hanbit03'),
    honorary: readAsMember('/v1/front/getMemberInfo', 'hanbit04'),
    gaps: readAsMember('/v1/front/getMemberInfo', 'da.on'),
  },
  modifyMemberInfo: {
    saved: saveInfo(),
    emailNotVerified: saveInfo(withEmail('garam@mail.example')),
    async emailTaken(visitor) {
      await verifyEmailByMock(visitor, 'hanbit02@univ.example');
      return saveInfo(withEmail('hanbit02@univ.example'))(visitor);
    },
  },
  getMemberCompanyInfo: {
    company: readAsMember('/v1/front/getMemberCompanyInfo', 'hanbit01'),
    otherPosition: readAsMember('/v1/front/getMemberCompanyInfo', 'hanbit03'),
    empty: readAsMember('/v1/front/getMemberCompanyInfo', 'hanbit02'),
  },
  modifyMemberCompanyInfo: { saved: saveCompany },
  getMemberEduInfo: {
    education: readAsMember('/v1/front/getMemberEduInfo', 'hanbit01'),
    student: readAsMember('/v1/front/getMemberEduInfo', 'hanbit02'),
    empty: readAsMember('/v1/front/getMemberEduInfo', 'da.on'),
  },
  modifyMemberEduInfo: { saved: saveEducation },
  enrollStudentCertificate: { enrolled: uploadCertificate(1000), fileRejected: uploadCertificate(0) },
  getStudentCertificate: {
    none: readAsMember('/v1/front/getStudentCertificate', 'hanbit01'),
    async pending(visitor) {
      await uploadCertificate(1000, 'hanbit05')(visitor);
      return readAsMember('/v1/front/getStudentCertificate', 'hanbit05')(visitor);
    },
    approved: readAsMember('/v1/front/getStudentCertificate', 'hanbit02'),
    rejected: readAsMember('/v1/front/getStudentCertificate', 'hanbit05'),
    gaps: readAsMember('/v1/front/getStudentCertificate', 'da.on'),
  },
};
