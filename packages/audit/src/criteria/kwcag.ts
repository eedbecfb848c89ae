/** An item of KWCAG 2.2 and the WCAG criteria that decide it; `K…` for a requirement that WCAG does not have. */
export type Item = { id: string; principle: string; name: string; criteria: readonly string[] };

const defineItem = (id: string, principle: string, name: string, ...criteria: string[]): Item => ({
  id,
  principle,
  name,
  criteria,
});
const [perceive, operate, understand, robust] = ['인식의 용이성', '운용의 용이성', '이해의 용이성', '견고성'] as const;

/** The 33 items of KWCAG 2.2 (KS X OT0003:2022). */
export const kwcag: readonly Item[] = [
  defineItem('5.1.1', perceive, '적절한 대체 텍스트 제공', '1.1.1'),
  defineItem('5.2.1', perceive, '자막 제공', '1.2.1', '1.2.2', '1.2.3', '1.2.4'),
  defineItem('5.3.1', perceive, '표의 구성', '1.3.1'),
  defineItem('5.3.2', perceive, '콘텐츠의 선형구조', '1.3.2'),
  defineItem('5.3.3', perceive, '명확한 지시사항 제공', '1.3.3'),
  defineItem('5.4.1', perceive, '색에 무관한 콘텐츠 인식', '1.4.1'),
  defineItem('5.4.2', perceive, '자동 재생 금지', '1.4.2'),
  defineItem('5.4.3', perceive, '텍스트 콘텐츠의 명도 대비', '1.4.3'),
  defineItem('5.4.4', perceive, '콘텐츠 간의 구분', 'K5.4.4'),
  defineItem('6.1.1', operate, '키보드 사용 보장', '2.1.1', '2.1.2'),
  defineItem('6.1.2', operate, '초점 이동과 표시', '2.4.3', '2.4.7'),
  defineItem('6.1.3', operate, '조작 가능', 'K6.1.3', '2.5.8'),
  defineItem('6.1.4', operate, '문자 단축키', '2.1.4'),
  defineItem('6.2.1', operate, '응답시간 조절', '2.2.1'),
  defineItem('6.2.2', operate, '정지 기능 제공', '2.2.2'),
  defineItem('6.3.1', operate, '깜빡임과 번쩍임 사용 제한', '2.3.1'),
  defineItem('6.4.1', operate, '반복 영역 건너뛰기', '2.4.1'),
  defineItem('6.4.2', operate, '제목 제공', '2.4.2', '2.4.6'),
  defineItem('6.4.3', operate, '적절한 링크 텍스트', '2.4.4'),
  defineItem('6.4.4', operate, '고정된 참조 위치 정보', 'K6.4.4'),
  defineItem('6.5.1', operate, '단일 포인터 입력 지원', '2.5.1', '2.5.7'),
  defineItem('6.5.2', operate, '포인터 입력 취소', '2.5.2'),
  defineItem('6.5.3', operate, '레이블과 네임', '2.5.3'),
  defineItem('6.5.4', operate, '동작기반 작동', '2.5.4'),
  defineItem('7.1.1', understand, '기본 언어 표시', '3.1.1'),
  defineItem('7.2.1', understand, '사용자 요구에 따른 실행', '3.2.1', '3.2.2', 'K7.2.1'),
  defineItem('7.2.2', understand, '찾기 쉬운 도움 정보', '3.2.6'),
  defineItem('7.3.1', understand, '오류 정정', '3.3.1', '3.3.3'),
  defineItem('7.3.2', understand, '레이블 제공', '3.3.2'),
  defineItem('7.3.3', understand, '접근 가능한 인증', '3.3.8'),
  defineItem('7.3.4', understand, '반복 입력 정보', '3.3.7'),
  defineItem('8.1.1', robust, '마크업 오류 방지', 'K8.1.1'),
  defineItem('8.2.1', robust, '웹 애플리케이션 접근성 준수', '4.1.2'),
];

/** The requirements that KWCAG has and WCAG does not. */
export const onlyKwcag: Readonly<
  Record<string, { name: string; method: 'machine' | 'partly' | 'person'; question?: string }>
> = {
  'K5.4.4': { name: '콘텐츠 간의 구분', method: 'person', question: '이웃한 콘텐츠가 여백·선·배경으로 구별되는가.' },
  'K6.1.3': { name: '누르는 곳의 대각선 6 mm', method: 'machine' },
  'K6.4.4': {
    name: '고정된 참조 위치',
    method: 'person',
    question: '쪽 번호가 있는 전자 문서를 제공하면 그 번호를 유지하는가.',
  },
  'K7.2.1': { name: '알리지 않은 새 창', method: 'partly', question: '버튼이 스크립트로 여는 창도 미리 알려 주는가.' },
  'K8.1.1': { name: '마크업 오류', method: 'machine' },
};
