import type { Page } from '@playwright/test';
import type { Screen, State, Step } from './state.ts';
import { fillField, pressControl, pressKey, seeAlert, seeRole, seeText, selectOption } from './steps.ts';
import { readEmailedCode } from './verification-code.ts';

const email = 'haneul@post.example';

/** The stored draft of a completed sign-up form, without passwords. */
export const filledSignup = {
  terms: { service: true, privacy: true },
  info: {
    member_name: '강하늘빛',
    member_en_name: 'Haneulbit Kang',
    member_birth_year: '1988',
    member_birth_month: '2',
    member_birth_date: '29',
    member_gender: '여',
    member_id: 'haneul88',
    member_zipcode: '01234',
    member_address: '서울특별시 한빛구 은하로 12',
    member_address_detail: '101동 1203호',
    member_cell: '01000000031',
    member_email: email,
  },
  checkedId: 'haneul88',
  verifiedEmail: email,
  company: {
    member_company_name: '',
    member_company_en_name: '',
    position_choice: '직위선택',
    member_position: '',
    member_company_tel: '',
    member_company_zipcode: '',
    member_company_address: '',
    member_company_address_detail: '',
  },
  education: [
    {
      member_edu_school: '한울대학교',
      member_edu_specialty: '화학공학',
      member_edu_degree: '학사',
      member_edu_gradation_year: '2011',
      member_edu_nation: '대한민국',
    },
  ],
  etcInfo: { topic: '', recommender: '', spot: '' },
};

/** Verifies the email address of the draft, which the server requires before the sign-up. */
export async function verifySignupEmail(page: Page): Promise<void> {
  const postToApi = (path: string, data: object) =>
    page.request.post(`/api/v1/front/${path}`, { headers: { ClientSecret: 'audit' }, data });
  await postToApi('sendEmailVerification', { email });
  await postToApi('verifyCode', { email, code: await readEmailedCode(page, email) });
}

/**
 * Opens a step of the sign-up with a stored draft, as after a reload. A page of the site must be open.
 * @param step the heading of the step
 */
export async function resumeSignup(page: Page, step: string, draft: object = filledSignup): Promise<void> {
  await page.evaluate(
    ([name, text]) => {
      sessionStorage.setItem('currentStep', name);
      sessionStorage.setItem('currentLastStep', name);
      sessionStorage.setItem('signupDraft', text);
    },
    [step, JSON.stringify(draft)] as const,
  );
  await page.goto('/auth/signup');
  await page.getByRole('heading', { level: 2, name: step }).waitFor({ timeout: 8000 });
}

/** Opens a step of the sign-up with a verified email address and a stored draft, as after a reload. */
export const openSignupStep = (step: string): Step => ({
  description: `'${step}' 단계까지 입력한 회원가입을 연다`,
  run: async (page) => {
    await verifySignupEmail(page);
    await resumeSignup(page, step);
  },
});

export const fillPasswords: Step[] = [fillField('비밀번호', 'haneul88!'), fillField('비밀번호 확인', 'haneul88!')];

/** Returns a state of the sign-up. */
const signupState = (state: Omit<State, 'journey' | 'path'> & { path?: string }): State => ({
  path: '/auth/signup',
  journey: '회원가입',
  ...state,
});

/** Returns a state of a sign-up that resumes a stored draft. */
const resumedSignupState = (state: Omit<State, 'journey' | 'path'>): State =>
  signupState({ path: '/auth/login', ...state });

