/** The data of an event guide. `held` is the date of the event, `written` the date of the guide (YYYY-MM-DD). */
export type GuideEvent = {
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

/** Invented events, newest first. guides.ts adds the two latest events and the oldest event. */
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
  {
    held: '2020-11-27',
    written: '2020-09-17',
    hit: 1702,
    place: online,
    theme: '손 위생과 보습',
    talks: ['알코올 제제의 자극 완화', '세정 횟수와 지질 손실', '보습 성분의 잔류'],
    note: '학회 사상 처음으로 온라인에서 열립니다.',
  },
  {
    held: '2020-05-29',
    written: '2020-04-09',
    hit: 986,
    place: online,
    theme: '천연물 소재의 표준화',
    talks: ['지표 성분의 설정', '산지에 따른 함량 차이'],
    note: '현장 행사를 취소하고 강연 영상으로 대신합니다.',
  },
  {
    held: '2019-11-22',
    written: '2019-09-19',
    hit: 913,
    place: hall,
    theme: '미세먼지와 피부',
    talks: ['부착 방지 필름의 평가', '산화 손상의 지표', '세정력의 시험법'],
  },
  {
    held: '2019-05-24',
    written: '2019-03-21',
    hit: 874,
    place: science,
    theme: '나노 전달체',
    talks: ['리포좀의 봉입률', '고체 지질 입자의 결정성', '경피 흡수의 영상화'],
  },
  {
    held: '2018-11-23',
    written: '2018-09-13',
    hit: 801,
    place: hall,
    theme: '노화와 광노화',
    talks: ['콜라겐 대사의 이해', '적외선과 피부', '주름 개선 소재의 임상'],
  },
  {
    held: '2018-05-25',
    written: '2018-03-22',
    hit: 765,
    place: science,
    theme: '색과 빛',
    talks: ['안료의 분산', '피부색 측정의 표준', '진주 광택의 구조'],
  },
  {
    held: '2017-11-24',
    written: '2017-09-14',
    hit: 702,
    place: hall,
    theme: '향과 감성',
    talks: ['향료의 안정성', '감성 평가의 설계'],
  },
  {
    held: '2017-05-26',
    written: '2017-03-23',
    hit: 688,
    place: science,
    theme: '방부와 보존',
    talks: ['무방부 처방의 조건', '챌린지 시험의 해석', '포장과 미생물'],
  },
  {
    held: '2016-11-25',
    written: '2016-09-22',
    hit: 640,
    place: hall,
    theme: '미백 기전의 재조명',
    talks: ['멜라노솜 이동의 조절', '염증 후 색소 침착'],
  },
  {
    held: '2016-05-27',
    written: '2016-03-24',
    hit: 611,
    place: science,
    theme: '세라마이드와 장벽',
    talks: ['세라마이드의 합성', '라멜라 구조의 분석', '아토피 피부의 관리'],
  },
  {
    held: '2015-11-27',
    written: '2015-09-17',
    hit: 590,
    place: hall,
    theme: '모발 과학',
    talks: ['모발 손상의 지표', '염모제의 반응'],
  },
  {
    held: '2015-05-29',
    written: '2015-03-26',
    hit: 548,
    place: science,
    theme: '유화의 기초',
    talks: ['전상 유화의 조건', '피커링 유화', '액정 유화의 보습'],
  },
  {
    held: '2014-11-28',
    written: '2014-09-18',
    hit: 502,
    place: hall,
    theme: '안전성 평가',
    talks: ['노출량의 산정', '불순물의 관리'],
  },
  {
    held: '2014-05-30',
    written: '2014-03-27',
    hit: 477,
    place: science,
    theme: '한방 소재',
    talks: ['인삼 성분의 전환', '감초 추출의 조건'],
  },
];
