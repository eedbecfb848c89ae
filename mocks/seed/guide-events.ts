/**
 * The data of an event guide. `held` is the date of the event, `written` the date of the guide (YYYY-MM-DD). `kind` is
 * the kind of an event that is not a conference.
 */
export type GuideEvent = {
  kind?: string;
  held: string;
  written: string;
  hit: number;
  place: string;
  theme: string;
  talks: string[];
  note?: string;
};

const hall = '한빛회관 대강당';
const science = '한빛과학관 국제회의실';
const online = '온라인 생중계';

/** The hand-written events, newest first. guides.ts adds the two latest events and the oldest event. */
export const guideEvents: GuideEvent[] = [
  {
    held: '2024-11-22',
    written: '2024-09-12',
    hit: 1502,
    place: hall,
    theme: '지속 가능한 화장품 소재',
    talks: ['발효 유래 계면활성제의 제형 적용', '해양 소재의 안정성 확보', '재생 원료의 품질 관리'],
    note: '정기총회에서 임원 선출과 결산 승인이 있습니다.',
  },
  {
    held: '2024-05-24',
    written: '2024-03-21',
    hit: 1420,
    place: science,
    theme: '자외선 차단 소재의 오늘과 내일',
    talks: ['유기·무기 복합 차단제의 광안정성', 'SPF 시험법의 재현성', '해양 생태와 자외선 차단제'],
  },
  {
    held: '2023-11-24',
    written: '2023-09-14',
    hit: 1377,
    place: hall,
    theme: '피부 마이크로바이옴',
    talks: ['상재균과 장벽 회복', '포스트바이오틱스의 규격', '두피 균총의 계절 변화'],
    note: '우수발표상 6편을 시상합니다.',
  },
  {
    held: '2023-05-26',
    written: '2023-03-23',
    hit: 1215,
    place: science,
    theme: '제형 설계와 사용감',
    talks: ['저점도 유화의 안정화', '촉감의 정량 평가', '고함량 오일 겔의 유변학'],
  },
  {
    held: '2022-11-25',
    written: '2022-09-15',
    hit: 1188,
    place: hall,
    theme: '동물 대체 시험의 현재',
    talks: ['재건 피부 모델의 표준화', '피부 감작성 평가의 조합 전략', '안자극 대체 시험의 국제 동향'],
  },
  {
    held: '2022-05-27',
    written: '2022-03-24',
    hit: 1093,
    place: science,
    theme: '맞춤형 화장품',
    talks: ['피부 측정값에 따른 추천', '소분 환경의 미생물 관리', '개인 정보와 피부 영상'],
    note: '3년 만에 현장에서 열립니다.',
  },
  {
    held: '2021-11-26',
    written: '2021-09-16',
    hit: 1560,
    place: online,
    theme: '비대면 시대의 효능 평가',
    talks: ['자가 촬영 영상의 보정', '원격 임상의 순응도', '센서로 잰 보습의 지속성'],
    note: '참여 주소는 등록하신 이메일로 행사 전날 보내드립니다.',
  },
  {
    held: '2021-05-28',
    written: '2021-03-25',
    hit: 1471,
    place: online,
    theme: '마스크와 피부',
    talks: ['장시간 착용과 장벽', '마찰을 줄이는 제형', '민감성 피부의 진단'],
  },
];
