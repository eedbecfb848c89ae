import { emptySignupDraft, type SignupDraft } from '#src/pages/signup/signup-draft.ts';

/** The stored draft of a completed sign-up form. A stored draft has no passwords. */
export const filledSignup: SignupDraft = {
  ...emptySignupDraft,
  terms: { service: true, privacy: true },
  info: {
    ...emptySignupDraft.info,
    member_name: '강하늘빛',
    member_en_name: 'Haneulbit Kang',
    member_birth_year: '1988',
    member_birth_month: '2',
    member_birth_date: '29',
    member_id: 'haneul88',
    member_zipcode: '01234',
    member_address: '서울특별시 한빛구 은하로 12',
    member_address_detail: '101동',
    member_cell: '01000000031',
    member_email: 'haneul@post.example',
  },
  checkedId: 'haneul88',
  verifiedEmail: 'haneul@post.example',
  education: [
    {
      member_edu_school: '한울대학교',
      member_edu_specialty: '화학공학',
      member_edu_degree: '학사',
      member_edu_gradation_year: '2011',
      member_edu_nation: '대한민국',
    },
  ],
};
