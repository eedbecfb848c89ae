import { societyPath } from '#e2e/support/society-path.ts';
import { dayAfterDeadlines } from './society.ts';
import { addToStates, type Screen, type Step, state } from './state.ts';
import { expectAlert, expectFailure, pressControl, seeRole, seeText, selectOption } from './steps.ts';

const registrationPath = societyPath('학술대회 등록');

/** A day within the pre-registration. */
const registrationDay = '2025-11-05T10:00:00+09:00';

const openPayment: Step[] = [pressControl('button', '결제'), seeRole('dialog', '학회등록비 납부')];

export const registrationScreen: Screen = {
  id: 'registration',
  name: '학술대회 등록',
  linkedFrom: { path: '/society', link: '학술대회 등록' },
  states: addToStates({ path: registrationPath, journey: '결제', time: registrationDay }, [
    state('registration', '학술대회 등록', {
      reachedWhen: seeText('사전 등록 기간입니다.'),
      anyDay: { reachedWhen: seeRole('heading', '학술대회 등록') },
    }),
    state('registration-guest', '학술대회 등록 – 비회원', {
      steps: [pressControl('button', '결제')],
      ...expectAlert('로그인이 필요합니다'),
    }),
    state('registration-over', '학술대회 등록 – 기간 뒤', {
      memberId: 'hanbit01',
      time: dayAfterDeadlines,
      steps: [pressControl('link', '등록 확인')],
      ...expectAlert('기간이 종료되었습니다'),
    }),
    state('registration-paid', '학술대회 등록 – 이미 납부', {
      memberId: 'hanbit01',
      scenarios: [{ operation: 'checkRegisterDuplicate', example: 'alreadyPaid' }],
      steps: [pressControl('button', '결제')],
      ...expectAlert('납부를 이미 완료하셨습니다'),
    }),
    state('registration-payment', '등록비 결제 창', {
      memberId: 'hanbit01',
      steps: openPayment,
      announces: /학회등록비 납부/,
    }),
    state('registration-transfer', '등록비 – 무통장 입금 안내', {
      announces: /입금 안내/,
      memberId: 'hanbit01',
      savesData: true,
      steps: [...openPayment, selectOption('radio', '무통장 입금'), pressControl('button', '결제')],
      reachedWhen: seeRole('dialog', '무통장 입금'),
    }),
    state('own-registrations', '등록 확인', {
      announces: /등록 확인/,
      path: societyPath('학술대회 등록', '등록 확인'),
      memberId: 'hanbit01',
      reachedWhen: seeText(/^총 \d+건/),
      anyDay: {},
    }),
    state('own-registrations-none', '등록 확인 – 없음', {
      announces: /등록 확인/,
      path: societyPath('학술대회 등록', '등록 확인'),
      memberId: 'hanbit01',
      scenarios: [{ operation: 'getRegisterInfo', example: 'empty' }],
      reachedWhen: seeText('등록 내역이 없습니다.'),
    }),
    state('own-registrations-failed', '등록 확인 – 불러오지 못함', {
      path: societyPath('학술대회 등록', '등록 확인'),
      memberId: 'hanbit01',
      ...expectFailure('getRegisterInfo'),
    }),
  ]),
};
