import { faker } from '@faker-js/faker/locale/ko';
import { guideOf } from '#mocks/seed/guides.ts';
import { formerMembers } from '#mocks/seed/members.ts';
import {
  contact,
  type FileDraft,
  listHtml,
  type PostDraft,
  paragraphsHtml,
  type Writer,
} from '#mocks/seed/post-draft.ts';
import type { BoardType } from '#mocks/store/records.ts';
import { departments, methods, pick, places, topics } from './words.ts';

/** The position of a generated post: its date (YYYY-MM-DD) and its index from the newest one. */
type Position = { date: string; index: number };

/** A generated post without the date and the hits that all have. */
type Draft = Omit<PostDraft, 'date' | 'hit'> & Partial<Pick<PostDraft, 'date' | 'hit'>>;

const seasonOf = (date: string) => (date.slice(5, 7) < '07' ? '춘계' : '추계');
const yearOf = (date: string) => date.slice(0, 4);
const department = (): Writer => ({ admin: pick(departments) });
const file = (name: string): FileDraft => ({ name, size: faker.number.int({ min: 20_480, max: 163_840 }) });

/** Returns no files or one or two files, with names that contain Korean letters, spaces and signs. */
const attachments = (subject: string, date: string): FileDraft[] =>
  faker.helpers
    .arrayElements(
      [`${subject}_${date}.pdf`, `${subject} (서식).hwp`, `${subject} 목록·v2.0.xlsx`, `${subject}_안내.docx`],
      pick([0, 0, 0, 1, 1, 2]),
    )
    .map(file);

const noticeSubjects = ['초록 접수 안내', '프로그램 안내', '발표 형식 안내', '주차 및 교통 안내', '설문 결과'] as const;

const pictures = ['발표장', '등록대', '연구실', '포스터 앞에서 이야기하는 사람들', '상장을 든 수상자들'] as const;

/** The quarters of a year, newest first. */
const quarters = [
  { issue: '겨울호', day: '12-30', kind: null, held: '11', written: '09' },
  { issue: '가을호', day: '09-30', kind: '하계 워크숍', held: '08', written: '06' },
  { issue: '여름호', day: '06-30', kind: null, held: '05', written: '03' },
  { issue: '봄호', day: '03-31', kind: '동계 세미나', held: '02', written: '01' },
] as const;
const quarterAt = (index: number) => ({ yearsAgo: Math.floor(index / 4), ...(quarters[index % 4] ?? quarters[0]) });

