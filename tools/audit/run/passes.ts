import { announcementCheck } from '#tools/audit/checks/announcement.ts';
import { coveredControlsCheck } from '#tools/audit/checks/covered.ts';
import { inputChangeCheck, pasteCheck, pointerCancelCheck, shortcutCheck, toggleCheck } from '#tools/audit/checks/interactions.ts';
import type { InteractiveCheck } from '#tools/audit/checks/interactive-check.ts';
import { motionControlCheck, reducedMotionCheck } from '#tools/audit/checks/motion.ts';
import { hoverContentCheck, overlayCheck } from '#tools/audit/checks/overlays.ts';
import { reflowCheck, textSizeCheck, textSpacingCheck } from '#tools/audit/checks/reflow.ts';
import { backwardTabWalkCheck, tabWalkCheck } from '#tools/audit/checks/tab-walk.ts';
import type { ReachOptions } from './reach.ts';
import { plainVariant, type Variant } from './variant.ts';

/** A check that has nothing to do while a layer lies over the page. */
const skipUnderOverlay = (check: InteractiveCheck): InteractiveCheck => ({
  ...check,
  run: async (opened) => {
    const isCovered = await opened.page.evaluate(
      () => audit.topDialog() !== null || audit.findExposed('[role=listbox]').length > 0,
    );
    return isCovered ? {} : check.run(opened);
  },
});

/** One visit of a state: how it is reached, and the checks that share it, in their order. */
export type Pass = {
  name: string;
  options: ReachOptions;
  /** Whether the engines and the looking checks run. */
  inspects: boolean;
  checks: readonly InteractiveCheck[];
  /** Asked of a screen once, in its first state: what moves there moves in all of them. */
  oncePerScreen?: boolean;
};

const narrow: Variant = { ...plainVariant, width: 320, height: 256 };
const zoomed: Variant = { ...plainVariant, width: 1280, height: 1024 };

/** The visits in which a state is looked opened, one for each variant. */
export const inspectionPass = (variant: Variant): Pass => ({
  name: 'look',
  options: { variant },
  inspects: true,
  checks: [announcementCheck, tabWalkCheck],
});

/** The visits in which something is changed: the window, the text, the clock, the state itself. */
export const interactionPasses = (): Pass[] => [
  { name: 'narrow', options: { variant: narrow }, inspects: false, checks: [reflowCheck, backwardTabWalkCheck, coveredControlsCheck] },
  { name: 'text', options: { variant: zoomed }, inspects: false, checks: [textSizeCheck, textSpacingCheck] },
  {
    name: 'clock',
    options: { clock: true, motion: 'no-preference' },
    inspects: false,
    checks: [motionControlCheck],
    oncePerScreen: true,
  },
  { name: 'still', options: { clock: true }, inspects: false, checks: [reducedMotionCheck], oncePerScreen: true },
  {
    name: 'press',
    options: {},
    inspects: false,
    checks: [pasteCheck, ...[shortcutCheck, pointerCancelCheck, toggleCheck, inputChangeCheck, hoverContentCheck].map(skipUnderOverlay), overlayCheck],
  },
];
