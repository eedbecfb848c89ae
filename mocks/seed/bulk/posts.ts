import { faker } from '@faker-js/faker/locale/ko';
import { guideOf } from '#mocks/seed/guides.ts';
import {
  contact,
  type FileDraft,
  listHtml,
  type PostDraft,
  paragraphsHtml,
  type Writer,
} from '#mocks/seed/post-draft.ts';
import type { BoardType } from '#mocks/store/records.ts';
import { dateBefore } from './dates.ts';
import { departments, methods, pick, places, topics } from './words.ts';

/** The position of a generated post: its date (YYYY-MM-DD), its index from the newest one, and the possible authors. */
type Position = { date: string; index: number; writers: readonly Writer[] };

const seasonOf = (date: string) => (date.slice(5, 7) < '07' ? '춘계' : '추계');
const yearOf = (date: string) => date.slice(0, 4);
const department = (): Writer => ({ admin: pick(departments) });
const hits = (max: number) => faker.number.int({ min: 3, max });

/**
 * Returns no files or one or two files, with names that contain Korean letters, spaces and signs. Office files are
 * padded with a picture, which has at least 90 kB.
 */
function attachments(subject: string, date: string): FileDraft[] {
  const names = [
    `${subject}_${date}.pdf`,
    `${subject} (서식).hwp`,
    `${subject} 목록·v2.0.xlsx`,
    `${subject}_안내.docx`,
  ];
  return faker.helpers
    .arrayElements(names, pick([0, 0, 0, 1, 1, 2]))
    .map((name) => ({ name, size: faker.number.int({ min: 102_400, max: 184_320 }) }));
}

const noticeSubjects = [
  '초록 접수 안내',
  '프로그램 안내',
  '발표 형식 안내',
  '주차 및 교통 안내',
  '자료집 배포 안내',
  '설문 결과',
  '우수발표상 수상자 발표',
] as const;

const officeSubjects = [
  '정기이사회 결과',
  '학회지 투고 규정 안내',
  '회원 정보 현행화 요청',
  '사무국 휴무 안내',
  '연구윤리 교육 안내',
  '분과위원 위촉 안내',
  '신진연구자 워크숍 개최',
  '누리집 점검 안내',
] as const;

function noticePost({ date }: Position): PostDraft {
  const isConference = faker.datatype.boolean();
  const subject = isConference ? pick(noticeSubjects) : pick(officeSubjects);
  const title = isConference
    ? `${yearOf(date)}년 ${seasonOf(date)}학술대회 ${subject}`
    : `${yearOf(date)}년 제${faker.number.int({ min: 1, max: 4 })}차 ${subject}`;
  return {
    title,
    date,
    hit: hits(1200),
    by: department(),
    content:
      paragraphsHtml(`${title}입니다. 자세한 내용은 아래와 같습니다.`) +
      listHtml(
        ...(isConference ? [`장소: ${pick(places)}`, `주제: ${pick(topics)}`] : ['대상: 전체 회원']),
        `담당: ${pick(departments)}`,
      ) +
      paragraphsHtml(contact),
    files: attachments(subject, date),
  };
}

const issueNames = ['겨울호', '가을호', '여름호', '봄호'] as const;
const issueDates = ['12-30', '09-30', '06-30', '03-31'] as const;

/** Creates the issue of a quarter. The generated issues end with spring 2024. */
function newsletterPost({ index }: Position): PostDraft {
  const quarter = (index + 3) % 4;
  const year = 2024 - Math.floor((index + 3) / 4);
  const date = `${year}-${issueDates[quarter]}`;
  return {
    title: `한빛화장품과학회 뉴스레터 ${year}년 ${issueNames[quarter]}`,
    date,
    hit: hits(700),
    content:
      paragraphsHtml(`${pick(topics)}에 관한 특집을 실었습니다.`) + listHtml('학회 소식', '연구실 탐방', '회원 동정'),
    files: [{ name: `뉴스레터_${date.slice(0, 7)}.pdf`, size: faker.number.int({ min: 204_800, max: 409_600 }) }],
  };
}

function trendPost({ date }: Position): PostDraft {
  const [topic, method] = [pick(topics), pick(methods)];
  const title = pick([`${topic}의 ${method} 동향`, `${topic} ${method}, 최근 보고`, `${topic} 연구의 현재와 과제`]);
  return {
    title,
    date,
    hit: hits(400),
    by: department(),
    content:
      `<h3>요약</h3>${paragraphsHtml(`${topic}에 관한 보고 ${faker.number.int({ min: 5, max: 40 })}편을 정리했습니다.`)}` +
      listHtml(...faker.helpers.arrayElements(methods, 3).map((each) => `${each} 결과`)),
    files: attachments(title, date),
  };
}

