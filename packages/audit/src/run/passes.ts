import { activationCheck } from '#audit/checks/activation.ts';
import { announcedResultCheck } from '#audit/checks/announced-results.ts';
import { announcementCheck } from '#audit/checks/announcement.ts';
import { coveredControlsCheck } from '#audit/checks/covered.ts';
import { inputChangeCheck } from '#audit/checks/input-change.ts';
import { pasteCheck, shortcutCheck } from '#audit/checks/interactions.ts';
import type { InteractiveCheck } from '#audit/checks/interactive-check.ts';
import { lastingAlertCheck } from '#audit/checks/lasting-alerts.ts';
import { motionControlCheck, reducedMotionCheck } from '#audit/checks/motion.ts';
import { hoverContentCheck, overlayCheck } from '#audit/checks/overlays.ts';
import { pointerCancelCheck } from '#audit/checks/pointer-cancel.ts';
import { pressedCheck } from '#audit/checks/pressed.ts';
import { reflowCheck, textSizeCheck, textSpacingCheck } from '#audit/checks/reflow.ts';
import { scriptWindowCheck } from '#audit/checks/script-windows.ts';
import { seenContrastCheck } from '#audit/checks/seen-contrast.ts';
import { followedSkipLinkCheck } from '#audit/checks/skip-link.ts';
import { tabWalkCheck } from '#audit/checks/tab-walk.ts';
import { dialogRadioCheck, keptFocusCheck, widgetCheck } from '#audit/checks/widgets.ts';
import type { ReachOptions } from './reach.ts';
import { plainVariant, type Variant } from './variant.ts';

/** Returns a check that does not run while a dialog or a list covers the page. */
const skipUnderOverlay = (check: InteractiveCheck): InteractiveCheck => ({
  ...check,
  run: async (opened) => {
    const isCovered = await opened.page.evaluate(
      () => audit.topDialog() !== null || audit.findExposed('[role=listbox]').length > 0,
    );
    return isCovered ? {} : check.run(opened);
  },
});

/** Returns a check that does not run while a list of options is open, because moving the focus closes the list. */
const skipUnderList = (check: InteractiveCheck): InteractiveCheck => ({
  ...check,
  run: async (opened) => {
    const hasList = await opened.page.evaluate(() => audit.findExposed('[role=listbox]').length > 0);
    return hasList ? {} : check.run(opened);
  },
});

export type PassName = 'inspect' | 'forced' | 'narrow' | 'text' | 'clock' | 'reduced-motion' | 'interact';

/** A visit of a state: how the state is reached, and the checks that share the visit, in order. */
export type Pass = {
  name: PassName;
  options: ReachOptions;
  /** Whether the engines and the page checks run, or the page checks alone. */
  inspects: 'all' | 'own' | 'nothing';
  checks: readonly InteractiveCheck[];
  /** Whether the pass lets time pass, which changes a state that waits for a response. */
  watchesTime?: boolean;
};

const narrow: Variant = { ...plainVariant, width: 320, height: 256 };
const zoomed: Variant = { ...plainVariant, width: 1280, height: 1024 };

/** Returns the pass that inspects a state in a variant. */
export const inspectionPass = (variant: Variant): Pass => ({
  name: 'inspect',
  options: { variant },
  inspects: 'all',
  checks: [announcementCheck, seenContrastCheck, tabWalkCheck, lastingAlertCheck],
});

/** Returns the passes in forced colours, and those that change the window, the text, the clock or the state itself. */
export const interactionPasses = (forced: Variant = { ...plainVariant, colours: 'forced' }): Pass[] => [
  { name: 'forced', options: { variant: forced }, inspects: 'own', checks: [seenContrastCheck, tabWalkCheck] },
  {
    name: 'narrow',
    options: { variant: narrow },
    inspects: 'nothing',
    checks: [reflowCheck, coveredControlsCheck],
  },
  { name: 'text', options: { variant: zoomed }, inspects: 'nothing', checks: [textSizeCheck, textSpacingCheck] },
  {
    name: 'clock',
    options: { clock: true, motion: 'no-preference' },
    inspects: 'nothing',
    checks: [motionControlCheck],
    watchesTime: true,
  },
  {
    name: 'reduced-motion',
    options: { clock: true },
    inspects: 'nothing',
    checks: [reducedMotionCheck],
    watchesTime: true,
  },
  {
    name: 'interact',
    options: {},
    inspects: 'own',
    checks: [
      pasteCheck,
      skipUnderList(activationCheck),
      skipUnderOverlay(shortcutCheck),
      skipUnderList(pointerCancelCheck),
      ...[pressedCheck, followedSkipLinkCheck, hoverContentCheck, widgetCheck, scriptWindowCheck].map(skipUnderOverlay),
      skipUnderList(announcedResultCheck),
      skipUnderList(inputChangeCheck),
      skipUnderOverlay(keptFocusCheck),
      skipUnderList(dialogRadioCheck),
      overlayCheck,
    ],
  },
];
