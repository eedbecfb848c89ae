import type { Result } from '#tools/audit/model.ts';
import { pageChecks } from './checks.ts';
import { coveredControls } from './covered.ts';
import * as dom from './dom.ts';
import { fingerprint } from './fingerprint.ts';
import { currentStop, hideFocus, idOf, showFocus } from './focus-stop.ts';
import { clipped, fixedSizes, noteSizes } from './media.ts';
import { endlessAnimations, positions } from './motion.ts';
import { announced, openedWindows, place, startRecording } from './recorder.ts';

/** Runs one of the looking checks; one that throws must not pass. */
const look = (id: string): Result => {
  const check = pageChecks.find((known) => known.id === id);
  if (!check) throw new Error(`no check ${id}`);
  return check.look();
};

/** What the audit puts into each page, before the page's own scripts. */
const inPage = {
  ...dom,
  look,
  clipped,
  noteSizes,
  fixedSizes,
  positions,
  endlessAnimations,
  announced,
  openedWindows,
  place,
  coveredControls,
  fingerprint,
  currentStop,
  idOf,
  hideFocus,
  showFocus,
};

/** The part of the audit that runs in the page. */
type InPage = typeof inPage;

declare global {
  var audit: InPage;
}

globalThis.audit = inPage;
startRecording();
