import { allBoards } from '#src/content/boards.ts';
import {
  conferenceStep,
  menuTitle,
  postStep,
  publicDocuments,
  sectionOf,
  subScreenSteps,
  subScreens,
} from './menus.ts';
import { paths, patterns } from './paths.ts';
import { boardPatterns, type Target } from './target.ts';

/**
 * Names a screen: its path or route pattern, the title of its sub-screen, and the step within the sub-screen. Without a
 * sub-screen or a step it names all of them, but not the sub-screens in `except`.
 */
export type ScreenKey = {
  path: string;
  menu?: string | undefined;
  step?: string | undefined;
  except?: readonly string[];
};

/** Who may open some screens, and the text for visitors who may not. */
export type AccessRule =
  | {
      access: 'member';
      screens: readonly ScreenKey[];
      /** The text of the panel that a guest sees instead of the screen; null redirects guests to the login. */
      text: string | null;
    }
  | {
      access: 'guest';
      screens: readonly ScreenKey[];
      /** The text of the modal that a member sees instead of the screen. */
      text: string;
    };

/** @throws Error if the path, the sub-screen or the step does not exist */
function checkScreenExists({ path, menu, step, except = [] }: ScreenKey): void {
  const check = (kind: string, name: string | undefined, known: readonly string[]) => {
    if (name === undefined || known.includes(name)) return;
    throw new Error(`Access rule for ${path}: unknown ${kind} "${name}". Known: ${known.join(', ') || 'none'}.`);
  };
  check('path', path, [...Object.values(paths), ...Object.values(patterns)]);
  for (const title of [menu, ...except])
    check('sub-screen', title, subScreens[sectionOf(path)?.mainPath ?? path] ?? []);
  check('step', step, subScreenSteps[menu ?? ''] ?? []);
}

/**
 * Builds the table of access rules. In development and in tests it checks that each rule names existing screens.
 * @throws Error if a rule names an unknown path, sub-screen or step
 */
export function createAccessTable(rules: readonly AccessRule[]): readonly AccessRule[] {
  if (import.meta.env.DEV) for (const { screens } of rules) screens.forEach(checkScreenExists);
  return rules;
}

const { abstracts, registration, forum, annualFee } = menuTitle;
const membersBoards = allBoards.filter(({ readers }) => readers === 'members');

/** The screens that only guests or only members may open. Everybody may open all other screens. */
export const accessRules = createAccessTable([
  { access: 'guest', screens: [{ path: paths.signup }], text: '이미 학회 회원이십니다.' },
  { access: 'member', screens: [{ path: paths.mypage, except: publicDocuments }], text: null },
  {
    access: 'member',
    screens: [{ path: paths.membership, menu: annualFee }],
    text: '연회비 납부내역은 로그인한 뒤에 볼 수 있습니다.',
  },
  {
    access: 'member',
    screens: [{ path: paths.society, menu: abstracts, step: conferenceStep.abstracts }],
    text: '등록한 초록은 로그인한 뒤에 볼 수 있습니다.',
  },
  {
    access: 'member',
    screens: [{ path: paths.society, menu: registration, step: conferenceStep.registrations }],
    text: '등록 내역은 로그인한 뒤에 볼 수 있습니다.',
  },
  {
    access: 'member',
    screens: [
      { path: paths.information, menu: forum, step: postStep.create },
      { path: paths.information, menu: forum, step: postStep.edit },
    ],
    text: '글쓰기는 회원만 이용할 수 있습니다.',
  },
  {
    access: 'member',
    // The navigation state can name a board on every path of posts.
    screens: membersBoards.flatMap(({ title: menu }) => boardPatterns.map((path) => ({ path, menu }))),
    text: '회원만 볼 수 있는 글입니다.',
  },
]);

/** Finds the access rule of a screen; undefined for a screen that everybody may open. */
export const findAccessRule = ({ path, menu, step }: ScreenKey): AccessRule | undefined =>
  accessRules.find(({ screens }) =>
    screens.some(
      (screen) =>
        screen.path === path &&
        (screen.menu ?? menu) === menu &&
        (screen.step ?? step) === step &&
        !screen.except?.includes(menu ?? ''),
    ),
  );

/** Returns the screen that a link target leads to. Its state names the sub-screen and the step. */
export const screenOfTarget = ({ to, state }: Target): ScreenKey => ({
  path: to.replace(/\?.*/, '').replace(/\d+$/, ':id'),
  menu: state?.menu,
  step: state?.step,
});
