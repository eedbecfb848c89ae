import { addToStates, type Screen, state } from './state.ts';
import { expectAlert, expectMessage, fillField, pressControl, seeRole } from './steps.ts';

const logInWithWrongPassword = [
  fillField('아이디', 'hanbit01'),
  fillField('비밀번호', 'wrong'),
  pressControl('button', '로그인'),
];
const logInWithCorrectPassword = [
  fillField('아이디', 'hanbit01'),
  fillField('비밀번호', 'hanbit01!'),
  pressControl('button', '로그인'),
];

export const login: Screen = {
  id: 'login',
  name: '로그인',
  linkedFrom: { path: '/', link: '로그인' },
  states: addToStates({ path: '/auth/login', journey: '로그인' }, [
    state('login', '로그인', { reachedWhen: seeRole('heading', '로그인') }),
    state('login-wrong', '로그인 – 틀린 비밀번호', {
      steps: logInWithWrongPassword,
      ...expectMessage('아이디 또는 비밀번호를 확인해 주세요.'),
    }),
    state('login-locked', '로그인 – 잠시 후 다시', {
      scenarios: [{ operation: 'login', example: 'tooManyFailures' }],
      steps: logInWithCorrectPassword,
      ...expectMessage('잠시 후 시도해 주세요.'),
    }),
    state('login-waiting', '로그인 – 기다림', { unanswered: ['login'], steps: logInWithCorrectPassword }),
    state('session-ended', '세션이 끝났다는 창', {
      path: '/information',
      memberId: 'hanbit01',
      scenarios: [{ operation: 'getInfo', example: 'sessionExpired' }],
      ...expectAlert('로그인 시간이 지나 로그아웃되었습니다'),
    }),
  ]),
};