const pictures = [
  '발표장',
  '등록대',
  '연구실',
  '회의실',
  '포스터 앞에서 이야기하는 사람들',
  '상장을 든 수상자들',
] as const;

function galleryPost({ date }: Position): PostDraft {
  const alt = pick(pictures);
  const event = pick([`${seasonOf(date)}학술대회`, '신진연구자 워크숍', '정기이사회', '연구실 탐방', '분과 모임']);
  // Every fifth post has no picture.
  const hasPicture = faker.number.int({ min: 1, max: 5 }) > 1;
  return {
    title: `${yearOf(date)} ${event}`,
    date,
    hit: hits(800),
    content: hasPicture
      ? `<p><img src="{image}" alt="${alt}"></p><p>함께해 주신 회원 여러분께 감사드립니다.</p>`
      : '<p>사진을 정리하고 있습니다.</p>',
    ...(hasPicture
      ? { image: { name: `${event}_${date}.png`, size: faker.number.int({ min: 98_304, max: 122_880 }) } }
      : {}),
  };
}

/** Creates a post of a member, which is plain text, or an answer of the secretariat. */
function forumPost({ date, writers }: Position): PostDraft {
  const [topic, method] = [pick(topics), pick(methods)];
  const title = pick([
    `${topic} ${method} 질문`,
    `${topic} 시료 나눔`,
    `${method} 조건을 나눕니다`,
    `${topic} 논문 읽기 모임`,
  ]);
  const isOffice = faker.number.int({ min: 1, max: 8 }) === 1;
  return {
    title: isOffice ? `[답변] ${title}` : title,
    date,
    hit: hits(250),
    by: isOffice ? { admin: '사무국' } : pick(writers),
    content: [
      `${topic}의 ${method} 방법을 찾고 있습니다.`,
      pick(['경험이 있는 분의 의견을 듣고 싶습니다.', '함께 이야기해 보면 좋겠습니다.', '참고할 자료를 알려 주세요.']),
      `시료는 ${faker.number.int({ min: 2, max: 12 })}개입니다.`,
    ].join('\n'),
    files: attachments(topic, date),
  };
}

const eventKinds = [
  { kind: '추계학술대회', month: '11', written: '09' },
  { kind: '하계 워크숍', month: '08', written: '06' },
  { kind: '춘계학술대회', month: '05', written: '03' },
  { kind: '동계 세미나', month: '02', written: '01' },
] as const;

/** Creates the guide of an event, which takes place on the third Friday of its month. The newest one is of autumn 2020. */
function guidePost({ index }: Position): PostDraft {
  const { kind, month, written } = eventKinds[index % eventKinds.length] ?? eventKinds[0];
  const year = 2020 - Math.floor(index / eventKinds.length);
  const firstWeekday = new Date(`${year}-${month}-01T00:00:00Z`).getUTCDay();
  const friday = String(15 + ((12 - firstWeekday) % 7)).padStart(2, '0');
  const writtenOn = faker.number.int({ min: 10, max: 25 });
  const talks = Array.from({ length: 3 }, () => `${pick(topics)}의 ${pick(methods)}`);
  return guideOf(
    {
      kind,
      held: `${year}-${month}-${friday}`,
      written: `${year}-${written}-${writtenOn}`,
      hit: hits(1000),
      place: pick(places),
      theme: pick(topics),
      talks,
    },
    index,
  );
}

const factories: Record<BoardType | 'guide', (position: Position) => PostDraft> = {
  notice: noticePost,
  newsletter: newsletterPost,
  trend: trendPost,
  gallery: galleryPost,
  forum: forumPost,
  guide: guidePost,
};

/** The type of a generated post: a board, or the event guides, which have the form of posts. */
export type PostType = keyof typeof factories;

/** How the posts of a board are generated. */
export type BulkPosts = {
  count: number;
  /** The date (YYYY-MM-DD) before which all posts are. */
  before: string;
  writers: readonly Writer[];
  /** The seed of faker. Equal seeds and counts give equal posts. */
  fakerSeed: number;
};

/** Generates posts of a board, newest first. */
export function bulkPosts(type: PostType, { count, before, writers, fakerSeed }: BulkPosts): PostDraft[] {
  faker.seed(fakerSeed);
  return Array.from({ length: count }, (_, index) =>
    factories[type]({ date: dateBefore(before, index, count), index, writers }),
  );
}
