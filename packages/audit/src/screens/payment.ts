import { addToStates, type Screen, type Step, state } from './state.ts';
import {
  expectAlert,
  expectFailure,
  expectMessage,
  pressControl,
  pressKey,
  seeAlert,
  seeRole,
  seeText,
  selectOption,
  showsRole,
} from './steps.ts';

export const feePath = '/membership?menu=%EC%97%B0%ED%9A%8C%EB%B9%84+%EB%82%A9%EB%B6%80';
const openPayment: Step[] = [pressControl('button', '납부하기'), seeRole('dialog', /연회비 납부/)];

const approvePayment: Step[] = [
  ...openPayment,
  pressControl('button', /^결제/),
  seeRole('heading', /^결제 시험 화면/),
  pressControl('button', /^승인/),
];

export const annualFee: Screen = {
  id: 'annual-fee',
  name: '연회비 납부',
  linkedFrom: { path: '/membership', link: '연회비 납부', memberId: 'hanbit07' },
  states: addToStates({ path: feePath, journey: '결제' }, [
    state('fee', '연회비 납부내역', { memberId: 'hanbit07', reachedWhen: seeRole('button', '납부하기') }),
    state('fee-paid', '연회비 – 낼 것 없음', {
      memberId: 'hanbit01',
      dataNeeded: { name: '낼 연회비가 없는 회원', isLacking: showsRole('button', '납부하기') },
      reachedWhen: seeText('지금 납부하실 연회비가 없습니다.'),
    }),
    state('fee-none', '연회비 – 내역 없음', {
      memberId: 'hanbit07',
      scenarios: [{ operation: 'getAnnualFeePaid', example: 'empty' }],
      reachedWhen: seeText('등록 내역이 없습니다.'),
    }),
    state('fee-failed', '연회비 – 불러오지 못함', { memberId: 'hanbit07', ...expectFailure('getAnnualFeePaid') }),
    state('fee-loading', '연회비 – 기다림', { memberId: 'hanbit07', unanswered: ['getAnnualFeePaid'] }),
    state('fee-guest', '연회비 – 로그인 창', {
      ...expectAlert('로그인이 필요합니다'),
    }),
    state('fee-login-required', '연회비 – 비회원', {
      announces: /로그인이 필요합니다/,
      steps: [seeRole('alertdialog'), pressKey('Escape')],
      reachedWhen: seeText('연회비 납부내역은 로그인한 뒤에 볼 수 있습니다.'),
    }),
    state('payment', '연회비 결제 창', { memberId: 'hanbit07', steps: openPayment, announces: /연회비 납부/ }),
    state('payment-choice', '연회비 결제 창 – 회원구분을 고르지 않음', {
      memberId: 'hanbit07',
      scenarios: [{ operation: 'getAnnualFeePaid', example: 'typeNotSet' }],
      steps: [...openPayment, pressControl('button', /^결제/)],
      ...expectMessage('회원구분을 선택해 주세요.'),
    }),
    state('payment-refused', '연회비 결제 창 – 거절', {
      memberId: 'hanbit07',
      scenarios: [{ operation: 'pgReady', example: 'amountMismatch' }],
      steps: [...openPayment, pressControl('button', /^결제/)],
      reachedWhen: seeText(/결제 금액이나 항목이 바뀌었습니다/),
      announces: /결제 금액이나 항목이 바뀌었습니다/,
    }),
    state('payment-failed', '연회비 결제 창 – 실패', {
      memberId: 'hanbit07',
      scenarios: [{ operation: 'pgReady', example: 'serverError', status: 500 }],
      steps: [...openPayment, pressControl('button', /^결제/)],
      reachedWhen: seeAlert(),
      announces: /다시 시도|문제/,
    }),
    state('payment-waiting', '연회비 결제 창 – 준비 중', {
      memberId: 'hanbit07',
      unanswered: ['pgReady'],
      steps: [...openPayment, pressControl('button', /^결제/)],
      ...expectMessage('결제를 준비하고 있습니다.'),
    }),
    state('payment-transfer', '연회비 – 무통장 입금 안내', {
      announces: /입금 안내/,
      memberId: 'hanbit07',
      savesData: true,
      steps: [...openPayment, selectOption('radio', '무통장 입금'), pressControl('button', /^결제/)],
      reachedWhen: seeRole('dialog', '무통장 입금'),
    }),
    state('payment-completed', '납부 완료 창', {
      memberId: 'hanbit07',
      savesData: true,
      steps: approvePayment,
      reachedWhen: seeRole('dialog', '납부 완료'),
    }),
    state('payment-unconfirmed', '결제 여부를 확인하지 못한 창', {
      memberId: 'hanbit07',
      savesData: true,
      scenarios: [{ operation: 'pgApprovalCallback', example: 'serverError', status: 500 }],
      steps: approvePayment,
      reachedWhen: seeRole('button', '다시 확인'),
    }),
    state('payment-unknown', '결제 확인이 필요하다는 창', {
      announces: /결제 확인 필요/,
      memberId: 'hanbit01',
      path: '/membership?sucess=true&member_type=일반회원&amount=200000&company_code=가온카드&card_no=5310-****-****-0927',
      reachedWhen: seeRole('dialog', '결제 확인 필요'),
    }),
    state('payment-not-done', '결제 실패 창', {
      memberId: 'hanbit07',
      path: '/membership?sucess=false&aid=DECLINED',
      ...expectAlert('결제에 실패했습니다'),
    }),
    state('payment-notice', '결제 실패 뒤의 알림', {
      announces: /결제에 실패했습니다/,
      memberId: 'hanbit07',
      path: '/membership?sucess=false&aid=DECLINED',
      steps: [seeRole('alertdialog'), pressKey('Escape')],
    }),
    state('receipt-failed', '영수증을 받지 못함', {
      memberId: 'hanbit01',
      scenarios: [{ operation: 'getReceipt', example: 'notFound' }],
      steps: [pressControl('button', '2025년 연회비 영수증 확인')],
      ...expectMessage('요청하신 자료를 찾을 수 없습니다.'),
    }),
  ]),
};
