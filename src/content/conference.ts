import { longDay, shortDay } from '#src/lib/time/seoul-day.ts';
import type { TimeWindow } from '#src/lib/time/time-window.ts';

/** An event, whose title, place and days are in the contract (`x-events` in openapi/schemas/conference.yaml). */
export type ConferenceEvent = {
  title: string;
  venue: string;
  day: string;
  /** The period in which the site offers the event. */
  shown: TimeWindow;
  abstracts: TimeWindow;
  registration: Required<TimeWindow>;
  refund: TimeWindow;
};

/** The text in place of an event while there is none. */
export const noEventText = '다음 학술대회를 준비 중입니다.';

const yearOf = (day: string) => `${day.slice(0, 4)}년`;

/** Returns the deadline for abstracts as a sentence. */
export const abstractDeadlineText = ({ abstracts: { last } }: ConferenceEvent): string =>
  `${yearOf(last)} ${longDay(last)} 24:00 (한국 시각)`;

export const abstractInfo = {
  notice: [
    '초록 양식을 내려받아 작성한 뒤 등록해 주세요.',
    '국문과 영문 가운데 하나만 선택하여 작성해 주세요. 두 언어를 함께 쓸 수 없습니다.',
  ],
  rules: [
    '제1저자가 직접 등록해야 합니다.',
    '초록은 A4 용지 0.5~1쪽 분량으로 작성합니다.',
    '임상시험을 포함한 연구는 IRB 승인번호를 반드시 적어야 합니다.',
    '영문 주제어(Keywords)를 3~5개 적습니다.',
    'Word 파일(.doc, .docx)만 등록할 수 있습니다. PDF 파일은 등록할 수 없습니다.',
  ],
  templates: [
    { language: '국문', url: '/docsFile/abstract_form_kr.docx' },
    { language: '영문', url: '/docsFile/abstract_form_en.docx' },
  ],
};

/** Returns the period of the advance registration as a sentence. */
export const registrationPeriodText = ({ registration: { first, last } }: ConferenceEvent): string =>
  `${yearOf(first)} ${longDay(first)} ~ ${yearOf(first) === yearOf(last) ? '' : `${yearOf(last)} `}${longDay(last)}`;

/** Returns what members must know before they register. */
export const registrationFacts = ({ registration, day, refund }: ConferenceEvent) => [
  { name: '사전 등록 기간', value: `${shortDay(registration.first)} ~ ${shortDay(registration.last)}` },
  { name: '결제 방법', value: '카드 결제(1인별로 결제) 또는 무통장 입금' },
  { name: '현장 등록', value: `${shortDay(day)} 학술대회 당일, 현금 결제만 가능` },
  { name: '환불', value: `${shortDay(refund.last)}까지만 가능` },
];
