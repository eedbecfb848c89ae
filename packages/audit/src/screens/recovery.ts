import { addToStates, type Screen, type Step, state } from './state.ts';
import {
  enterCode,
  expectAlert,
  expectMessage,
  fillField,
  openWithHistoryState,
  pressControl,
  seeRole,
  seeText,
} from './steps.ts';

const email = 'hanbit01@mail.example';
const verifyEmail: Step[] = [
  fillField('이메일 앞부분', email),
  pressControl('button', '전송'),
  seeRole('button', '재전송'),
  enterCode(email),
  pressControl('button', '인증'),
  seeText('인증이 완료되었습니다.'),
];

export const findId: Screen = {
  id: 'find-id',
  name: '아이디 찾기',
  linkedFrom: { path: '/auth/login', link: '아이디 찾기' },
  states: addToStates({ path: '/auth/findid', journey: '로그인' }, [
    state('find-id', '아이디 찾기', { reachedWhen: seeRole('heading', '아이디 찾기') }),
    state('find-id-sent', '아이디 찾기 – 인증번호를 보냄', {
      steps: [fillField('이메일 앞부분', email), pressControl('button', '전송')],
      reachedWhen: seeRole('button', '재전송'),
      announces: /인증번호가 발송되었습니다/,
    }),
    state('find-id-wrong-code', '아이디 찾기 – 틀린 인증번호', {
      scenarios: [{ operation: 'verifyCode', example: 'wrongCode' }],
      steps: [
        fillField('이메일 앞부분', email),
        pressControl('button', '전송'),
        seeRole('button', '재전송'),
        fillField('인증번호', '000000'),
        pressControl('button', '인증'),
      ],
      ...expectMessage('인증번호가 일치하지 않습니다.'),
    }),
    state('find-id-nobody', '아이디 찾기 – 해당 회원 없음', {
      scenarios: [{ operation: 'findMemberId', example: 'noMember' }],
      steps: [fillField('이름', '김가람'), ...verifyEmail, pressControl('button', '아이디 찾기')],
      ...expectMessage('해당하는 회원이 없습니다.'),
    }),
    state('find-id-complete', '아이디 찾기 결과', {
      announces: /아이디 찾기 결과/,
      steps: [fillField('이름', '김가람'), ...verifyEmail, pressControl('button', '아이디 찾기')],
      reachedWhen: seeText(/회원님의 아이디는/),
    }),
  ]),
};

export const findPassword: Screen = {
  id: 'find-password',
  name: '비밀번호 찾기',
  linkedFrom: { path: '/auth/login', link: '비밀번호 찾기' },
  states: addToStates({ path: '/auth/findpw', journey: '로그인' }, [
    state('find-password', '비밀번호 찾기', { reachedWhen: seeRole('heading', '비밀번호 찾기') }),
    state('find-password-mismatch', '비밀번호 찾기 – 일치하지 않음', {
      scenarios: [{ operation: 'findMemberPassword', example: 'mismatch' }],
      steps: [fillField('아이디', 'hanbit01'), ...verifyEmail, pressControl('button', '비밀번호 찾기')],
      reachedWhen: seeText('해당 아이디로 등록된 이메일과 일치하지 않습니다.'),
      announces: /일치하지 않습니다/,
    }),
    state('new-password', '비밀번호 변경', {
      announces: /비밀번호 변경/,
      steps: [fillField('아이디', 'hanbit01'), ...verifyEmail, pressControl('button', '비밀번호 찾기')],
      reachedWhen: seeRole('heading', '비밀번호 변경'),
    }),
    state('new-password-direct', '비밀번호 변경 – 잘못된 접근', {
      path: '/auth/findpw/modify',
      ...expectAlert('잘못된 접근입니다'),
    }),
    state('find-id-complete-direct', '아이디 찾기 결과 – 바로 열기', {
      path: '/auth/login',
      steps: [openWithHistoryState('/auth/findid/complete', { member_id: 'hanbit01' })],
      reachedWhen: seeRole('heading', '아이디 찾기 결과'),
    }),
  ]),
};
