import { fillInquiry, submitInvalidInquiry } from '#audit/screens/contact.ts';
import { feePath } from '#audit/screens/payment.ts';
import { fillPasswords, openSignupStep } from '#audit/screens/signup.ts';
import { abstractsPath, openAbstractOptions, submissionDay, wordFile } from '#audit/screens/society.ts';
import type { Step } from '#audit/screens/state.ts';
import {
  attachWithButton,
  fillField,
  pressControl,
  pressKey,
  seeRole,
  seeText,
  selectOption,
} from '#audit/screens/steps.ts';
import { fillPostForm, postFormPath } from '#audit/screens/writing.ts';
import type { JourneyPlan, JourneyStep } from './record.ts';

const readAfter = (step: Step): JourneyStep => ({ ...step, readsPage: true });

const login: JourneyPlan = {
  id: 'login',
  journey: '로그인',
  name: '로그인',
  path: '/auth/login',
  steps: [
    fillField('아이디', 'hanbit01'),
    fillField('비밀번호', 'wrong'),
    pressControl('button', '로그인'),
    readAfter(seeText('아이디 또는 비밀번호를 확인해 주세요.')),
    fillField('비밀번호', 'hanbit01!'),
    pressControl('button', '로그인'),
    readAfter(seeRole('tabpanel')),
  ],
};

const signup: JourneyPlan = {
  id: 'signup',
  journey: '회원가입',
  name: '회원가입',
  path: '/auth/signup',
  steps: [
    selectOption('checkbox', /서비스 이용 약관/),
    selectOption('checkbox', /개인정보 수집/),
    pressControl('button', '다음'),
    readAfter(seeRole('heading', '기본정보 입력')),
    readAfter(openSignupStep('기본정보 입력')),
    ...fillPasswords,
    pressControl('button', '다음'),
    readAfter(seeRole('heading', '직장정보 입력')),
    pressControl('button', '다음'),
    readAfter(seeRole('heading', '학력정보 입력')),
    pressControl('button', '다음'),
    readAfter(seeText('회원가입이 완료되었습니다!')),
  ],
};

const post: JourneyPlan = {
  id: 'post',
  journey: '게시글',
  name: '글쓰기',
  path: postFormPath,
  memberId: 'hanbit01',
  steps: [
    ...fillPostForm,
    fillField(/^내용/, '가'.repeat(2001)),
    pressControl('button', '등록'),
    readAfter(seeRole('region', /입력 내용을 확인해 주세요/)),
    fillField(/^내용/, '같은 조건에서 결과가 다릅니다.'),
    pressControl('button', '등록'),
    seeText('등록되었습니다.'),
  ],
};

const inquiry: JourneyPlan = {
  id: 'inquiry',
  journey: '문의',
  name: '문의',
  path: '/contact',
  steps: [
    ...submitInvalidInquiry,
    readAfter(seeRole('region', /입력 내용을 확인해 주세요/)),
    fillField('이메일 도메인', ''),
    ...fillInquiry,
    pressControl('button', '등록'),
    seeText('제출이 완료되었습니다.'),
  ],
};

const abstract: JourneyPlan = {
  id: 'abstract',
  journey: '초록',
  name: '초록',
  path: abstractsPath,
  memberId: 'hanbit01',
  time: submissionDay,
  steps: [
    ...openAbstractOptions.slice(0, 1),
    readAfter(seeRole('dialog', '등록 옵션')),
    selectOption('radio', '포스터 발표'),
    attachWithButton(/^등록$/, { name: '국문 초록.docx', mimeType: '', buffer: wordFile }),
    readAfter(seeText('해당 파일로 등록하시겠습니까?')),
    pressControl('button', '등록'),
    readAfter(seeText('등록이 완료되었습니다.')),
  ],
};

const payment: JourneyPlan = {
  id: 'payment',
  journey: '결제',
  name: '결제',
  path: feePath,
  memberId: 'hanbit07',
  steps: [
    pressControl('button', '납부하기'),
    readAfter(seeRole('dialog', /연회비 납부/)),
    selectOption('radio', '무통장 입금'),
    pressControl('button', /^결제/),
    readAfter(seeRole('dialog', '무통장 입금')),
    pressKey('Escape'),
  ],
};

const myPage: JourneyPlan = {
  id: 'mypage',
  journey: '마이페이지',
  name: '마이페이지',
  path: '/mypage',
  memberId: 'hanbit01',
  steps: [
    fillField('영문이름', 'Kim Garam'),
    pressControl('button', '변경완료'),
    seeText('정보가 변경되었습니다.'),
    pressControl('link', '비밀번호 변경'),
    readAfter(seeRole('heading', '비밀번호 변경')),
    pressControl('link', '재학인증'),
    readAfter(seeRole('heading', '재학인증')),
  ],
};

/** All journeys with a reviewed transcript. */
export const journeys: readonly JourneyPlan[] = [signup, login, post, inquiry, abstract, payment, myPage];
