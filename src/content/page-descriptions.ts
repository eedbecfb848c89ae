import type { BoardType } from '#src/api/generated/model/boardType.ts';
import { history } from './history.ts';
import { society } from './society.ts';
import { specialMembers, specialMemberYear } from './special-members.ts';

const boardDescriptions: Readonly<Record<BoardType, string>> = {
  notice: '한빛화장품과학회의 공지사항입니다.',
  forum: '회원이 묻고 답하며 소식을 나누는 자유게시판입니다.',
  newsletter: '한빛화장품과학회가 보내 드리는 뉴스레터를 모았습니다.',
  trend: '화장품과학의 연구동향을 소개합니다.',
  gallery: '학술대회와 학회 행사의 사진을 모았습니다.',
};

/** The description of pages for search engines and shared links, by the id of the screen in src/navigation/screens.ts. */
export const pageDescriptions = {
  ...boardDescriptions,
  home: '한빛화장품과학회는 1968년부터 화장품과학의 연구와 교류를 이어 온 학술단체입니다. 학술대회, 초록 등록, 회원 가입, 간행물을 안내합니다.',
  greeting: '한빛화장품과학회 회장의 인사말과 학회가 하는 일을 소개합니다.',
  history: `${society.foundedYear}년 창립부터 ${history[0]?.years[0]?.year}년까지 한빛화장품과학회가 걸어온 길을 연대별로 정리했습니다.`,
  rules: '한빛화장품과학회의 정관 9개 장과 부칙, 국문·영문 투고규정을 볼 수 있습니다.',
  officers: '한빛화장품과학회의 명예회장, 등기임원, 준이사를 소개합니다.',
  directions: '한빛화장품과학회 사무국의 주소와 연락처, 지도와 지하철 안내입니다.',
  events: '한빛화장품과학회가 열었거나 준비하는 학술행사의 안내를 모았습니다.',
  abstracts: '학술대회 초록의 작성 규칙과 양식, 등록 방법과 마감을 안내합니다.',
  registration: '학술대회 사전 등록 기간과 등록비, 결제와 환불 방법을 안내합니다.',
  joining: '회원구분과 연회비, 회원의 의무와 탈퇴, 가입 방법을 안내합니다.',
  annualFee: '학회 연회비 납부내역을 확인하고 연회비를 납부합니다. 로그인이 필요합니다.',
  specialMembers: `한빛화장품과학회와 함께하는 ${specialMemberYear}년 특별회원사 ${specialMembers.length}곳입니다.`,
  journal: '1970년 창간하여 한 해 네 번 펴내는 학술지를 소개합니다.',
  journalSearch: '학술지에 실린 논문을 찾는 방법을 안내합니다.',
  submission: '학술지의 투고 규칙과 발간 일정, 투고 절차와 양식을 안내합니다.',
  advertising: '학술지와 학술대회 자료집의 광고 단가와 신청 방법을 안내합니다.',
  contact: '한빛화장품과학회 사무국에 궁금한 점을 보내 주세요. 담당자가 이메일로 답해 드립니다.',
  service: '한빛화장품과학회 누리집의 서비스 이용약관입니다. 회원의 권리와 의무, 회비와 게시물에 관한 사항을 정합니다.',
  privacy: '한빛화장품과학회가 처리하는 개인정보의 항목과 목적, 보유 기간, 정보주체의 권리를 밝힙니다.',
  signup: '한빛화장품과학회 회원 가입 화면입니다. 약관 동의부터 학력 정보까지 다섯 단계로 진행합니다.',
};
