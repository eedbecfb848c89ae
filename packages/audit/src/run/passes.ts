import { announcementCheck } from '#audit/checks/announcement.ts';
import { coveredControlsCheck } from '#audit/checks/covered.ts';
import { inputChangeCheck } from '#audit/checks/input-change.ts';
import {
  hoverContentCheck,
  overlayCheck,
  pasteCheck,
  pointerCancelCheck,
  shortcutCheck,
  skipLinkCheck,
} from '#audit/checks/interactions.ts';
import type { InteractiveCheck } from '#audit/checks/interactive-check.ts';
import { lastingAlertCheck } from '#audit/checks/lasting-alerts.ts';
import { motionControlCheck, reducedMotionCheck } from '#audit/checks/motion.ts';
import { placeAfterPressCheck } from '#audit/checks/place-after-press.ts';
import { removedFileCheck, scriptWindowCheck, shownPasswordCheck, swallowedKeyCheck } from '#audit/checks/presses.ts';
import { reflowCheck, textSizeCheck, textSpacingCheck } from '#audit/checks/reflow.ts';
import { seenContrastCheck } from '#audit/checks/seen-contrast.ts';
import { tabWalkCheck } from '#audit/checks/tab-walk.ts';
import { widgetCheck } from '#audit/checks/widgets.ts';
import type { ReachOptions } from './reach.ts';
import { plainVariant, type Variant } from './variant.ts';

/** Returns a check that does not run while a dialog covers the page. */
const skipUnderDialog = (check: InteractiveCheck): InteractiveCheck => ({
  ...check,
  run: async (opened) => ((await opened.page.evaluate(() => audit.topDialog() !== null)) ? {} : check.run(opened)),
});

export type PassName = 'inspect' | 'theme' | 'forced' | 'narrow' | 'text' | 'clock' | 'reduced-motion' | 'interact';

/** A visit of a state: how the state is reached, and the checks that share the visit, in order. */
export type Pass = {
  name: PassName | `picture-${number}`;
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

/** Returns the pass in the other theme. The markup is that of the inspection, so the engines do not read it again. */
export const themePass = (variant: Variant): Pass => ({ ...inspectionPass(variant), name: 'theme', inspects: 'own' });

/** Returns the passes in forced colours, and those that change the window, the text, the clock or the state itself. */
export const interactionPasses = (forced: Variant = { ...plainVariant, colours: 'forced' }): Pass[] => [
  { name: 'forced', options: { variant: forced }, inspects: 'own', checks: [seenContrastCheck, tabWalkCheck] },
  { name: 'narrow', options: { variant: narrow }, inspects: 'nothing', checks: [reflowCheck, coveredControlsCheck] },
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
      pointerCancelCheck,
      ...[shortcutCheck, skipLinkCheck, hoverContentCheck].map(skipUnderDialog),
      swallowedKeyCheck,
      shownPasswordCheck,
      skipUnderDialog(removedFileCheck),
      widgetCheck,
      inputChangeCheck,
      overlayCheck,
      skipUnderDialog(scriptWindowCheck),
      skipUnderDialog(placeAfterPressCheck),
    ],
  },
];
