import { AbstractPresentation } from '#src/api/generated/model/abstractPresentation.ts';
import { contact, type FileDraft, listHtml, type PostDraft, tableHtml } from './post-draft.ts';

/**
 * The data of an event guide. `held` is the date of the event, `written` the date of the guide (YYYY-MM-DD). `kind` is
 * the kind of an event that is not a conference.
 */
type GuideEvent = {
  kind?: string | null;
  held: string;
  written: string;
  hit: number;
  place: string;
  theme: string;
  talks: string[];
};

/** Returns the title of an event. General assemblies take place in autumn and are numbered from 2021. */
function guideTitle({ held, kind }: GuideEvent): string {
  const year = Number(held.slice(0, 4));
  if (kind) return `${year}년 ${kind}`;
  if (held.slice(5, 7) < '07') return `${year}년 춘계학술대회`;
  return year > 2020 ? `${year}년 제${year - 2020}차 정기총회 및 추계학술대회` : `${year}년 추계학술대회`;
}

/** Formats a date (YYYY-MM-DD) in the style of the society: '2024년 11월 22일(금)'. */
function koreanDate(date: string): string {
  const [year, month, day] = date.split('-').map(Number);
  const weekday = '일월화수목금토'[new Date(`${date}T00:00:00Z`).getUTCDay()];
  return `${year}년 ${month}월 ${day}일(${weekday})`;
}

function guideContent({ held, place, theme, talks }: GuideEvent): string {
  const rows = talks.map((talk, index) => [
    `${13 + index}:00`,
    talk,
    index === 0 ? '초청 강연' : AbstractPresentation.talk,
  ]);
  return [
    `<h3>일시와 장소</h3><p>${koreanDate(held)} 09:30~17:30, <strong>${place}</strong></p>`,
    `<h3>주제</h3><blockquote><p>${theme}</p></blockquote>`,
    tableHtml('일정', ['시간', '내용', '구분'], ['09:30', '등록', '로비'], ...rows),
    `<h4>참가 안내</h4>${listHtml('등록비는 행사마다 공지합니다.', '초록은 국문과 영문 가운데 하나로 씁니다.')}`,
    `<p><a href="/society">학회활동</a>에서 등록하실 수 있습니다. ${contact}</p>`,
  ].join('');
}

/** Returns the files of a guide in a cycle of three: programme and form, none, programme only. */
function guideFiles(event: GuideEvent, index: number): FileDraft[] {
  const year = event.held.slice(0, 4);
  const programme = { name: `${year}_프로그램.pdf`, size: 122_880 + index * 731 };
  const form = { name: `참가 신청서 (${year}).hwp`, size: 28_672 + index * 512 };
  return [[programme, form], [], [programme]][index % 3] ?? [];
}

const latest: PostDraft[] = [
  {
    title: '2025년 제5차 정기총회 및 추계학술대회',
    date: '2025-09-15',
    hit: 2310,
    fixed: null,
    content: '<p>2025년 11월 21일(금)에 열립니다. 사전 등록은 11월 3일부터 14일까지입니다.</p>',
  },
  {
    title: '2025년 춘계학술대회',
    date: '2025-03-20',
    hit: 1874,
    fixed: null,
    by: { admin: '학술위원회' },
    content:
      '<h3>일시와 장소</h3><p>2025년 5월 23일(금) 09:30~17:30, 한빛회관 대강당</p>' +
      '<h3>주제</h3><ol><li>피부 장벽과 제형</li><li>동물 대체 시험</li></ol>',
    files: [
      { name: '춘계학술대회_초록집.pdf', size: 3_145_728, pk: 5101 },
      { name: '발표자_안내.hwp', size: 45_056, pk: 5102 },
    ],
  },
];

const conferences: GuideEvent[] = [
  {
    held: '2024-11-22',
    written: '2024-09-12',
    hit: 1502,
    place: '한빛회관 대강당',
    theme: '지속 가능한 화장품 소재',
    talks: ['발효 유래 계면활성제의 제형 적용', '해양 소재의 안정성 확보', '재생 원료의 품질 관리'],
  },
  {
    held: '2024-05-24',
    written: '2024-03-21',
    hit: 1420,
    place: '한빛과학관 국제회의실',
    theme: '자외선 차단 소재의 오늘과 내일',
    talks: ['유기·무기 복합 차단제의 광안정성', 'SPF 시험법의 재현성', '해양 생태와 자외선 차단제'],
  },
];

/** The first event, with most data missing. */
const oldest: PostDraft = {
  pk: 101,
  title: '1999년 추계학술대회',
  date: null,
  hit: null,
  fixed: null,
  by: null,
  content: '',
};

/**
 * Creates the guide of an event.
 * @param index the position of the event, which determines the author and the files
 */
export const guideOf = (event: GuideEvent, index: number): PostDraft => ({
  title: guideTitle(event),
  date: event.written,
  hit: event.hit,
  fixed: null,
  by: { admin: index % 2 === 0 ? '사무국' : '학술위원회' },
  content: guideContent(event),
  files: guideFiles(event, index),
});

/** The hand-written event guides, newest first. */
export const guides: PostDraft[] = [...latest, ...conferences.map(guideOf), oldest];
