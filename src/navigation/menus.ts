// Read by the build too, which wants the endings of names.
import { paths } from './paths.ts';

/** One entry below a section; all entries of a section lead to the section's path and differ in the title they pass. */
export type MenuItem = { title: string; path: string };

/** A section of the main menu. A `mainPath` of 'link' marks an address outside the site. */
export type MenuSection = { mainMenu: string; mainPath: string; subMenu: readonly MenuItem[] };

const section = (mainMenu: string, mainPath: string, titles: readonly string[]): MenuSection => ({
  mainMenu,
  mainPath,
  subMenu: titles.map((title) => ({ title, path: mainPath })),
});

/** Titles of sub-screens that code refers to. */
export const menuTitle = {
  greeting: '학회소개',
  history: '학회연혁',
  rules: '정관 및 규정',
  officers: '임원',
  directions: '오시는길',
  joining: '가입안내',
  specialMembers: '특별회원사',
  journal: '저널안내',
  journalSearch: '저널검색',
  submission: '투고안내',
  advertising: '광고안내',
  notice: '공지사항',
  newsletter: '뉴스레터',
  trend: '연구동향',
  gallery: '갤러리',
  forum: '자유게시판',
  events: '학술행사 안내',
  abstracts: '초록 안내 및 등록',
  registration: '학술대회 등록',
  annualFee: '연회비 납부',
  signup: '회원가입',
} as const;

/** The steps of a conference: what a member sent, and what a member registered for. */
export const conferenceStep = { abstracts: '초록 확인', registrations: '등록 확인' } as const;

/** The steps of the free board: to write a post and to edit one. */
export const postStep = { create: '등록', edit: '수정' } as const;

/** The steps of a sub-screen, by the title of the sub-screen. */
export const subScreenSteps: Readonly<Record<string, readonly string[]>> = {
  [menuTitle.abstracts]: [conferenceStep.abstracts],
  [menuTitle.registration]: [conferenceStep.registrations],
  [menuTitle.forum]: Object.values(postStep),
};

/** The main menu, in its order. */
export const mainMenu: readonly MenuSection[] = [
  section('학회소개', paths.introduce, [
    menuTitle.greeting,
    menuTitle.history,
    menuTitle.rules,
    menuTitle.officers,
    menuTitle.directions,
  ]),
  section('학회활동', paths.society, [menuTitle.events, menuTitle.abstracts, menuTitle.registration]),
  section('회원안내', paths.membership, [menuTitle.joining, menuTitle.annualFee, menuTitle.specialMembers]),
  section('간행물', paths.publication, [
    menuTitle.journal,
    menuTitle.journalSearch,
    menuTitle.submission,
    menuTitle.advertising,
  ]),
  section('자료실', paths.information, [menuTitle.notice, menuTitle.forum]),
  section('문의하기', paths.contact, []),
];

/** The sub-screens of My Page; withdrawal has no entry of its own. */
export const myPageTitle = {
  basic: '기본정보',
  company: '직장정보',
  education: '학력정보',
  enrollment: '재학인증',
  password: '비밀번호 변경',
  service: '서비스 이용약관',
  privacy: '개인정보 처리방침',
  withdrawal: '회원탈퇴',
} as const;

const myPageEntries = [
  [myPageTitle.basic, 'basic'],
  [myPageTitle.company, 'company'],
  [myPageTitle.education, 'education'],
  [myPageTitle.enrollment, 'enrollment'],
  [myPageTitle.password, 'password'],
  [myPageTitle.service, 'term/service'],
  [myPageTitle.privacy, 'term/privacy'],
] as const;

/** My Page. Its sub-paths are names only: the screen is /mypage, and the title chooses the sub-screen. */
export const myPageMenu: MenuSection = {
  mainMenu: '마이페이지',
  mainPath: paths.mypage,
  subMenu: myPageEntries.map(([title, name]) => ({ title, path: `${paths.mypage}/${name}` })),
};

/**
 * The titles that choose a sub-screen of a section, its default first. Some have no entry in the menu.
 */
export const subScreens: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(mainMenu.map(({ mainPath, subMenu }) => [mainPath, subMenu.map(({ title }) => title)])),
  [paths.information]: [menuTitle.notice, menuTitle.forum, menuTitle.newsletter, menuTitle.trend, menuTitle.gallery],
  [paths.mypage]: Object.values(myPageTitle),
};
