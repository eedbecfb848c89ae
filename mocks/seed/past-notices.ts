import { feeText } from '#mocks/store/fees.ts';
import { GoodsType } from '#src/api/generated/model/goodsType.ts';
import { MemberType } from '#src/api/generated/model/memberType.ts';
import { PinnedMark } from '#src/api/generated/model/pinnedMark.ts';
import { contact, listHtml, type PostDraft, paragraphsHtml, tableHtml } from './post-draft.ts';

/** The notices up to the spring conference of the current year, newest first. */
export const pastNotices: PostDraft[] = [
  {
    title: '춘계학술대회 자료집 내려받기',
    date: '2025-05-30',
    hit: 569,
    content: paragraphsHtml('자료집은 회원만 이용하실 수 있습니다. 다시 나누는 일은 삼가 주십시오.'),
    files: [{ name: '2025 춘계학술대회 자료집 (표지·목차).pdf', size: 262144 }],
  },
  {
    title: '춘계학술대회 우수발표상 수상자',
    date: '2025-05-26',
    hit: 623,
    content:
      paragraphsHtml('수상하신 모든 분께 축하드립니다.') +
      listHtml('구두 부문: 소재 분과 1명, 제형 분과 1명', '포스터 부문: 4명'),
  },
  {
    title: '춘계학술대회 주차 및 교통 안내',
    date: '2025-05-19',
    hit: 288,
    content: paragraphsHtml(
      '행사장 주차 공간이 좁으니 대중교통을 이용해 주십시오.',
      '주차권은 등록대에서 3시간까지 드립니다.',
    ),
  },
  {
    title: '춘계학술대회 사전등록 마감 임박',
    date: '2025-05-12',
    hit: 476,
    content: paragraphsHtml('사전등록이 5월 16일(금)에 마감됩니다.'),
  },
  {
    title: '춘계학술대회 프로그램(안)',
    date: '2025-05-02',
    hit: 710,
    content: paragraphsHtml('초청 강연 2편과 분과별 발표로 이루어집니다. 일정은 바뀔 수 있습니다.'),
    files: [{ name: '춘계_프로그램(안).pdf', size: 75776 }],
  },
  {
    title: '2025년 춘계학술대회 및 산학협력 간담회 개최 안내',
    date: '2025-04-14',
    hit: 934,
    content:
      '<h3>개최 안내</h3><p>5월 23일(금) 춘계학술대회를 엽니다.</p><blockquote>주제: 피부와 환경, 그 사이의 과학</blockquote>',
  },
  {
    title: '학회지 투고 규정 개정',
    date: '2025-04-01',
    hit: 305,
    content: paragraphsHtml('그림 해상도와 참고문헌 표기 규정이 바뀌었습니다. 4월 1일 이후 접수분부터 적용됩니다.'),
    files: [{ name: '투고규정_신구대조표.hwp', size: 40960 }],
  },
  {
    title: '제4차 임시이사회 결과',
    date: '2025-03-24',
    hit: 121,
    content: paragraphsHtml('2025년 예산안과 분과위원장 선임안이 의결되었습니다.'),
  },
  {
    title: '신진연구자 워크숍 개최',
    date: '2025-03-03',
    hit: 244,
    content: paragraphsHtml('3월 14일(금) 오후 1시, 온라인과 현장에서 함께 엽니다.'),
  },
  {
    title: '2025년도 연회비 납부 안내',
    date: '2025-02-10',
    hit: 1567,
    fixed: PinnedMark.pinned,
    content:
      paragraphsHtml('2025년도 연회비를 납부해 주시기 바랍니다. 납부하신 회원께는 학술대회 회원 등록비가 적용됩니다.') +
      tableHtml(
        GoodsType.annualFee,
        ['구분', '금액'],
        [MemberType.general, feeText(MemberType.general, GoodsType.annualFee)],
        [MemberType.student, feeText(MemberType.student, GoodsType.annualFee)],
        ['특별회원·명예회원', '없음'],
      ) +
      paragraphsHtml(contact),
    files: [{ name: '연회비_납부_안내문.pdf', size: 66560 }],
  },
  {
    title: '설 연휴 휴무',
    date: '2025-01-24',
    hit: 79,
    content: paragraphsHtml('1월 27일(월)부터 1월 31일(금)까지 쉽니다.'),
  },
  {
    title: '새해 인사',
    date: '2025-01-02',
    hit: 187,
    content: '<p>회원 여러분, 새해 복 많이 받으십시오.</p><p>한빛화장품과학회 임원 일동</p>',
  },
  {
    title: '기부금 영수증 발급 안내',
    date: '2024-12-16',
    hit: 152,
    content: paragraphsHtml('연말정산용 영수증은 12월 31일까지 신청해 주십시오.'),
  },
  {
    title: '제4차 정기총회 결과 보고',
    date: '2024-11-27',
    hit: 344,
    content: paragraphsHtml('2024년 결산과 2025년 사업계획이 승인되었습니다.'),
    files: [{ name: '제4차_정기총회_회의록.hwp', size: 53248 }],
  },
  {
    title: '2024년 추계학술대회 설문 결과',
    date: '2024-11-25',
    hit: 163,
    content: tableHtml('만족도(5점)', ['항목', '점수'], ['프로그램', '4.4'], ['장소', '3.9'], ['진행', '4.5']),
  },
  {
    title: '2024년 추계학술대회 사전등록',
    date: '2024-10-28',
    hit: 801,
    content: paragraphsHtml('사전등록이 시작되었습니다.'),
  },
  {
    title: '회원 가입 절차 안내',
    date: '2024-09-02',
    hit: 978,
    content:
      '<ol><li>약관에 동의합니다.</li><li>기본 정보와 소속을 적습니다.</li><li>사무국 확인 뒤 승인됩니다.</li></ol>',
  },
  {
    title: '학회 CI 사용 지침 v2.0 [필독]',
    date: '2024-06-17',
    hit: 110,
    content: paragraphsHtml(
      '로고의 비율과 색을 바꾸지 마십시오. C++ 같은 기호가 든 파일 이름도 그대로 쓰실 수 있습니다.',
    ),
    files: [{ name: '학회_로고.png', size: 98304 }],
  },
  {
    title: '2024년 춘계학술대회 발표 자료',
    date: '2024-05-31',
    hit: 430,
    content: paragraphsHtml('발표자가 동의한 자료만 올립니다.'),
  },
  {
    title: '정관 개정 안내',
    date: '2024-03-11',
    hit: 258,
    content: paragraphsHtml('제7조(회원의 자격)와 제21조(총회)가 개정되었습니다.'),
  },
  { title: '공지', date: '2023-12-04', hit: 0, content: paragraphsHtml('사무국이 같은 건물 3층으로 옮겼습니다.') },
  {
    title: '홈페이지 이전 자료',
    date: null,
    hit: null,
    content: paragraphsHtml('이전 누리집에서 옮긴 자료입니다.'),
    by: null,
    fixed: null,
  },
];
