import { docxFile } from '#mocks/files/office.ts';
import type { Screen, State, Step } from './state.ts';
import { attachBy, key, press, see, seeRole } from './steps.ts';

/** The address of a sub-screen of the society's activities, and of a step in it. */
export const address = (menu: string, step?: string): string =>
  `/society?${new URLSearchParams({ menu, ...(step ? { step } : {}) })}`;
export const abstractsPath = address('초록 안내 및 등록');

/** Days on which abstracts are taken, and no more. */
export const whileOpen = '2025-10-20T10:00:00+09:00';
export const after = '2025-11-20T10:00:00+09:00';

export const wordFile = Buffer.from(docxFile('국문 초록', ['본문'], 20_000));
export const abstractOptions: Step[] = [press('button', '초록 등록'), seeRole('dialog', '등록 옵션')];
const chosen: Step[] = [
  ...abstractOptions,
  attachBy(/^등록$/, { name: '국문 초록.docx', mimeType: '', buffer: wordFile }),
  see('해당 파일로 등록하시겠습니까?'),
];

export const guides: Screen = {
  id: 'guides',
  name: '학술행사 안내',
  from: { path: '/', link: '학회활동' },
  states: [
    { id: 'guides', name: '학술행사 안내', path: '/society', journey: '둘러보기', sees: see(/^총 \d+건/) },
    {
      id: 'guides-none',
      name: '학술행사 안내 – 없음',
      path: '/society',
      journey: '둘러보기',
      scenarios: [{ operation: 'getPastConferences', example: 'empty' }],
      sees: see('등록 내역이 없습니다.'),
    },
    {
      id: 'guides-failed',
      name: '학술행사 안내 – 불러오지 못함',
      path: '/society',
      journey: '둘러보기',
      scenarios: [{ operation: 'getPastConferences', example: 'serverError', status: 500 }],
      sees: seeRole('button', '다시 시도'),
    },
    {
      id: 'guides-loading',
      name: '학술행사 안내 – 기다림',
      path: '/society',
      journey: '둘러보기',
      waits: ['getPastConferences'],
    },
    { id: 'guide', name: '학술행사', path: '/society/guide/124', journey: '둘러보기', sees: seeRole('article') },
    {
      id: 'guide-missing',
      name: '학술행사 – 없는 글',
      path: '/society/guide/999999',
      journey: '둘러보기',
      sees: see(/찾을 수 없습니다/),
    },
    {
      id: 'share',
      name: '학술행사 – 공유하기',
      path: '/society/guide/124',
      journey: '둘러보기',
      steps: [press('button', '공유하기')],
      sees: seeRole('img', /QR 코드/),
    },
  ],
};

/** A state of the abstracts' screens. */
const abstract = (state: Omit<State, 'journey' | 'path'> & { path?: string }): State => ({
  path: abstractsPath,
  journey: '초록',
  ...state,
});

export const abstractScreen: Screen = {
  id: 'abstracts',
  name: '초록',
  from: { path: '/society', link: '초록 안내 및 등록' },
  states: [
    abstract({ id: 'abstracts', name: '초록 안내', at: whileOpen, sees: see('접수 중입니다.') }),
    abstract({ id: 'abstracts-closed', name: '초록 안내 – 마감', at: after, sees: see('접수가 마감되었습니다.') }),
    abstract({
      id: 'abstracts-guest',
      name: '초록 등록 – 비회원',
      at: whileOpen,
      steps: [press('button', '초록 등록')],
      sees: seeRole('alertdialog'),
    }),
    abstract({
      id: 'abstract-options',
      name: '초록 등록 – 옵션',
      who: 'hanbit01',
      at: whileOpen,
      steps: abstractOptions,
    }),
    abstract({
      id: 'abstract-refused',
      name: '초록 등록 – 받지 않는 파일',
      who: 'hanbit01',
      at: whileOpen,
      steps: [
        ...abstractOptions,
        attachBy(/^등록$/, { name: '초록.docx', mimeType: '', buffer: Buffer.from('%PDF-1.7') }),
      ],
      sees: see(/PDF/),
      announces: /PDF/,
    }),
    abstract({ id: 'abstract-confirm', name: '초록 등록 – 확인', who: 'hanbit01', at: whileOpen, steps: chosen }),
    abstract({
      id: 'abstract-failed',
      name: '초록 등록 – 실패',
      who: 'hanbit01',
      at: whileOpen,
      scenarios: [{ operation: 'uploadConferenceAbstract', example: 'serverError', status: 500 }],
      steps: [...chosen, press('button', '등록')],
      sees: see(/초록 등록에 실패했습니다/),
      announces: /초록 등록에 실패했습니다/,
    }),
    abstract({
      id: 'abstract-sending',
      name: '초록 등록 – 전송 중',
      who: 'hanbit01',
      at: whileOpen,
      waits: ['uploadConferenceAbstract'],
      steps: [...chosen, press('button', '등록')],
      sees: seeRole('progressbar'),
    }),
    abstract({
      id: 'abstract-called-off',
      name: '초록 등록 – 전송 취소',
      who: 'hanbit01',
      at: whileOpen,
      waits: ['uploadConferenceAbstract'],
      // A press with the mouse that comes at once is taken for the second of a double click, and the clock stands still.
      steps: [...chosen, press('button', '등록'), seeRole('progressbar'), key('Enter')],
      sees: see('전송을 취소했습니다.'),
      announces: /전송을 취소했습니다/,
    }),
    abstract({
      id: 'abstract-sent',
      name: '초록 등록 – 완료',
      who: 'hanbit01',
      at: whileOpen,
      writes: true,
      steps: [...chosen, press('button', '등록')],
      sees: see('등록이 완료되었습니다.'),
      announces: /등록이 완료되었습니다/,
    }),
    abstract({
      id: 'own-abstracts',
      name: '초록 확인',
      path: address('초록 안내 및 등록', '초록 확인'),
      who: 'hanbit01',
      sees: see(/^총 \d+건/),
    }),
    abstract({
      id: 'own-abstracts-none',
      name: '초록 확인 – 없음',
      path: address('초록 안내 및 등록', '초록 확인'),
      who: 'hanbit01',
      scenarios: [{ operation: 'getAbstractList', example: 'empty' }],
      sees: see('등록 내역이 없습니다.'),
    }),
    abstract({
      id: 'own-abstracts-failed',
      name: '초록 확인 – 불러오지 못함',
      path: address('초록 안내 및 등록', '초록 확인'),
      who: 'hanbit01',
      scenarios: [{ operation: 'getAbstractList', example: 'serverError', status: 500 }],
      sees: seeRole('button', '다시 시도'),
    }),
    abstract({
      id: 'own-abstracts-guest',
      name: '초록 확인 – 비회원',
      path: address('초록 안내 및 등록', '초록 확인'),
      steps: [seeRole('alertdialog'), key('Escape')],
    }),
  ],
};
