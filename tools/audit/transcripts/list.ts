import { inquiryErrors, inquirySteps } from '#tools/audit/screens/contact.ts';
import { feePath } from '#tools/audit/screens/payment.ts';
import { passwords, signupAt } from '#tools/audit/screens/signup.ts';
import { abstractOptions, abstractsPath, whileOpen, wordFile } from '#tools/audit/screens/society.ts';
import type { Step } from '#tools/audit/screens/state.ts';
import { attachBy, check, fill, key, press, see, seeRole } from '#tools/audit/screens/steps.ts';
import { postFormPath, postSteps } from '#tools/audit/screens/writing.ts';
import type { JourneyPlan, Part } from './journey.ts';

const silent = (steps: readonly Step[]): Part[] => steps.map((step) => ({ step }));
const read = (step: Step): Part => ({ step, reads: true });

const login: JourneyPlan = {
  id: 'login',
  journey: '로그인',
  name: '로그인',
  path: '/auth/login',
  parts: [
    ...silent([fill('아이디', 'hanbit01'), fill('비밀번호', 'wrong'), press('button', '로그인')]),
    read(see('아이디 또는 비밀번호를 확인해 주세요.')),
    ...silent([fill('비밀번호', 'hanbit01!'), press('button', '로그인')]),
    read(seeRole('tabpanel')),
  ],
};

const signup: JourneyPlan = {
  id: 'signup',
  journey: '회원가입',
  name: '회원가입',
  path: '/auth/signup',
  parts: [
    ...silent([check('checkbox', /서비스 이용 약관/), check('checkbox', /개인정보 수집/), press('button', '다음')]),
    read(seeRole('heading', '기본정보 입력')),
    read(signupAt('기본정보 입력')),
    ...silent([...passwords, press('button', '다음')]),
    read(seeRole('heading', '직장정보 입력')),
    ...silent([press('button', '다음')]),
    read(seeRole('heading', '학력정보 입력')),
    ...silent([press('button', '다음')]),
    read(see('회원가입이 완료되었습니다!')),
  ],
};

const post: JourneyPlan = {
  id: 'post',
  journey: '게시글',
  name: '글쓰기',
  path: postFormPath,
  who: 'hanbit01',
  parts: [
    ...silent([...postSteps, fill(/^내용/, '가'.repeat(2001)), press('button', '등록')]),
    read(seeRole('region', /입력 내용을 확인해 주세요/)),
    ...silent([fill(/^내용/, '같은 조건에서 결과가 다릅니다.'), press('button', '등록'), see('등록되었습니다.')]),
  ],
};

const inquiry: JourneyPlan = {
  id: 'inquiry',
  journey: '문의',
  name: '문의',
  path: '/contact',
  parts: [
    ...silent(inquiryErrors),
    read(seeRole('region', /입력 내용을 확인해 주세요/)),
    ...silent([fill('이메일 도메인', ''), ...inquirySteps, press('button', '등록'), see('제출이 완료되었습니다.')]),
  ],
};

const abstract: JourneyPlan = {
  id: 'abstract',
  journey: '초록',
  name: '초록',
  path: abstractsPath,
  who: 'hanbit01',
  at: whileOpen,
  parts: [
    ...silent(abstractOptions.slice(0, 1)),
    read(seeRole('dialog', '등록 옵션')),
    ...silent([check('radio', '포스터 발표')]),
    ...silent([attachBy(/^등록$/, { name: '국문 초록.docx', mimeType: '', buffer: wordFile })]),
    read(see('해당 파일로 등록하시겠습니까?')),
    ...silent([press('button', '등록')]),
    read(see('등록이 완료되었습니다.')),
  ],
};

const payment: JourneyPlan = {
  id: 'payment',
  journey: '결제',
  name: '결제',
  path: feePath,
  who: 'hanbit07',
  parts: [
    ...silent([press('button', '납부하기')]),
    read(seeRole('dialog', /연회비 납부/)),
    ...silent([check('radio', '무통장 입금'), press('button', /^결제/)]),
    read(seeRole('dialog', '무통장 입금')),
    ...silent([key('Escape')]),
  ],
};

const myPage: JourneyPlan = {
  id: 'mypage',
  journey: '마이페이지',
  name: '마이페이지',
  path: '/mypage',
  who: 'hanbit01',
  parts: [
    ...silent([fill('영문이름', 'Kim Garam'), press('button', '변경완료'), see('정보가 변경되었습니다.')]),
    ...silent([press('link', '비밀번호 변경')]),
    read(seeRole('heading', '비밀번호 변경')),
    ...silent([press('link', '재학인증')]),
    read(seeRole('heading', '재학인증')),
  ],
};

/** The journeys whose transcripts are kept. */
export const journeys: readonly JourneyPlan[] = [signup, login, post, inquiry, abstract, payment, myPage];
