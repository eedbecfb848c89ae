import { addToStates, type Screen, type Step, state } from './state.ts';
import {
  attachFile,
  expectAlert,
  expectMessage,
  fillField,
  pressControl,
  pressKey,
  seeRole,
  seeText,
} from './steps.ts';

export const fillInquiry: Step[] = [
  fillField(/^이름/, '강하늘빛'),
  fillField('이메일 앞부분', 'haneul@mail.example'),
  fillField(/^전화번호/, '01000000031'),
  fillField(/^제목/, '학술지 광고'),
  fillField(/^내용/, '광고 일정이 궁금합니다.'),
];

/** Fills in every field with an invalid value, and submits the form. */
export const submitInvalidInquiry: Step[] = [
  fillField(/^이름/, '0'.repeat(60)),
  fillField('이메일 앞부분', '0'.repeat(60)),
  fillField('이메일 도메인', '0'.repeat(60)),
  fillField(/^전화번호/, '0'.repeat(60)),
  fillField(/^제목/, '0'.repeat(60)),
  fillField(/^내용/, '0'),
  pressControl('button', '등록'),
];

/** Simulates a logout in another tab: changes local storage, and dispatches the event of the browser. */
const logOutElsewhere: Step = {
  description: '다른 탭에서 로그아웃한다',
  run: (page) =>
    page.evaluate(() => {
      localStorage.setItem('logout', Math.random().toString(36).slice(2));
      localStorage.removeItem('token');
      localStorage.removeItem('auth');
      window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
    }),
};

export const contact: Screen = {
  id: 'contact',
  name: '문의하기',
  linkedFrom: { path: '/', link: '문의하기' },
  states: addToStates({ path: '/contact', journey: '문의' }, [
    state('contact', '문의하기', { reachedWhen: seeRole('button', '등록') }),
    state('contact-logged-out', '문의하기 – 다른 탭에서 로그아웃함', {
      memberId: 'hanbit01',
      steps: [fillField(/^제목/, '학술지 광고'), logOutElsewhere],
      ...expectAlert('다른 탭에서 로그아웃했습니다'),
    }),
    state('contact-errors', '문의하기 – 오류', {
      announces: /입력 내용을 확인해 주세요/,
      steps: submitInvalidInquiry,
      reachedWhen: seeRole('region', /입력 내용을 확인해 주세요/),
    }),
    state('contact-incomplete', '문의하기 – 빠진 항목', {
      steps: [fillField(/^이름/, '강하늘빛'), pressKey('Enter')],
      ...expectMessage('이메일을 입력해 주세요.'),
    }),
    state('contact-file', '문의하기 – 첨부파일', {
      announces: /첨부했습니다/,
      steps: [attachFile('원고.txt', 'text/plain')],
      reachedWhen: seeText('원고.txt'),
    }),
    state('contact-failed', '문의하기 – 실패', {
      scenarios: [{ operation: 'saveInquiry', example: 'serverError', status: 500 }],
      steps: [...fillInquiry, pressControl('button', '등록')],
      reachedWhen: seeText(/제출에 실패하였습니다/),
      announces: /제출에 실패하였습니다/,
    }),
    state('contact-sending', '문의하기 – 전송 중', {
      unanswered: ['saveInquiry'],
      steps: [...fillInquiry, pressControl('button', '등록')],
    }),
    state('contact-sent', '문의하기 – 제출됨', {
      savesData: true,
      navigatesAway: true,
      steps: [...fillInquiry, pressControl('button', '등록')],
      ...expectMessage('제출이 완료되었습니다.'),
    }),
  ]),
};
