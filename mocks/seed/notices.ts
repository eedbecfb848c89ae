import { feeText } from '#mocks/store/fees.ts';
import { AbstractDivision } from '#src/api/generated/model/abstractDivision.ts';
import { GoodsType } from '#src/api/generated/model/goodsType.ts';
import { MemberType } from '#src/api/generated/model/memberType.ts';
import { PinnedMark } from '#src/api/generated/model/pinnedMark.ts';
import { contact, listHtml, type PostDraft, paragraphsHtml, tableHtml } from './post-draft.ts';

/** The hand-written notices: those of the first page, and a post of an earlier website with most data missing. */
export const notices: PostDraft[] = [
  {
    title: '2025년 제5차 정기총회 및 추계학술대회 사전등록 안내',
    date: '2025-11-03',
    hit: 1284,
    fixed: PinnedMark.pinned,
    content:
      '<h3>사전등록 안내</h3><p>사전등록 기간은 <strong>11월 3일(월)부터 11월 14일(금)까지</strong>입니다.</p>' +
      listHtml(
        `회원 ${feeText(MemberType.general, GoodsType.registrationFee)}`,
        `학생회원 ${feeText(MemberType.student, GoodsType.registrationFee)}`,
      ) +
      tableHtml(
        '행사 일정',
        ['시간', '내용', '장소'],
        ['09:30', '등록', '로비'],
        ['10:00', '정기총회', '대회의실'],
        ['13:00', '학술발표', '제1·2발표장'],
      ) +
      '<h4>유의 사항</h4><ol><li>등록 취소와 환불은 11월 14일(금)까지 가능합니다.</li><li>현장 등록은 <em>현금만</em> 가능합니다.</li></ol>' +
      '<p>자세한 내용은 <a href="/conference">학술대회 안내</a>를 참고해 주십시오.</p>',
    files: [
      { name: '2025_추계학술대회_프로그램.pdf', size: 184320, pk: 5001 },
      { name: '사전등록_신청서.hwp', size: 32768, pk: 5002 },
    ],
  },
  {
    title: '학회 사무국 전화 점검에 따른 업무 안내',
    date: '2025-10-30',
    hit: 96,
    content: paragraphsHtml(
      '10월 31일(금) 오전 10시부터 정오까지 사무국 전화 점검으로 통화가 어렵습니다.',
      '급한 문의는 누리집의 문의하기를 이용해 주십시오.',
    ),
  },
  {
    title:
      '추계학술대회 초록 접수 결과 및 발표 형식(구두·포스터) 확정 안내 — 발표자께서는 발표 순서와 발표장을 반드시 확인하여 주시기 바랍니다',
    date: '2025-10-28',
    hit: 734,
    content:
      paragraphsHtml(
        '초록을 보내 주신 모든 분께 감사드립니다. 심사 결과 구두 발표 18편, 포스터 발표 42편이 확정되었습니다.',
      ) +
      tableHtml(
        '분과별 편수',
        ['분과', '구두', '포스터'],
        [AbstractDivision.materials, '6', '14'],
        [AbstractDivision.formulation, '5', '12'],
        ['평가 분과', '4', '10'],
        ['생명과학 분과', '3', '6'],
      ) +
      paragraphsHtml(contact),
    files: [
      { name: '구두발표_순서.xlsx', size: 98304 },
      { name: '포스터 발표 안내 (최종).pdf', size: 120411 },
    ],
  },
  {
    title: '초록 접수 마감 안내',
    date: '2025-10-20',
    hit: 512,
    content: paragraphsHtml('초록 접수가 10월 22일(수) 자정에 마감됩니다. 마감 뒤에는 접수할 수 없습니다.'),
  },
  {
    title: '추계학술대회 초록 접수 기간 연장 안내',
    date: '2025-10-10',
    hit: 688,
    content: paragraphsHtml(
      '접수 기간이 10월 22일(수)까지로 연장되었습니다.',
      '이미 접수하신 초록은 마감 전까지 다시 올리실 수 있습니다.',
    ),
    files: [
      { name: '초록_양식_국문.docx', size: 90112 },
      { name: 'abstract_form_en.docx', size: 88064 },
    ],
  },
  {
    title: '추계학술대회 초록 모집',
    date: '2025-09-08',
    hit: 1102,
    content:
      '<h3>초록 모집</h3><p>소재, 제형, 평가, 생명과학 네 분과에서 초록을 모집합니다.</p><p><a href="/conference">초록 등록 바로가기</a></p>',
    files: [
      {
        name: '2025_추계학술대회_초록_모집_및_발표_안내_분과별_주제_심사기준_발표형식_저작권_동의서_포함_최종본.pdf',
        size: 143360,
      },
    ],
  },
  {
    pk: 213,
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
    pk: 201,
    title: '홈페이지 이전 자료',
    date: null,
    hit: null,
    content: paragraphsHtml('이전 누리집에서 옮긴 자료입니다.'),
    by: null,
    fixed: null,
  },
];
