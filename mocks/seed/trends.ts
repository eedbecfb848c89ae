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
    title: '재생 원료 기반 계면활성제의 생분해성 평가',
    date: '2025-09-18',
    hit: 187,
    content: paragraphsHtml(
      '발효로 얻는 소포로리피드와 람노리피드의 평가 결과가 쌓이고 있습니다.',
      '시험 조건이 달라 바로 견주기 어려운 점은 과제로 남아 있습니다.',
    ),
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
    title: '나노에멀젼의 장기 안정성 예측 모델',
    date: '2025-07-08',
    hit: 142,
    content: paragraphsHtml('입자 크기 분포의 초기 변화로 6개월 뒤를 예측하려는 시도입니다.'),
  },
  {
    by,
    title: '자외선 차단제의 산호 영향 논의, 무엇이 확인되었나',
    date: '2025-06-12',
    hit: 498,
    content: paragraphsHtml('실험실 농도와 바다의 농도를 견준 연구를 모았습니다.'),
  },
  {
    by,
    title: '레티날·레티놀 안정화 기술',
    date: '2025-05-15',
    hit: 355,
    content: paragraphsHtml('포접, 이중 캡슐, 산소 차단 용기 세 갈래로 나누어 살핍니다.'),
  },
  {
    by,
    title:
      '화장품 관능 평가에서의 언어 모델 활용 가능성과 한계에 관한 고찰: 설문 문항 설계, 자유 기술 응답의 분류, 다국어 번역의 등가성 검증을 중심으로',
    date: '2025-04-22',
    hit: 211,
    content: paragraphsHtml('사람의 판정과 맞는 정도는 항목에 따라 크게 달랐습니다.'),
  },
  {
    by,
    title: '피부 탄력 측정 장비 비교',
    date: '2025-03-19',
    hit: 176,
    content: paragraphsHtml('흡인식과 비틀림식 장비의 값을 같은 피험자에서 견준 보고입니다.'),
  },
  {
    by,
    title: '고분자 증점제의 전단 박화 거동',
    date: '2025-02-20',
    hit: 98,
    content: paragraphsHtml('바르는 속도와 느낌을 잇는 유변 지표를 소개합니다.'),
  },
];
