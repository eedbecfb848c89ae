import type { Result } from '#tools/audit/model.ts';
import { pageChecks } from './checks.ts';
import { findCoveredControls } from './covered.ts';
import * as dom from './dom.ts';
import { readFingerprint } from './fingerprint.ts';
import { currentStop, hideFocus, idOf, showFocus } from './focus-stop.ts';
import { findClippedText, findFixedFontSizes, recordFontSizes } from './media.ts';
import { longAnimations, elementPositions } from './motion.ts';
import { recordedAnnouncements, openedWindowCount, describeLocation, startRecording } from './recorder.ts';

/** Runs one of the looking checks; one that throws must not pass. */
const runPageCheck = (id: string): Result => {
  const check = pageChecks.find((known) => known.id === id);
  if (!check) throw new Error(`no check ${id}`);
  return check.inspect();
};

/** What the audit puts into each page, before the page's own scripts. */
const inPage = {
  ...dom,
  runPageCheck,
  findClippedText,
  recordFontSizes,
  findFixedFontSizes,
  elementPositions,
  longAnimations,
  recordedAnnouncements,
  openedWindowCount,
  describeLocation,
  findCoveredControls,
  readFingerprint,
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
