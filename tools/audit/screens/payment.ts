import type { Screen, State, Step } from './state.ts';
import { check, key, press, see, seeAlert, seeRole } from './steps.ts';

export const feePath = '/membership?menu=%EC%97%B0%ED%9A%8C%EB%B9%84+%EB%82%A9%EB%B6%80';
const paying: Step[] = [press('button', '납부하기'), seeRole('dialog', /연회비 납부/)];

/** A state of the annual fee. */
const annual = (state: Omit<State, 'journey' | 'path'> & { path?: string }): State => ({
  path: feePath,
  journey: '결제',
  ...state,
});

export const annualFee: Screen = {
  id: 'annual-fee',
  name: '연회비 납부',
  from: { path: '/membership', link: '연회비 납부', who: 'hanbit07' },
  states: [
    annual({ id: 'fee', name: '연회비 납부내역', who: 'hanbit07', sees: seeRole('button', '납부하기') }),
    annual({
      id: 'fee-paid',
      name: '연회비 – 낼 것 없음',
      who: 'hanbit01',
      sees: see('지금 납부하실 연회비가 없습니다.'),
    }),
    annual({
      id: 'fee-none',
      name: '연회비 – 내역 없음',
      who: 'hanbit07',
      scenarios: [{ operation: 'getAnnualFeePaid', example: 'empty' }],
      sees: see('등록 내역이 없습니다.'),
    }),
    annual({
      id: 'fee-failed',
      name: '연회비 – 불러오지 못함',
      who: 'hanbit07',
      scenarios: [{ operation: 'getAnnualFeePaid', example: 'serverError', status: 500 }],
      sees: seeRole('button', '다시 시도'),
    }),
    annual({ id: 'fee-loading', name: '연회비 – 기다림', who: 'hanbit07', waits: ['getAnnualFeePaid'] }),
    annual({ id: 'fee-guest', name: '연회비 – 로그인 창', sees: seeRole('alertdialog') }),
    annual({
      id: 'fee-withheld',
      name: '연회비 – 비회원',
      steps: [seeRole('alertdialog'), key('Escape')],
      sees: see('연회비 납부내역은 로그인한 뒤에 볼 수 있습니다.'),
    }),
    annual({ id: 'payment', name: '연회비 결제 창', who: 'hanbit07', steps: paying }),
    annual({
      id: 'payment-choice',
      name: '연회비 결제 창 – 회원구분을 고르지 않음',
      who: 'hanbit07',
      scenarios: [{ operation: 'getAnnualFeePaid', example: 'typeNotSet' }],
      steps: [...paying, press('button', /^결제/)],
      sees: see('회원구분을 선택해 주세요.'),
    }),
    annual({
      id: 'payment-refused',
      name: '연회비 결제 창 – 거절',
      who: 'hanbit07',
      scenarios: [{ operation: 'pgReady', example: 'amountMismatch' }],
      steps: [...paying, press('button', /^결제/)],
      sees: see(/결제 금액이나 항목이 바뀌었습니다/),
      announces: /결제 금액이나 항목이 바뀌었습니다/,
    }),
    annual({
      id: 'payment-failed',
      name: '연회비 결제 창 – 실패',
      who: 'hanbit07',
      scenarios: [{ operation: 'pgReady', example: 'serverError', status: 500 }],
      steps: [...paying, press('button', /^결제/)],
      sees: seeAlert(),
      announces: /다시 시도|문제/,
    }),
    annual({
      id: 'payment-waiting',
      name: '연회비 결제 창 – 준비 중',
      who: 'hanbit07',
      waits: ['pgReady'],
      steps: [...paying, press('button', /^결제/)],
      sees: see('결제를 준비하고 있습니다.'),
      announces: /결제를 준비하고 있습니다/,
    }),
    annual({
      id: 'payment-transfer',
      name: '연회비 – 무통장 입금 안내',
      who: 'hanbit07',
      writes: true,
      steps: [...paying, check('radio', '무통장 입금'), press('button', /^결제/)],
      sees: seeRole('dialog', '무통장 입금'),
    }),
    annual({
      id: 'payment-completed',
      name: '납부 완료 창',
      who: 'hanbit07',
      writes: true,
      steps: [...paying, press('button', /^결제/), seeRole('heading', /^결제 시험 화면/), press('button', /^승인/)],
      sees: seeRole('dialog', '납부 완료'),
    }),
    annual({
      id: 'payment-unconfirmed',
      name: '결제 여부를 확인하지 못한 창',
      who: 'hanbit07',
      writes: true,
      scenarios: [{ operation: 'pgApprovalCallback', example: 'serverError', status: 500 }],
      steps: [...paying, press('button', /^결제/), seeRole('heading', /^결제 시험 화면/), press('button', /^승인/)],
      sees: seeRole('button', '다시 확인'),
    }),
    annual({
      id: 'payment-unknown',
      name: '결제 확인이 필요하다는 창',
      who: 'hanbit01',
      path: '/membership?sucess=true&member_type=일반회원&amount=200000&company_code=가온카드&card_no=5310-****-****-0927',
      sees: seeRole('dialog', '결제 확인 필요'),
    }),
    annual({
      id: 'payment-not-done',
      name: '결제 실패 창',
      who: 'hanbit07',
      path: '/membership?sucess=false&aid=DECLINED',
      sees: seeRole('alertdialog'),
    }),
    annual({
      id: 'payment-notice',
      name: '결제 실패 뒤의 알림',
      who: 'hanbit07',
      path: '/membership?sucess=false&aid=DECLINED',
      steps: [seeRole('alertdialog'), key('Escape')],
    }),
    annual({
      id: 'receipt-failed',
      name: '영수증을 받지 못함',
      who: 'hanbit01',
      scenarios: [{ operation: 'getReceipt', example: 'notFound' }],
      steps: [press('button', '2025년 연회비 영수증 확인')],
      sees: see('요청하신 자료를 찾을 수 없습니다.'),
      announces: /요청하신 자료를 찾을 수 없습니다/,
    }),
  ],
};
