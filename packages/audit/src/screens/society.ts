import { societyPath } from '#e2e/support/society-path.ts';
import { docxFile } from '#mocks/files/office.ts';
import { listCount, prefixes } from './records.ts';
import { addToStates, type Screen, type Step, state } from './state.ts';
import {
  attachWithButton,
  expectAlert,
  expectFailure,
  expectMessage,
  pressControl,
  pressKey,
  seeRole,
  seeText,
} from './steps.ts';

export const abstractsPath = societyPath('초록 안내 및 등록');

/** A day within the submission of abstracts, and a day after the deadlines of abstracts and registration. */
export const submissionDay = '2025-10-20T10:00:00+09:00';
export const dayAfterDeadlines = '2025-11-20T10:00:00+09:00';

export const wordFile = Buffer.from(docxFile('국문 초록', 20_000));
export const openAbstractOptions: Step[] = [pressControl('button', '초록 등록'), seeRole('dialog', '등록 옵션')];
const chooseAbstract: Step[] = [
  ...openAbstractOptions,
  attachWithButton(/^등록$/, { name: '국문 초록.docx', mimeType: '', buffer: wordFile }),
  seeText('해당 파일로 등록하시겠습니까?'),
];

export const guides: Screen = {
  id: 'guides',
  name: '학술행사 안내',
  linkedFrom: { path: '/', link: '학회활동' },
  states: addToStates({ path: '/society', journey: '둘러보기' }, [
    state('guides', '학술행사 안내', { reachedWhen: seeText(listCount), announces: listCount }),
    state('guides-none', '학술행사 안내 – 없음', {
      announces: /총 0건/,
      scenarios: [{ operation: 'getPastConferences', example: 'empty' }],
      reachedWhen: seeText('등록 내역이 없습니다.'),
    }),
    state('guides-failed', '학술행사 안내 – 불러오지 못함', { ...expectFailure('getPastConferences') }),
    state('guides-loading', '학술행사 안내 – 기다림', { unanswered: ['getPastConferences'] }),
    state('guide', '학술행사', { path: `${prefixes.conference}{conference}`, reachedWhen: seeRole('article') }),
    state('guide-missing', '학술행사 – 없는 글', {
      path: '/society/guide/999999',
      reachedWhen: seeText(/찾을 수 없습니다/),
    }),
    state('share', '학술행사 – 공유하기', {
      announces: /공유하기/,
      path: `${prefixes.conference}{conference}`,
      steps: [pressControl('button', '공유하기')],
      reachedWhen: seeRole('img', /QR 코드/),
    }),
    state('share-copied', '학술행사 – 주소를 복사함', {
      path: `${prefixes.conference}{conference}`,
      steps: [pressControl('button', '공유하기'), seeRole('img', /QR 코드/), pressControl('button', 'URL복사')],
      ...expectMessage('주소가 복사되었습니다.'),
    }),
  ]),
};

export const abstractScreen: Screen = {
  id: 'abstracts',
  name: '초록',
  linkedFrom: { path: '/society', link: '초록 안내 및 등록' },
  states: addToStates({ path: abstractsPath, journey: '초록' }, [
    state('abstracts', '초록 안내', {
      time: submissionDay,
      reachedWhen: seeText('접수 중입니다.'),
      anyDay: { reachedWhen: seeRole('heading', '초록 안내 및 등록') },
    }),
    state('abstracts-closed', '초록 안내 – 마감', {
      time: dayAfterDeadlines,
      ...expectMessage('접수가 마감되었습니다.'),
    }),
    state('abstracts-guest', '초록 등록 – 비회원', {
      time: submissionDay,
      steps: [pressControl('button', '초록 등록')],
      ...expectAlert('로그인이 필요합니다'),
    }),
    state('abstract-options', '초록 등록 – 옵션', {
      announces: /등록 옵션/,
      memberId: 'hanbit01',
      time: submissionDay,
      steps: openAbstractOptions,
    }),
    state('abstract-refused', '초록 등록 – 받지 않는 파일', {
      memberId: 'hanbit01',
      time: submissionDay,
      steps: [
        ...openAbstractOptions,
        attachWithButton(/^등록$/, { name: '초록.docx', mimeType: '', buffer: Buffer.from('%PDF-1.7') }),
      ],
      reachedWhen: seeText(/PDF/),
      announces: /PDF/,
    }),
    state('abstract-confirm', '초록 등록 – 확인', {
      announces: /해당 파일로 등록하시겠습니까/,
      memberId: 'hanbit01',
      time: submissionDay,
      steps: chooseAbstract,
    }),
    state('abstract-failed', '초록 등록 – 실패', {
      memberId: 'hanbit01',
      time: submissionDay,
      scenarios: [{ operation: 'uploadConferenceAbstract', example: 'serverError', status: 500 }],
      steps: [...chooseAbstract, pressControl('button', '등록')],
      reachedWhen: seeText(/초록 등록에 실패했습니다/),
      announces: /초록 등록에 실패했습니다/,
    }),
    state('abstract-sending', '초록 등록 – 전송 중', {
      announces: /초록 전송/,
      memberId: 'hanbit01',
      time: submissionDay,
      unanswered: ['uploadConferenceAbstract'],
      steps: [...chooseAbstract, pressControl('button', '등록')],
      reachedWhen: seeRole('progressbar'),
    }),
    state('abstract-called-off', '초록 등록 – 전송 취소', {
      memberId: 'hanbit01',
      time: submissionDay,
      unanswered: ['uploadConferenceAbstract'],
      // The page's clock is paused, so an immediate second press with the mouse would count as a double click.
      steps: [...chooseAbstract, pressControl('button', '등록'), seeRole('progressbar'), pressKey('Enter')],
      ...expectMessage('전송을 취소했습니다.'),
    }),
    state('abstract-sent', '초록 등록 – 완료', {
      memberId: 'hanbit01',
      time: submissionDay,
      savesData: true,
      steps: [...chooseAbstract, pressControl('button', '등록')],
      ...expectMessage('등록이 완료되었습니다.'),
    }),
    state('own-abstracts', '초록 확인', {
      announces: /초록 확인/,
      path: societyPath('초록 안내 및 등록', '초록 확인'),
      memberId: 'hanbit01',
      reachedWhen: seeText(/^총 \d+건/),
    }),
    state('own-abstracts-none', '초록 확인 – 없음', {
      announces: /초록 확인/,
      path: societyPath('초록 안내 및 등록', '초록 확인'),
      memberId: 'hanbit01',
      scenarios: [{ operation: 'getAbstractList', example: 'empty' }],
      reachedWhen: seeText('등록 내역이 없습니다.'),
    }),
    state('own-abstracts-failed', '초록 확인 – 불러오지 못함', {
      path: societyPath('초록 안내 및 등록', '초록 확인'),
      memberId: 'hanbit01',
      ...expectFailure('getAbstractList'),
    }),
    state('own-abstracts-guest', '초록 확인 – 비회원', {
      announces: /로그인이 필요합니다/,
      path: societyPath('초록 안내 및 등록', '초록 확인'),
      steps: [seeRole('alertdialog'), pressKey('Escape')],
    }),
  ]),
};
