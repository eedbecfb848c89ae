import type { Screen, State } from './state.ts';
import { attach, fill, press, see, seeAlert, seeRole } from './steps.ts';

/** A state of My Page. */
const own = (menu: string, state: Omit<State, 'journey' | 'path' | 'who'> & { who?: string }): State => ({
  path: menu === '기본정보' ? '/mypage' : `/mypage?menu=${encodeURIComponent(menu)}`,
  journey: '마이페이지',
  who: 'hanbit01',
  sees: seeRole('heading', menu),
  ...state,
});

const basic: State[] = [
  own('기본정보', { id: 'my-basic', name: '마이페이지 – 기본정보' }),
  own('기본정보', {
    id: 'my-basic-saved',
    name: '마이페이지 – 기본정보 저장됨',
    writes: true,
    steps: [fill('영문이름', 'Kim Garam'), press('button', '변경완료')],
    sees: see('정보가 변경되었습니다.'),
    announces: /정보가 변경되었습니다/,
  }),
  own('기본정보', {
    id: 'my-basic-failed',
    name: '마이페이지 – 기본정보 저장 실패',
    scenarios: [{ operation: 'modifyMemberInfo', example: 'serverError', status: 500 }],
    steps: [fill('영문이름', 'Kim Garam'), press('button', '변경완료')],
    sees: seeAlert(),
  }),
  own('기본정보', {
    id: 'my-basic-errors',
    name: '마이페이지 – 기본정보 오류',
    steps: [fill('휴대폰 번호', '010'), press('button', '변경완료')],
  }),
  own('기본정보', {
    id: 'my-basic-gaps',
    name: '마이페이지 – 빈 곳이 있는 기본정보',
    scenarios: [{ operation: 'getMemberInfo', example: 'gaps' }],
  }),
  own('기본정보', {
    id: 'my-basic-unloaded',
    name: '마이페이지 – 불러오지 못함',
    scenarios: [{ operation: 'getMemberInfo', example: 'serverError', status: 500 }],
    sees: seeRole('button', '다시 시도'),
  }),
  own('기본정보', {
    id: 'my-logout-failed',
    name: '마이페이지 – 로그아웃 실패',
    scenarios: [{ operation: 'logout', example: 'serverError', status: 500 }],
    steps: [press('button', '로그아웃')],
    sees: seeRole('alertdialog'),
    // At the other widths the button stands in the drawer of the header.
    widths: [1440],
  }),
  own('기본정보', { id: 'my-basic-loading', name: '마이페이지 – 기다림', waits: ['getMemberInfo'] }),
];

const certificate = (id: string, name: string, example: string): State =>
  own('재학인증', { id, name, scenarios: [{ operation: 'getStudentCertificate', example }] });

const pdf = ['재학증명서.pdf', 'application/pdf'] as const;

export const myPage: Screen = {
  id: 'mypage',
  name: '마이페이지',
  from: { path: '/', link: 'MY', who: 'hanbit01' },
  states: [
    ...basic,
    own('직장정보', { id: 'my-company', name: '마이페이지 – 직장정보' }),
    own('직장정보', { id: 'my-company-other', name: '마이페이지 – 직접 적은 직위', who: 'hanbit03' }),
    own('직장정보', {
      id: 'my-positions',
      name: '마이페이지 – 직위 목록',
      steps: [seeRole('heading', '직장정보'), press('button', /직위/)],
      sees: seeRole('listbox'),
    }),
    own('학력정보', { id: 'my-education', name: '마이페이지 – 학력정보', who: 'hanbit02' }),
    own('학력정보', {
      id: 'my-education-added',
      name: '마이페이지 – 학력정보 추가',
      who: 'hanbit02',
      steps: [press('button', '추가')],
      sees: seeRole('group', '학력정보 02'),
    }),
    own('학력정보', {
      id: 'my-education-errors',
      name: '마이페이지 – 학력정보 오류',
      who: 'hanbit02',
      steps: [press('button', '추가'), press('button', '변경완료')],
    }),
    certificate('my-certificate', '마이페이지 – 재학인증 없음', 'none'),
    certificate('my-certificate-waits', '마이페이지 – 재학인증 대기', 'pending'),
    certificate('my-certificate-approved', '마이페이지 – 재학인증 완료', 'approved'),
    certificate('my-certificate-refused', '마이페이지 – 재학인증 실패', 'rejected'),
    own('재학인증', {
      id: 'my-certificate-chosen',
      name: '마이페이지 – 재학증명서를 고름',
      steps: [attach(...pdf)],
      sees: see('재학증명서.pdf'),
    }),
    own('재학인증', {
      id: 'my-certificate-question',
      name: '마이페이지 – 재학증명서 등록 확인',
      steps: [attach(...pdf), press('button', '등록')],
      sees: seeRole('alertdialog'),
    }),
    own('비밀번호 변경', { id: 'my-password', name: '마이페이지 – 비밀번호 변경' }),
    own('비밀번호 변경', {
      id: 'my-password-wrong',
      name: '마이페이지 – 기존 비밀번호 틀림',
      scenarios: [{ operation: 'changePw', example: 'wrongPassword' }],
      steps: [
        fill(/^(기존|현재) 비밀번호/, 'hanbit01?'),
        fill('새 비밀번호', 'garam2025!'),
        fill('새 비밀번호 확인', 'garam2025!'),
        press('button', '변경완료'),
      ],
      sees: see('기존 비밀번호가 일치하지 않습니다.'),
      announces: /기존 비밀번호가 일치하지 않습니다/,
    }),
    own('서비스 이용약관', { id: 'my-terms', name: '마이페이지 – 서비스 이용약관' }),
    own('개인정보 처리방침', { id: 'my-privacy', name: '마이페이지 – 개인정보 처리방침' }),
    own('회원탈퇴', { id: 'my-withdrawal', name: '마이페이지 – 회원탈퇴', sees: see('정말 회원탈퇴 하시겠습니까?') }),
    own('회원탈퇴', {
      id: 'my-withdrawal-done',
      name: '마이페이지 – 탈퇴 뒤의 알림',
      writes: true,
      steps: [press('button', '회원탈퇴')],
      sees: seeRole('alertdialog'),
    }),
    {
      id: 'my-guest',
      name: '마이페이지 – 비회원',
      path: '/mypage',
      journey: '마이페이지',
      sees: seeRole('alertdialog'),
    },
  ],
};
