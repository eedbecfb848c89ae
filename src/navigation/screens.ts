import { type BoardId, boards } from '#src/content/boards.ts';
import { paths, patterns } from './paths.ts';

/** Who may open a screen, and the text for visitors who may not. */
export type Access =
  /** The text of the panel that a guest sees instead of the screen; null redirects guests to the login. */
  | { only: 'member'; text: string | null }
  /** The text of the modal that a member sees instead of the screen. */
  | { only: 'guest'; text: string };

/** The record of a screen. Links, menus, titles, access, preload and the pages of the build follow from it, by its id. */
type ScreenRecord = {
  /** The path or the route pattern. The screens of a section have one path; the first of them is the default. */
  path: string;
  /** The label in menus, tabs and the document title. It names a screen of a section in the URL and in the state. */
  title: string;
  /** Everybody may open a screen without this rule. */
  access?: Access;
  /** The id of the screen that has this one as a step. The URL and the state name both by their titles. */
  stepOf?: string;
  /** Another name of the step in the URL and in the state. */
  alias?: string;
  /** false for a screen that only links of other screens open. */
  isInMenu?: boolean;
};

const members = (text: string | null): Access => ({ only: 'member', text });

const { introduce, society, membership, publication, information, mypage } = paths;

const archive = Object.fromEntries(
  Object.entries(boards).map(([id, { title, isInMenu }]) => [id, { path: information, title, isInMenu }]),
) as Readonly<Record<BoardId, { path: typeof information; title: string; isInMenu: boolean }>>;

const writing = members('글쓰기는 회원만 이용할 수 있습니다.');
const ownScreen = { path: mypage, access: members(null) } as const;

const records = {
  home: { path: paths.home, title: '' },
  login: { path: paths.login, title: '로그인' },
  findId: { path: paths.findId, title: '아이디 찾기' },
  findIdComplete: { path: paths.findIdComplete, title: '아이디 찾기 결과' },
  findPassword: { path: paths.findPassword, title: '비밀번호 찾기' },
  newPassword: { path: paths.newPassword, title: '비밀번호 변경' },
  signup: { path: paths.signup, title: '회원가입', access: { only: 'guest', text: '이미 학회 회원이십니다.' } },

  greeting: { path: introduce, title: '학회소개' },
  history: { path: introduce, title: '학회연혁' },
  rules: { path: introduce, title: '정관 및 규정' },
  officers: { path: introduce, title: '임원' },
  directions: { path: introduce, title: '오시는길' },

  events: { path: society, title: '학술행사 안내' },
  abstracts: { path: society, title: '초록 안내 및 등록' },
  ownAbstracts: {
    path: society,
    title: '초록 확인',
    stepOf: 'abstracts',
    access: members('등록한 초록은 로그인한 뒤에 볼 수 있습니다.'),
  },
  registration: { path: society, title: '학술대회 등록' },
  ownRegistrations: {
    path: society,
    title: '등록 확인',
    stepOf: 'registration',
    access: members('등록 내역은 로그인한 뒤에 볼 수 있습니다.'),
  },
  guide: { path: patterns.guide, title: '학회 가이드' },

  joining: { path: membership, title: '가입안내' },
  annualFee: {
    path: membership,
    title: '연회비 납부',
    access: members('연회비 납부내역은 로그인한 뒤에 볼 수 있습니다.'),
  },
  specialMembers: { path: membership, title: '특별회원사' },

  journal: { path: publication, title: '저널안내' },
  journalSearch: { path: publication, title: '저널검색' },
  submission: { path: publication, title: '투고안내' },
  advertising: { path: publication, title: '광고안내' },

  ...archive,
  newPost: { path: information, title: '등록', stepOf: 'forum', access: writing },
  editedPost: { path: information, title: '수정', alias: 'edit', stepOf: 'forum', access: writing },

  contact: { path: paths.contact, title: '문의하기' },

  basic: { ...ownScreen, title: '기본정보' },
  company: { ...ownScreen, title: '직장정보' },
  education: { ...ownScreen, title: '학력정보' },
  enrollment: { ...ownScreen, title: '재학인증' },
  password: { ...ownScreen, title: '비밀번호 변경' },
  // Everybody may read these two (Personal Information Protection Act, article 30).
  service: { path: mypage, title: '서비스 이용약관' },
  privacy: { path: mypage, title: '개인정보 처리방침' },
  withdrawal: { ...ownScreen, title: '회원탈퇴', isInMenu: false },
} as const satisfies Readonly<Record<string, ScreenRecord>>;

/** The id of a screen. It is never shown, so that a label can change. The id of a board is its type in the contract. */
export type ScreenId = keyof typeof records;

/** The ids of the screens with a path. */
export type ScreenIdAt<Path extends string> = {
  [Id in ScreenId]: (typeof records)[Id]['path'] extends Path ? Id : never;
}[ScreenId];

/** All screens, in the order of menus and tabs. */
export const screens: Readonly<Record<ScreenId, ScreenRecord & { stepOf?: ScreenId }>> = records;

/** The ids of all screens. */
export const screenIds = Object.keys(screens) as readonly ScreenId[];

/** Returns the screens of a path, the default first. @returns an empty list for a path that the site does not have */
export const screensAt = (path: string): ScreenId[] =>
  screenIds.filter((id) => screens[id].path === path && screens[id].stepOf === undefined);

/** Returns the screens that a screen has as steps. */
export const stepsOf = (screen: ScreenId): ScreenId[] => screenIds.filter((id) => screens[id].stepOf === screen);

/** Checks whether a screen is the list of a board, whose id is its type in the contract. */
export const isBoard = (screen: string): screen is BoardId => Object.hasOwn(boards, screen);

/** Returns the screen in the tabs of its section: the screen itself, or the one that has it as a step. */
export const tabOf = (screen: ScreenId): ScreenId => screens[screen].stepOf ?? screen;
