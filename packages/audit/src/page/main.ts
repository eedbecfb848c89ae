import type { Result } from '#audit/model.ts';
import { findUnansweredKeys, hadEffect, watchEffects } from './activation.ts';
import { recordAlerts, vanishedAlerts } from './alerts.ts';
import { pageChecks } from './checks.ts';
import { contentTexts } from './content-texts.ts';
import { findCoveredControls } from './covered.ts';
import * as dom from './dom.ts';
import { readFingerprint } from './fingerprint.ts';
import { startPressRecording } from './focus-lost.ts';
import { currentStop, focusStopId, hideFocus, showFocus } from './focus-stop.ts';
import * as hints from './hints.ts';
import { findClippedText, findFixedFontSizes, recordFontSizes } from './media.ts';
import * as motion from './motion.ts';
import { orientationProblems } from './orientation.ts';
import { reactsToHovering, startListenerRecording } from './pointer.ts';
import { findDownActions } from './pointer-down.ts';
import {
  announcementsOfRegions,
  describeContext,
  describeLocation,
  openedWindowCount,
  recordedAnnouncements,
  recordedFocusTexts,
  startRecording,
} from './recorder.ts';
import { findScriptWindows } from './script-windows.ts';
import { graphicElement, readGraphics } from './seen/graphics.ts';
import {
  addPaintRule,
  pageSize,
  readChangedTextLines,
  readPlainTextLines,
  removePaintRule,
  textLineElement,
} from './seen/text-lines.ts';
import { markWidgets, unmarkWidgets } from './seen/widget-marks.ts';
import { findSwitches, switchState } from './switches.ts';
import { runTimers, startTimerRecording } from './timers.ts';

/** Runs a page check by its ID. @throws Error for an unknown ID, so that no check passes without running */
const runPageCheck = (id: string): Result => {
  const check = pageChecks.find((known) => known.id === id);
  if (!check) throw new Error(`No page check has the ID ${id}.`);
  return check.inspect();
};

/** The functions that the audit adds to each page before the page's own scripts run. */
const inPage = {
  ...dom,
  runPageCheck,
  findClippedText,
  recordFontSizes,
  findFixedFontSizes,
  reactsToHovering,
  findDownActions,
  recordAlerts,
  vanishedAlerts,
  findScriptWindows,
  findSwitches,
  switchState,
  findUnansweredKeys,
  watchEffects,
  hadEffect,
  ...hints,
  ...motion,
  orientationProblems,
  announcementsOfRegions,
  recordedAnnouncements,
  recordedFocusTexts,
  openedWindowCount,
  describeContext,
  describeLocation,
  findCoveredControls,
  readFingerprint,
  currentStop,
  focusStopId,
  hideFocus,
  showFocus,
  readPlainTextLines,
  readChangedTextLines,
  textLineElement,
  addPaintRule,
  removePaintRule,
  pageSize,
  readGraphics,
  graphicElement,
  markWidgets,
  unmarkWidgets,
  runTimers,
  contentTexts,
};

/** The type of the global variable `audit` in the page. */
type InPage = typeof inPage;

declare global {
  var audit: InPage;
}

globalThis.audit = inPage;
startTimerRecording();
startListenerRecording();
startRecording();
startPressRecording();
