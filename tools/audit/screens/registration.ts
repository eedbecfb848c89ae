import { address, after } from './society.ts';
import type { Screen, State, Step } from './state.ts';
import { check, press, see, seeRole } from './steps.ts';

const registration = address('학술대회 등록');

/** A day on which people can register. */
const registering = '2025-11-05T10:00:00+09:00';

const paying: Step[] = [press('button', '결제'), seeRole('dialog', '학회등록비 납부')];

/** A state of the registration's screens. */
const registered = (state: Omit<State, 'journey' | 'path'> & { path?: string }): State => ({
  path: registration,
  journey: '결제',
  at: registering,
  ...state,
});

export const registrationScreen: Screen = {
  id: 'registration',
  name: '학술대회 등록',
  from: { path: '/society', link: '학술대회 등록' },
  states: [
    registered({ id: 'registration', name: '학술대회 등록', sees: see('사전 등록 기간입니다.') }),
    registered({
      id: 'registration-guest',
      name: '학술대회 등록 – 비회원',
      steps: [press('button', '결제')],
      sees: seeRole('alertdialog'),
    }),
    registered({
      id: 'registration-over',
      name: '학술대회 등록 – 기간 뒤',
      who: 'hanbit01',
      at: after,
      steps: [press('link', '등록 확인')],
      sees: seeRole('alertdialog'),
    }),
    registered({
      id: 'registration-paid',
      name: '학술대회 등록 – 이미 납부',
      who: 'hanbit01',
      scenarios: [{ operation: 'checkRegisterDuplicate', example: 'alreadyPaid' }],
      steps: [press('button', '결제')],
      sees: seeRole('alertdialog'),
    }),
    registered({ id: 'registration-payment', name: '등록비 결제 창', who: 'hanbit01', steps: paying }),
    registered({
      id: 'registration-transfer',
      name: '등록비 – 무통장 입금 안내',
      who: 'hanbit01',
      writes: true,
      steps: [...paying, check('radio', '무통장 입금'), press('button', '결제')],
      sees: seeRole('dialog', '무통장 입금'),
    }),
    registered({
      id: 'own-registrations',
      name: '등록 확인',
      path: address('학술대회 등록', '등록 확인'),
      who: 'hanbit01',
      sees: see(/^총 \d+건/),
    }),
    registered({
      id: 'own-registrations-none',
      name: '등록 확인 – 없음',
      path: address('학술대회 등록', '등록 확인'),
      who: 'hanbit01',
      scenarios: [{ operation: 'getRegisterInfo', example: 'empty' }],
      sees: see('등록 내역이 없습니다.'),
    }),
    registered({
      id: 'own-registrations-failed',
      name: '등록 확인 – 불러오지 못함',
      path: address('학술대회 등록', '등록 확인'),
      who: 'hanbit01',
      scenarios: [{ operation: 'getRegisterInfo', example: 'serverError', status: 500 }],
      sees: seeRole('button', '다시 시도'),
    }),
  ],
};
