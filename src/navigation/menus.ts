import { allBoards, boards } from '#src/content/boards.ts';
import { paths } from './paths.ts';

/** A sub-menu entry of a section. The entries of a section of the main menu have its path and differ in their title. */
type MenuItem = { title: string; path: string };

/** A section of the main menu. The `mainPath` 'link' marks a section with an external URL. */
export type MenuSection = { mainMenu: string; mainPath: string; subMenu: readonly MenuItem[] };

const createSection = (mainMenu: string, mainPath: string, titles: readonly string[]): MenuSection => ({
  mainMenu,
  mainPath,
  subMenu: titles.map((title) => ({ title, path: mainPath })),
});

/** The titles of the sub-screens. */
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
  notice: boards.notice.title,
  newsletter: boards.newsletter.title,
  trend: boards.trend.title,
  gallery: boards.gallery.title,
  forum: boards.forum.title,
  events: '학술행사 안내',
  abstracts: '초록 안내 및 등록',
  registration: '학술대회 등록',
  annualFee: '연회비 납부',
  signup: '회원가입',
} as const;

/** The steps of the conference: the list of sent abstracts, and the list of registrations. */
export const conferenceStep = { abstracts: '초록 확인', registrations: '등록 확인' } as const;

/** The steps of the free board: writing a post and editing a post. */
export const postStep = { create: '등록', edit: '수정' } as const;

/** The steps of a sub-screen, by the title of the sub-screen. */
export const subScreenSteps: Readonly<Record<string, readonly string[]>> = {
  [menuTitle.abstracts]: [conferenceStep.abstracts],
  [menuTitle.registration]: [conferenceStep.registrations],
  [menuTitle.forum]: Object.values(postStep),
};

/** The main menu, in its order. */
export const mainMenu: readonly MenuSection[] = [
  createSection('학회소개', paths.introduce, [
    menuTitle.greeting,
    menuTitle.history,
    menuTitle.rules,
    menuTitle.officers,
    menuTitle.directions,
  ]),
  createSection('학회활동', paths.society, [menuTitle.events, menuTitle.abstracts, menuTitle.registration]),
  createSection('회원안내', paths.membership, [menuTitle.joining, menuTitle.annualFee, menuTitle.specialMembers]),
  createSection('간행물', paths.publication, [
    menuTitle.journal,
    menuTitle.journalSearch,
    menuTitle.submission,
    menuTitle.advertising,
  ]),
  createSection(
    '자료실',
    paths.information,
    allBoards.filter(({ isInMenu }) => isInMenu).map(({ title }) => title),
  ),
  createSection('문의하기', paths.contact, []),
];

/** The titles of the sub-screens of My Page. Withdrawal has no menu entry. */
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

/** The sub-screens of My Page that everybody may read (Personal Information Protection Act, article 30). */
export const publicDocuments: readonly string[] = [myPageTitle.service, myPageTitle.privacy];

const myPageEntries = [
  [myPageTitle.basic, 'basic'],
  [myPageTitle.company, 'company'],
  [myPageTitle.education, 'education'],
  [myPageTitle.enrollment, 'enrollment'],
  [myPageTitle.password, 'password'],
  [myPageTitle.service, 'term/service'],
  [myPageTitle.privacy, 'term/privacy'],
] as const;

/** The menu of My Page. Its sub-paths are no routes: the route is /mypage, and the title chooses the sub-screen. */
export const myPageMenu: MenuSection = {
  mainMenu: '마이페이지',
  mainPath: paths.mypage,
  subMenu: myPageEntries.map(([title, name]) => ({ title, path: `${paths.mypage}/${name}` })),
};

/** The titles of the sub-screens of a section, by its path. The default is first. Some titles have no menu entry. */
export const subScreens: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(mainMenu.map(({ mainPath, subMenu }) => [mainPath, subMenu.map(({ title }) => title)])),
  [paths.information]: allBoards.map(({ title }) => title),
  [paths.mypage]: Object.values(myPageTitle),
};

/** Returns the menu section of a path; undefined for the home page and the authentication screens. */
export function sectionOf(pathname: string): MenuSection | undefined {
  const firstSegment = `/${pathname.split('/')[1] ?? ''}`.toLowerCase();
  return [...mainMenu, myPageMenu].find(({ mainPath }) => mainPath === firstSegment);
}
