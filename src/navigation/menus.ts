import { paths } from './paths';

/** One entry below a section; all entries of a section lead to the section's path and differ in the title they pass. */
export type MenuItem = { title: string; path: string };

/** A section of the main menu. A `mainPath` of 'link' marks an address outside the site. */
export type MenuSection = { mainMenu: string; mainPath: string; subMenu: readonly MenuItem[] };

const section = (mainMenu: string, mainPath: string, titles: readonly string[]): MenuSection => ({
  mainMenu,
  mainPath,
  subMenu: titles.map((title) => ({ title, path: mainPath })),
});

/** Titles that rules refer to. */
export const menuTitle = {
  notice: '공지사항',
  newsletter: '뉴스레터',
  trend: '연구동향',
  gallery: '갤러리',
  forum: '자유게시판',
  events: '학술행사 안내',
  annualFee: '연회비 납부',
  signup: '회원가입',
} as const;

/** The steps of the free board: to write a post and to edit one. */
export const postStep = { create: '등록', edit: '수정' } as const;

/** The main menu, in its order. */
export const mainMenu: readonly MenuSection[] = [
  section('학회소개', paths.introduce, ['학회소개', '학회연혁', '정관 및 규정', '임원', '오시는길']),
  section('학회활동', paths.society, [menuTitle.events, '초록 안내 및 등록', '학술대회 등록']),
  section('회원안내', paths.membership, ['가입안내', menuTitle.annualFee, '특별회원사']),
  section('간행물', paths.publication, ['저널안내', '저널검색', '투고안내', '광고안내']),
  section('자료실', paths.information, [menuTitle.notice, menuTitle.forum]),
  section('문의하기', paths.contact, []),
];

const myPageEntries = [
  ['기본정보', 'basic'],
  ['직장정보', 'company'],
  ['학력정보', 'education'],
  ['재학인증', 'enrollment'],
  ['비밀번호 변경', 'password'],
  ['서비스 이용약관', 'term/service'],
  ['개인정보 처리방침', 'term/privacy'],
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
  [paths.mypage]: [...myPageMenu.subMenu.map(({ title }) => title), '회원탈퇴'],
};