export const signup: Screen = {
  id: 'signup',
  name: '회원가입',
  linkedFrom: { path: '/', link: '회원가입' },
  states: [
    signupState({ id: 'signup-terms', name: '회원가입 1 – 약관', reachedWhen: seeRole('heading', '회원약관 동의') }),
    signupState({
      id: 'signup-terms-agreed',
      name: '회원가입 1 – 동의함',
      steps: [selectOption('checkbox', /서비스 이용 약관/), selectOption('checkbox', /개인정보 수집/)],
    }),
    resumedSignupState({ id: 'signup-info', name: '회원가입 2 – 기본정보', steps: [openSignupStep('기본정보 입력')] }),
    signupState({
      id: 'signup-info-empty',
      name: '회원가입 2 – 빈 칸',
      announces: /기본정보 입력/,
      steps: [
        selectOption('checkbox', /서비스 이용 약관/),
        selectOption('checkbox', /개인정보 수집/),
        pressControl('button', '다음'),
        seeRole('heading', '기본정보 입력'),
      ],
    }),
    resumedSignupState({
      id: 'signup-info-errors',
      name: '회원가입 2 – 오류',
      announces: /비밀번호가 일치하지 않습니다/,
      steps: [
        openSignupStep('기본정보 입력'),
        fillField('이름', ''),
        fillField('비밀번호', 'x'),
        fillField('비밀번호 확인', 'y'),
        pressKey('Tab'),
      ],
    }),
    resumedSignupState({
      id: 'signup-id-taken',
      name: '회원가입 2 – 쓰고 있는 아이디',
      scenarios: [{ operation: 'checkJoinDuplicate', example: 'idTaken' }],
      steps: [openSignupStep('기본정보 입력'), fillField('아이디', 'hanbit01'), pressControl('button', '확인')],
      reachedWhen: seeText('사용할 수 없는 아이디입니다.'),
      announces: /사용할 수 없는 아이디입니다/,
    }),
    resumedSignupState({
      id: 'signup-address',
      name: '회원가입 2 – 주소찾기',
      announces: /주소찾기/,
      steps: [openSignupStep('기본정보 입력'), pressControl('button', '우편번호 찾기')],
      reachedWhen: seeRole('dialog', '주소찾기'),
    }),
    resumedSignupState({
      id: 'signup-birth-year',
      name: '회원가입 2 – 출생연도 목록',
      announces: /생년월일 년도/,
      steps: [openSignupStep('기본정보 입력'), pressControl('button', /1988/)],
      reachedWhen: seeRole('listbox'),
    }),
    resumedSignupState({
      id: 'signup-company',
      name: '회원가입 3 – 직장정보',
      steps: [openSignupStep('직장정보 입력')],
    }),
    resumedSignupState({
      id: 'signup-education',
      name: '회원가입 4 – 학력정보',
      steps: [openSignupStep('학력정보 입력')],
    }),
    resumedSignupState({
      id: 'signup-education-errors',
      name: '회원가입 4 – 오류',
      announces: /전공을 입력해 주세요|학교를 입력해 주세요/,
      steps: [openSignupStep('학력정보 입력'), fillField('출신학교', ''), fillField('전공', ''), pressKey('Tab')],
    }),
    resumedSignupState({
      id: 'signup-failed',
      name: '회원가입 – 실패',
      announces: /서버가 응답하지 않습니다/,
      scenarios: [{ operation: 'signup', example: 'serverError', status: 500 }],
      steps: [
        openSignupStep('기본정보 입력'),
        ...fillPasswords,
        pressControl('button', '다음'),
        seeRole('heading', '직장정보 입력'),
        pressControl('button', '다음'),
        seeRole('heading', '학력정보 입력'),
        pressControl('button', '다음'),
      ],
      reachedWhen: seeAlert(),
    }),
    resumedSignupState({
      id: 'signup-complete',
      name: '회원가입 5 – 완료',
      announces: /회원가입 완료/,
      savesData: true,
      steps: [
        openSignupStep('기본정보 입력'),
        ...fillPasswords,
        pressControl('button', '다음'),
        seeRole('heading', '직장정보 입력'),
        pressControl('button', '다음'),
        seeRole('heading', '학력정보 입력'),
        pressControl('button', '다음'),
      ],
      reachedWhen: seeText('회원가입이 완료되었습니다!'),
    }),
  ],
};
