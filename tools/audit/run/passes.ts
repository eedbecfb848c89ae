import { announcement } from '#tools/audit/checks/announcement.ts';
import { covered } from '#tools/audit/checks/covered.ts';
import { onInput, paste, pointerCancel, shortcuts, toggles } from '#tools/audit/checks/interactions.ts';
import type { DrivenCheck } from '#tools/audit/checks/interactive-check.ts';
import { moving, stillness } from '#tools/audit/checks/motion.ts';
import { hoverContent, layer } from '#tools/audit/checks/overlays.ts';
import { reflow, textSize, textSpacing } from '#tools/audit/checks/reflow.ts';
import { tabBack, tabWalk } from '#tools/audit/checks/tab-walk.ts';
import type { ReachOptions } from './reach.ts';
import { plainVariant, type Variant } from './variant.ts';

/** A check that has nothing to do while a layer lies over the page. */
const onBarePage = (check: DrivenCheck): DrivenCheck => ({
  ...check,
  run: async (at) => {
    const isCovered = await at.page.evaluate(
      () => audit.topDialog() !== null || audit.present('[role=listbox]').length > 0,
    );
    return isCovered ? {} : check.run(at);
  },
});

/** One visit of a state: how it is reached, and the checks that share it, in their order. */
export type Pass = {
  name: string;
  options: ReachOptions;
  /** Whether the engines and the looking checks run. */
  looks: boolean;
  checks: readonly DrivenCheck[];
  /** Asked of a screen once, in its first state: what moves there moves in all of them. */
  oncePerScreen?: boolean;
};

const narrow: Variant = { ...plainVariant, width: 320, height: 256 };
const zoomed: Variant = { ...plainVariant, width: 1280, height: 1024 };

/** The visits in which a state is looked at, one for each variant. */
export const lookingPass = (variant: Variant): Pass => ({
  name: 'look',
  options: { variant },
  looks: true,
  checks: [announcement, tabWalk],
});

/** The visits in which something is changed: the window, the text, the clock, the state itself. */
export const changingPasses = (): Pass[] => [
  { name: 'narrow', options: { variant: narrow }, looks: false, checks: [reflow, tabBack, covered] },
  { name: 'text', options: { variant: zoomed }, looks: false, checks: [textSize, textSpacing] },
  {
    name: 'clock',
    options: { clock: true, motion: 'no-preference' },
    looks: false,
    checks: [moving],
    oncePerScreen: true,
  },
  { name: 'still', options: { clock: true }, looks: false, checks: [stillness], oncePerScreen: true },
  {
    name: 'press',
    options: {},
    looks: false,
    checks: [paste, ...[shortcuts, pointerCancel, toggles, onInput, hoverContent].map(onBarePage), layer],
  },
];
