import { conferenceStep, menuTitle, postStep, subScreenSteps, subScreens } from './menus.ts';
import { paths, patterns } from './paths.ts';
import { sectionOf } from './section-of.ts';
import type { Target } from './target.ts';

/** Names a screen: its path or route pattern, the title of its sub-screen, and the step within the sub-screen. */
export type ScreenKey = { path: string; menu?: string | undefined; step?: string | undefined };

/** Who may open a screen. A rule without a sub-screen or without a step holds for all of them. */
export type AccessRule = Readonly<
  ScreenKey &
    (
      | {
          access: 'member';
          /** The text of the panel that a guest sees instead of the screen; null redirects guests to the login. */
          loginRequiredText: string | null;
        }
      | {
          access: 'guest';
          /** The text of the modal that a member sees instead of the screen. */
          alreadyMemberText: string;
        }
    )
>;

/** @throws Error if the rule names a path, sub-screen or step that does not exist */
function checkScreenExists({ path, menu, step }: ScreenKey): void {
  const check = (kind: string, name: string | undefined, known: readonly string[]) => {
    if (name === undefined || known.includes(name)) return;
    throw new Error(`Access rule for ${path}: unknown ${kind} "${name}". Known: ${known.join(', ') || 'none'}.`);
  };
  check('path', path, [...Object.values(paths), ...Object.values(patterns)]);
  check('sub-screen', menu, subScreens[sectionOf(path)?.mainPath ?? path] ?? []);
  check('step', step, subScreenSteps[menu ?? ''] ?? []);
}

/**
 * Builds the table of access rules. In development and in tests it checks that each rule names an existing screen.
 * @throws Error if a rule names an unknown path, sub-screen or step
 */
export function createAccessTable(rules: readonly AccessRule[]): readonly AccessRule[] {
  if (import.meta.env.DEV) rules.forEach(checkScreenExists);
  return rules;
}

const forumPost = {
  menu: menuTitle.forum,
  access: 'member',
  loginRequiredText: '회원만 볼 수 있는 글입니다.',
} as const;
const postForm = {
  path: paths.information,
  menu: menuTitle.forum,
  access: 'member',
  loginRequiredText: '글쓰기는 회원만 이용할 수 있습니다.',
} as const;

/** The screens that guests alone or members alone may open. Everybody may open all other screens. */
export const accessRules = createAccessTable([
  { path: paths.signup, access: 'guest', alreadyMemberText: '이미 학회 회원이십니다.' },
  { path: paths.mypage, access: 'member', loginRequiredText: null },
  {
    path: paths.membership,
    menu: menuTitle.annualFee,
    access: 'member',
    loginRequiredText: '연회비 납부내역은 로그인한 뒤에 볼 수 있습니다.',
  },
  {
    path: paths.society,
    menu: menuTitle.abstracts,
    step: conferenceStep.abstracts,
    access: 'member',
    loginRequiredText: '등록한 초록은 로그인한 뒤에 볼 수 있습니다.',
  },
  {
    path: paths.society,
    menu: menuTitle.registration,
    step: conferenceStep.registrations,
    access: 'member',
    loginRequiredText: '등록 내역은 로그인한 뒤에 볼 수 있습니다.',
  },
  { ...postForm, step: postStep.create },
  { ...postForm, step: postStep.edit },
  // The navigation state can name the free board on both post paths.
  { ...forumPost, path: patterns.community },
  { ...forumPost, path: patterns.notice },
]);

/** Finds the access rule of a screen; undefined for a screen that everybody may open. */
export const findAccessRule = ({ path, menu, step }: ScreenKey): AccessRule | undefined =>
  accessRules.find(
    (rule) => rule.path === path && (rule.menu ?? menu) === menu && (rule.step === undefined || rule.step === step),
  );

/** Returns the screen that a link target leads to. Its state names the sub-screen and the step. */
export const screenOfTarget = ({ to, state }: Target): ScreenKey => ({
  path: to.replace(/\?.*/, '').replace(/\d+$/, ':id'),
  menu: state?.menu,
  step: state?.step,
});
