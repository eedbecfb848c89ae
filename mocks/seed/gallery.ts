import type { PostDraft } from './post-draft.ts';

const events: [title: string, date: string | null, hit: number, picture: string | null, alt: string][] = [
  ['2025 춘계학술대회 현장', '2025-05-23', 540, '춘계학술대회_01.png', '발표장 전경'],
  ['2025 신진연구자 워크숍', '2025-03-14', 301, null, ''],
  ['산학협력 간담회', '2025-02-21', 198, '산학협력_간담회.png', '둘러앉은 참석자들'],
  ['2025 신년 이사회', '2025-01-10', 156, '신년이사회.png', '회의실'],
  [
    '제4차 정기총회 및 2024년 추계학술대회 — 개회식, 초청 강연, 포스터 발표, 시상식',
    '2024-11-22',
    822,
    '2024 추계 (개회식).png',
    '개회식',
  ],
  ['우수발표상 시상', '2024-11-22', 417, '시상식.png', '상장을 든 수상자들'],
  ['포스터 발표', '2024-11-22', 365, '포스터발표.png', '포스터 앞에서 이야기하는 사람들'],
  ['연구실 탐방: 제형 분과', '2024-09-05', 244, '연구실탐방_제형.png', '유화 장비'],
  ['여름 학교', '2024-07-18', 389, '여름학교.png', '강의실'],
  ['2024 춘계학술대회', '2024-05-24', 611, '2024_춘계.png', '발표장'],
  ['옛 사진', null, 0, null, ''],
];

/** The hand-written posts of the gallery, newest first. Some have no picture. */
export const gallery: PostDraft[] = events.map(([title, date, hit, name, alt], index) => ({
  ...(date === null ? { pk: 501 } : {}),
  title,
  date,
  hit,
  content: name
    ? `<p><img src="{image}" alt="${alt}"></p>${index === 0 ? '' : '<p>함께해 주신 회원 여러분께 감사드립니다.</p>'}`
    : '<p>사진을 정리하고 있습니다.</p>',
  ...(name ? { image: { name, size: 98_304 + index * 512, ...(index === 0 ? { pk: 5021 } : {}) } } : {}),
}));
