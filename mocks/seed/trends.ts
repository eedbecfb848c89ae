import { type PostDraft, paragraphsHtml } from './post-draft.ts';

const by = { admin: '학술위원회' };

/** The hand-written reports on research trends, newest first. */
export const trends: PostDraft[] = [
  {
    by,
    title: '피부 장벽 지질의 라멜라 구조 분석 기법 동향',
    date: '2025-10-14',
    hit: 233,
    content: paragraphsHtml('소각 산란과 극저온 전자현미경을 함께 쓰는 연구가 늘고 있습니다.'),
  },
  {
    by,
    title: '피부 마이크로바이옴과 pH: 최근 5년의 보고',
    date: '2025-08-27',
    hit: 301,
    content: paragraphsHtml('세정제의 pH가 상재균 구성에 미치는 영향을 다룬 보고 23편을 정리했습니다.'),
    files: [{ name: '마이크로바이옴_문헌목록.xlsx', size: 92160 }],
  },
  {
    by,
    title: '동물대체시험법 국제 조화 현황',
    date: '2025-07-30',
    hit: 264,
    content: '<h3>요약</h3><ul><li>재구성 인체 피부 모델</li><li>정량적 구조-활성 관계(QSAR)</li></ul>',
  },
  {
    by,
    title:
      '화장품 관능 평가에서의 언어 모델 활용 가능성과 한계에 관한 고찰: 설문 문항 설계, 자유 기술 응답의 분류, 다국어 번역의 등가성 검증을 중심으로',
    date: '2025-04-22',
    hit: 211,
    content: paragraphsHtml('사람의 판정과 맞는 정도는 항목에 따라 크게 달랐습니다.'),
  },
];
