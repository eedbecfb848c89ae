import { listHtml, type PostDraft, paragraphsHtml } from './post-draft.ts';

const issues: [title: string, date: string, hit: number, headline: string][] = [
  ['2025년 가을호', '2025-09-30', 412, '2025년 가을호를 보내드립니다.'],
  ['2025년 여름호', '2025-06-30', 538, '춘계학술대회 뒷이야기와 회원 동정을 담았습니다.'],
  ['2025년 봄호', '2025-03-31', 467, '새 분과위원장의 인사말을 실었습니다.'],
  ['2025년 신년호', '2025-01-06', 390, '지난 한 해의 활동을 돌아봅니다.'],
  ['2024년 가을호', '2024-09-30', 421, '추계학술대회 초청 강연을 미리 소개합니다.'],
  ['2024년 여름호 — 특집: 자외선 차단 소재의 오늘과 내일', '2024-06-28', 702, '자외선 차단 소재 특집입니다.'],
];

/** The hand-written newsletters, newest first. */
export const newsletters: PostDraft[] = issues.map(([title, date, hit, headline], index) => ({
  title: `한빛화장품과학회 뉴스레터 ${title}`,
  date,
  hit,
  content:
    index === 0
      ? paragraphsHtml(headline)
      : paragraphsHtml(headline) + listHtml('학회 소식', '연구실 탐방', '회원 동정'),
  files: [
    index === 0
      ? { name: '뉴스레터_2025_가을호.pdf', size: 921600, pk: 5011 }
      : { name: `뉴스레터_${date.slice(0, 7)}.pdf`, size: 204800 + index * 1234 },
  ],
}));
