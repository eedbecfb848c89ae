import { resumeSignup, verifySignupEmail } from '#e2e/support/signup-draft.ts';
import { addToStates, type Screen, type Step, state } from './state.ts';
import { expectMessage, fillField, pressControl, pressKey, seeAlert, seeRole, seeText, selectOption } from './steps.ts';

/** Opens a step of the sign-up with a verified email address and a stored draft, as after a reload. */
export const openSignupStep = (step: string): Step => ({
  description: `'${step}' 단계까지 입력한 회원가입을 연다`,
  needsMock: true,
  run: async (page) => {
    await verifySignupEmail(page);
    await resumeSignup(page, step);
  },
});

export const fillPasswords: Step[] = [fillField('비밀번호', 'haneul88!'), fillField('비밀번호 확인', 'haneul88!')];

const submitSignup: Step[] = [
  openSignupStep('기본정보 입력'),
  ...fillPasswords,
  pressControl('button', '다음'),
  seeRole('heading', '직장정보 입력'),
  pressControl('button', '다음'),
  seeRole('heading', '학력정보 입력'),
  pressControl('button', '다음'),
];

export const signup: Screen = {
  id: 'signup',
  name: '회원가입',
  linkedFrom: { path: '/', link: '회원가입' },
  states: addToStates({ path: '/auth/login', journey: '회원가입' }, [
    state('signup-terms', '회원가입 1 – 약관', {
      path: '/auth/signup',
      reachedWhen: seeRole('heading', '회원약관 동의'),
    }),
    state('signup-terms-agreed', '회원가입 1 – 동의함', {
      path: '/auth/signup',
      steps: [selectOption('checkbox', /서비스 이용 약관/), selectOption('checkbox', /개인정보 수집/)],
    }),
    state('signup-info', '회원가입 2 – 기본정보', { steps: [openSignupStep('기본정보 입력')] }),
    state('signup-info-empty', '회원가입 2 – 빈 칸', {
      path: '/auth/signup',
      announces: /기본정보 입력/,
      steps: [
        selectOption('checkbox', /서비스 이용 약관/),
        selectOption('checkbox', /개인정보 수집/),
        pressControl('button', '다음'),
        seeRole('heading', '기본정보 입력'),
      ],
    }),
    state('signup-info-errors', '회원가입 2 – 오류', {
      announces: /비밀번호가 일치하지 않습니다/,
      steps: [
        openSignupStep('기본정보 입력'),
        fillField('이름', ''),
        fillField('비밀번호', 'x'),
        fillField('비밀번호 확인', 'y'),
        pressKey('Tab'),
      ],
    }),
    state('signup-id-taken', '회원가입 2 – 쓰고 있는 아이디', {
      scenarios: [{ operation: 'checkJoinDuplicate', example: 'idTaken' }],
      steps: [openSignupStep('기본정보 입력'), fillField('아이디', 'hanbit01'), pressControl('button', '확인')],
      ...expectMessage('사용할 수 없는 아이디입니다.'),
    }),
    state('signup-address', '회원가입 2 – 주소찾기', {
      announces: /주소찾기/,
      steps: [openSignupStep('기본정보 입력'), pressControl('button', '우편번호 찾기')],
      reachedWhen: seeRole('dialog', '주소찾기'),
    }),
    state('signup-company', '회원가입 3 – 직장정보', { steps: [openSignupStep('직장정보 입력')] }),
    state('signup-education', '회원가입 4 – 학력정보', { steps: [openSignupStep('학력정보 입력')] }),
    state('signup-education-errors', '회원가입 4 – 오류', {
      announces: /전공을 입력해 주세요|학교를 입력해 주세요/,
      steps: [openSignupStep('학력정보 입력'), fillField('출신학교', ''), fillField('전공', ''), pressKey('Tab')],
    }),
    state('signup-failed', '회원가입 – 실패', {
      announces: /서버가 응답하지 않습니다/,
      scenarios: [{ operation: 'signup', example: 'serverError', status: 500 }],
      steps: submitSignup,
      reachedWhen: seeAlert(),
    }),
    state('signup-complete', '회원가입 5 – 완료', {
      announces: /회원가입 완료/,
      savesData: true,
      steps: submitSignup,
      reachedWhen: seeText('회원가입이 완료되었습니다!'),
    }),
  ]),
};
