import type { Screen, State, Step } from './state.ts';
import { attach, fill, key, press, see, seeRole } from './steps.ts';

export const inquirySteps: Step[] = [
  fill(/^이름/, '강하늘빛'),
  fill('이메일 앞부분', 'haneul@mail.example'),
  fill(/^전화번호/, '01000000031'),
  fill(/^제목/, '학술지 광고'),
  fill(/^내용/, '광고 일정이 궁금합니다.'),
];

/** What is too long everywhere, and sent. */
export const inquiryErrors: Step[] = [
  fill(/^이름/, '0'.repeat(60)),
  fill('이메일 앞부분', '0'.repeat(60)),
  fill('이메일 도메인', '0'.repeat(60)),
  fill(/^전화번호/, '0'.repeat(60)),
  fill(/^제목/, '0'.repeat(60)),
  fill(/^내용/, '0'),
  press('button', '등록'),
];

/** What the logout in another tab does to the storage, and the event by which the browser tells this tab. */
const logOutElsewhere: Step = {
  say: '다른 탭에서 로그아웃한다',
  run: (page) =>
    page.evaluate(() => {
      localStorage.setItem('logout', Math.random().toString(36).slice(2));
      localStorage.removeItem('token');
      localStorage.removeItem('auth');
      window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
    }),
};

/** A state of the inquiry. */
const inquiry = (state: Omit<State, 'journey' | 'path'>): State => ({ path: '/contact', journey: '문의', ...state });

export const contact: Screen = {
  id: 'contact',
  name: '문의하기',
  from: { path: '/', link: '문의하기' },
  states: [
    inquiry({ id: 'contact', name: '문의하기', sees: seeRole('button', '등록') }),
    inquiry({
      id: 'contact-logged-out',
      name: '문의하기 – 다른 탭에서 로그아웃함',
      who: 'hanbit01',
      steps: [fill(/^제목/, '학술지 광고'), logOutElsewhere],
      sees: seeRole('alertdialog'),
    }),
    inquiry({
      id: 'contact-errors',
      name: '문의하기 – 오류',
      steps: inquiryErrors,
      sees: seeRole('region', /입력 내용을 확인해 주세요/),
    }),
    inquiry({
      id: 'contact-incomplete',
      name: '문의하기 – 빠진 항목',
      steps: [fill(/^이름/, '강하늘빛'), key('Enter')],
      sees: see('이메일을 입력해 주세요.'),
    }),
    inquiry({
      id: 'contact-file',
      name: '문의하기 – 첨부파일',
      steps: [attach('원고.txt', 'text/plain')],
      sees: see('원고.txt'),
    }),
    inquiry({
      id: 'contact-failed',
      name: '문의하기 – 실패',
      scenarios: [{ operation: 'saveInquiry', example: 'serverError', status: 500 }],
      steps: [...inquirySteps, press('button', '등록')],
      sees: see(/제출에 실패하였습니다/),
      announces: /제출에 실패하였습니다/,
    }),
    inquiry({
      id: 'contact-sending',
      name: '문의하기 – 전송 중',
      waits: ['saveInquiry'],
      steps: [...inquirySteps, press('button', '등록')],
    }),
    inquiry({
      id: 'contact-sent',
      name: '문의하기 – 제출됨',
      writes: true,
      leadsOn: true,
      steps: [...inquirySteps, press('button', '등록')],
      sees: see('제출이 완료되었습니다.'),
      announces: /제출이 완료되었습니다/,
    }),
  ],
};
