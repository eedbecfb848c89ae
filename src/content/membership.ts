import { studentMembers } from './student-members.ts';

/** A membership category: who can join, and the rights of its members. */
export type MemberCategory = { title: string; eligibility: string; rights: string };

/** The texts of the joining guide. */
export const joiningGuide = {
  lead: '화장품과학을 연구하거나 공부하는 분, 이 분야에서 일하는 분이면 누구나 회원이 될 수 있습니다.',
  categories: [
    {
      title: '일반회원',
      eligibility: '화장품과학 또는 관련 분야를 전공하였거나 그 분야에 종사하는 분',
      rights:
        '총회의 의결권과 선거권, 피선거권, 학술지 투고, 학술대회 발표, 간행물 구독. 회비를 납부한 날부터 2년 동안 자격이 유지됩니다. 자격의 효력이 끝난 회원은 연회비를 납부하거나 전년도나 해당 연도의 춘계·추계학술대회에 한 번 이상 등록하면 자격을 되찾습니다.',
    },
    {
      title: '학생회원',
      eligibility: `화장품과학 또는 관련 분야를 전공하는 학생. ${studentMembers.join(' ')} 재학증명서를 올려 사무국의 승인을 받습니다.`,
      rights: '학술대회 발표, 간행물 구독, 학생회원 회비와 등록비',
    },
    {
      title: '특별회원',
      eligibility: '학회의 목적에 찬동하여 사업을 돕는 법인, 단체 또는 개인',
      rights: '학술행사 후원과 전시, 간행물 구독. 연회비 없음. 후원 내용은 이사회와 협의하여 정함',
    },
    {
      title: '명예회원',
      eligibility: '화장품과학의 발전에 뚜렷한 공로가 있어 총회에서 추대된 분',
      rights: '학술대회 참가, 간행물 구독. 연회비 없음',
    },
  ] satisfies readonly MemberCategory[],
  steps: [
    '누리집에서 약관에 동의하고 기본정보, 직장정보, 학력정보를 적어 회원으로 가입합니다.',
    '학생회원은 로그인한 뒤 마이페이지의 재학인증에서 재학증명서를 올립니다.',
    '연회비를 카드나 무통장 입금으로 납부하면 회원구분에 따른 권리를 행사할 수 있습니다.',
  ],
  duties: [
    '정관과 규정, 총회와 이사회의 의결 사항을 지킵니다.',
    '일반회원과 학생회원은 해마다 정해진 연회비를 납부합니다. 3년 넘게 납부하지 않으면 이사회의 의결로 제명될 수 있습니다.',
    '연구윤리를 지키고 학회의 명예를 지킵니다.',
    '주소, 소속, 연락처가 바뀌면 마이페이지에서 바로 고칩니다.',
  ],
  withdrawal: [
    '언제든지 마이페이지의 기본정보에서 탈퇴를 신청하거나 사무국에 이메일로 알려 탈퇴할 수 있습니다.',
    '이미 납부한 연회비는 돌려드리지 않습니다.',
    '탈퇴하면 계정의 정보가 지워져 복구할 수 없습니다. 작성하신 글은 삭제되지 않으므로, 삭제를 원하시면 탈퇴하기 전에 사무국에 요청해 주세요.',
  ],
} as const;
