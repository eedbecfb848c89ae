import type { Screen, State } from './state.ts';
import {
  attachFile,
  expectAlert,
  expectFailure,
  expectMessage,
  fillField,
  pressControl,
  seeAlert,
  seeRole,
  seeText,
} from './steps.ts';

/** Returns a state of a sub-screen of My Page, of the member `hanbit01` by default. */
const myPageState = (menu: string, id: string, name: string, more: Partial<State> = {}): State => ({
  path: menu === '기본정보' ? '/mypage' : `/mypage?menu=${encodeURIComponent(menu)}`,
  journey: '마이페이지',
  memberId: 'hanbit01',
  reachedWhen: seeRole('heading', menu),
  ...more,
  id,
  name,
});

const basic: State[] = [
  myPageState('기본정보', 'my-basic', '마이페이지 – 기본정보'),
  myPageState('기본정보', 'my-basic-saved', '마이페이지 – 기본정보 저장됨', {
    savesData: true,
    steps: [fillField('영문이름', 'Kim Garam'), pressControl('button', '변경완료')],
    ...expectMessage('정보가 변경되었습니다.'),
  }),
  myPageState('기본정보', 'my-basic-failed', '마이페이지 – 기본정보 저장 실패', {
    announces: /서버가 응답하지 않습니다/,
    scenarios: [{ operation: 'modifyMemberInfo', example: 'serverError', status: 500 }],
    steps: [fillField('영문이름', 'Kim Garam'), pressControl('button', '변경완료')],
    reachedWhen: seeAlert(),
  }),
  myPageState('기본정보', 'my-basic-errors', '마이페이지 – 기본정보 오류', {
    announces: /입력 내용을 확인해 주세요/,
    steps: [fillField('휴대폰 번호', '010'), pressControl('button', '변경완료')],
  }),
  myPageState('기본정보', 'my-basic-gaps', '마이페이지 – 빈 곳이 있는 기본정보', {
    scenarios: [{ operation: 'getMemberInfo', example: 'gaps' }],
  }),
  myPageState('기본정보', 'my-basic-unloaded', '마이페이지 – 불러오지 못함', {
    ...expectFailure('getMemberInfo'),
  }),
  myPageState('기본정보', 'my-logout-failed', '마이페이지 – 로그아웃 실패', {
    scenarios: [{ operation: 'logout', example: 'serverError', status: 500 }],
    steps: [pressControl('button', '로그아웃')],
    ...expectAlert('로그아웃을 마치지 못했습니다'),
    // At the other widths, the button is in the drawer of the header.
    widths: [1440],
  }),
  myPageState('기본정보', 'my-basic-loading', '마이페이지 – 기다림', { unanswered: ['getMemberInfo'] }),
];

const certificateState = (id: string, name: string, example: string): State =>
  myPageState('재학인증', id, name, { scenarios: [{ operation: 'getStudentCertificate', example }] });

const pdf = ['재학증명서.pdf', 'application/pdf'] as const;

export const myPage: Screen = {
  id: 'mypage',
  name: '마이페이지',
  linkedFrom: { path: '/', link: 'MY', memberId: 'hanbit01' },
  states: [
    ...basic,
    myPageState('직장정보', 'my-company', '마이페이지 – 직장정보'),
    myPageState('직장정보', 'my-company-other', '마이페이지 – 직접 적은 직위', { memberId: 'hanbit03' }),
    myPageState('학력정보', 'my-education', '마이페이지 – 학력정보', { memberId: 'hanbit02' }),
    myPageState('학력정보', 'my-education-added', '마이페이지 – 학력정보 추가', {
      announces: /항목을 추가했습니다/,
      memberId: 'hanbit02',
      steps: [pressControl('button', '추가')],
      reachedWhen: seeRole('group', '학력정보 02'),
    }),
    myPageState('학력정보', 'my-education-errors', '마이페이지 – 학력정보 오류', {
      announces: /입력 내용을 확인해 주세요/,
      memberId: 'hanbit02',
      steps: [pressControl('button', '추가'), pressControl('button', '변경완료')],
    }),
    certificateState('my-certificate', '마이페이지 – 재학인증 없음', 'none'),
    certificateState('my-certificate-waits', '마이페이지 – 재학인증 대기', 'pending'),
    certificateState('my-certificate-approved', '마이페이지 – 재학인증 완료', 'approved'),
    certificateState('my-certificate-refused', '마이페이지 – 재학인증 실패', 'rejected'),
    myPageState('재학인증', 'my-certificate-chosen', '마이페이지 – 재학증명서를 고름', {
      announces: /첨부했습니다/,
      steps: [attachFile(...pdf)],
      reachedWhen: seeText('재학증명서.pdf'),
    }),
    myPageState('재학인증', 'my-certificate-question', '마이페이지 – 재학증명서 등록 확인', {
      steps: [attachFile(...pdf), pressControl('button', '등록')],
      ...expectAlert('등록하시겠습니까'),
    }),
    myPageState('비밀번호 변경', 'my-password', '마이페이지 – 비밀번호 변경'),
    myPageState('비밀번호 변경', 'my-password-wrong', '마이페이지 – 기존 비밀번호 틀림', {
      scenarios: [{ operation: 'changePw', example: 'wrongPassword' }],
      steps: [
        fillField(/^(기존|현재) 비밀번호/, 'hanbit01?'),
        fillField('새 비밀번호', 'garam2025!'),
        fillField('새 비밀번호 확인', 'garam2025!'),
        pressControl('button', '변경완료'),
      ],
      ...expectMessage('기존 비밀번호가 일치하지 않습니다.'),
    }),
    myPageState('서비스 이용약관', 'my-terms', '마이페이지 – 서비스 이용약관'),
    myPageState('개인정보 처리방침', 'my-privacy', '마이페이지 – 개인정보 처리방침'),
    myPageState('회원탈퇴', 'my-withdrawal', '마이페이지 – 회원탈퇴', {
      reachedWhen: seeText('정말 회원탈퇴 하시겠습니까?'),
    }),
    myPageState('회원탈퇴', 'my-withdrawal-done', '마이페이지 – 탈퇴 뒤의 알림', {
      navigatesLater: true,
      savesData: true,
      steps: [pressControl('button', '회원탈퇴')],
      ...expectAlert('회원탈퇴가 완료되었습니다'),
    }),
    {
      id: 'my-guest',
      name: '마이페이지 – 비회원',
      path: '/mypage',
      journey: '마이페이지',
      ...expectAlert('로그인이 필요합니다'),
    },
  ],
};
