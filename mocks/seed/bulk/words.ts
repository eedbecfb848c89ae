import { faker } from '@faker-js/faker/locale/ko';

/** Returns a random element. */
export const pick = <Item>(items: readonly Item[]): Item => faker.helpers.arrayElement(items);

/** The topics of the field: ingredients, formulations and test methods. */
export const topics = [
  '세라마이드 유도체',
  '나이아신아마이드 제형',
  '저점도 유화',
  '다중 에멀젼',
  '오일 겔',
  '리포좀 캡슐',
  '자외선 차단 필터',
  '천연 방부 시스템',
  '쑥잎 추출물',
  '녹차 발효물',
  '해조류 다당체',
  '콜라겐 펩타이드',
  '재생 원료 계면활성제',
  '피부 장벽 지질',
  '피부 마이크로바이옴',
  '두피 균총',
  '색소 침착 억제 소재',
  '미세먼지 세정',
  '분체 표면 처리',
  '향료 알레르겐',
] as const;

/** The methods by which a topic is examined. */
export const methods = [
  '안정성 평가',
  '유변학 측정',
  '경피 흡수 시험',
  '인체 적용 시험',
  '관능 평가',
  '동물 대체 시험',
  '품질 관리',
  '입도 분석',
  '보존력 시험',
  '광안정성 시험',
] as const;

/** The places of events. They are invented. */
export const places = ['한빛회관 대강당', '한빛과학관 국제회의실', '누리대학교 산학협력관', '온라인 생중계'] as const;

/** The departments that write the posts of the society. */
export const departments = ['사무국', '학술위원회', '편집위원회'] as const;