const factories: Record<BoardType | 'guide', (position: Position) => Draft> = {
  notice({ date }) {
    const subject = pick(noticeSubjects);
    const title = `${yearOf(date)}년 ${seasonOf(date)}학술대회 ${subject}`;
    const content =
      paragraphsHtml(`${title}입니다. 자세한 내용은 아래와 같습니다.`) +
      listHtml(`장소: ${pick(places)}`, `주제: ${pick(topics)}`, `담당: ${pick(departments)}`) +
      paragraphsHtml(contact);
    return { title, by: department(), content, files: attachments(subject, date) };
  },

  /** The generated issues end with spring 2024. */
  newsletter({ index }) {
    const { yearsAgo, issue, day } = quarterAt(index + 3);
    const date = `${2024 - yearsAgo}-${day}`;
    const content = paragraphsHtml(`${pick(topics)}에 관한 특집을 실었습니다.`) + listHtml('학회 소식', '회원 동정');
    const files = [file(`뉴스레터_${date.slice(0, 7)}.pdf`)];
    return { title: `한빛화장품과학회 뉴스레터 ${yearOf(date)}년 ${issue}`, date, content, files };
  },

  trend({ date }) {
    const [topic, method] = [pick(topics), pick(methods)];
    const title = pick([`${topic}의 ${method} 동향`, `${topic} ${method}, 최근 보고`, `${topic} 연구의 현재와 과제`]);
    const content =
      `<h3>요약</h3>${paragraphsHtml(`${topic}에 관한 보고를 정리했습니다.`)}` +
      listHtml(...faker.helpers.arrayElements(methods, 3).map((each) => `${each} 결과`));
    return { title, by: department(), content, files: attachments(title, date) };
  },

  /** One of five posts has no picture. */
  gallery({ date }) {
    const event = pick([`${seasonOf(date)}학술대회`, '신진연구자 워크숍', '정기이사회', '분과 모임']);
    const title = `${yearOf(date)} ${event}`;
    if (faker.number.int({ min: 1, max: 5 }) === 1) return { title, content: '<p>사진을 정리하고 있습니다.</p>' };
    const content = `<p><img src="{image}" alt="${pick(pictures)}"></p><p>함께해 주신 회원 여러분께 감사드립니다.</p>`;
    return { title, content, image: file(`${event}_${date}.png`) };
  },

  /** A post of a member, which is plain text, or an answer of the secretariat. */
  forum({ date }) {
    const [topic, method] = [pick(topics), pick(methods)];
    const title = pick([`${topic} ${method} 질문`, `${topic} 시료 나눔`, `${topic} 논문 읽기 모임`]);
    const isOffice = faker.number.int({ min: 1, max: 8 }) === 1;
    const { name, pk } = pick(formerMembers);
    return {
      title: isOffice ? `[답변] ${title}` : title,
      by: isOffice ? { admin: '사무국' } : { member: name, pk },
      content: `${topic}의 ${method} 방법을 찾고 있습니다.\n경험이 있는 분의 의견을 듣고 싶습니다.`,
      files: attachments(topic, date),
    };
  },

  /** The guide of an event, which takes place on the third Friday of its month. The newest one is of autumn 2023. */
  guide({ index }) {
    const { yearsAgo, kind, held, written } = quarterAt(index);
    const year = 2023 - yearsAgo;
    const firstWeekday = new Date(`${year}-${held}-01T00:00:00Z`).getUTCDay();
    return guideOf(
      {
        kind,
        held: `${year}-${held}-${15 + ((12 - firstWeekday) % 7)}`,
        written: `${year}-${written}-${faker.number.int({ min: 10, max: 25 })}`,
        hit: faker.number.int({ min: 3, max: 1000 }),
        place: pick(places),
        theme: pick(topics),
        talks: Array.from({ length: 3 }, () => `${pick(topics)}의 ${pick(methods)}`),
      },
      index,
    );
  },
};

/** The type of a generated post: a board, or the event guides, which have the form of posts. */
export type PostType = keyof typeof factories;

/** How the posts of a board are generated. */
export type BulkPosts = {
  count: number;
  /** The date (YYYY-MM-DD) before which all posts are. */
  before: string;
  /** The seed of faker. Equal seeds and counts give equal posts. */
  fakerSeed: number;
};

const dayMs = 86_400_000;
const maxIntervalMs = 12 * dayMs;
const oldestMs = Date.parse('2003-03-01T00:00:00Z');

/**
 * Returns the date of a record in a series, newest first. The records are spread evenly, so that thousands of them fit
 * into the history of the society.
 * @param before the date (YYYY-MM-DD) before which all records are
 * @param index the position of the record, counted from 0
 * @param count the number of records
 * @returns YYYY-MM-DD
 */
function dateBefore(before: string, index: number, count: number): string {
  const newestMs = Date.parse(`${before}T00:00:00Z`) - 1;
  const intervalMs = Math.min(maxIntervalMs, (newestMs - oldestMs) / count);
  const to = newestMs - index * intervalMs;
  return faker.date
    .between({ from: to - intervalMs, to })
    .toISOString()
    .slice(0, 10);
}

/** Generates posts of a board, newest first. */
export function bulkPosts(type: PostType, { count, before, fakerSeed }: BulkPosts): PostDraft[] {
  faker.seed(fakerSeed);
  return Array.from({ length: count }, (_, index) => {
    const date = dateBefore(before, index, count);
    return { date, hit: faker.number.int({ min: 3, max: 1000 }), ...factories[type]({ date, index }) };
  });
}
