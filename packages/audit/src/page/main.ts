import type { Result } from '#audit/model.ts';
import * as alerts from './alerts.ts';
import { pageChecks } from './checks.ts';
import * as clippedText from './clipped-text.ts';
import { findCoveredControls } from './covered.ts';
import * as dom from './dom.ts';
import { readFingerprint } from './fingerprint.ts';
import * as focusStop from './focus-stop.ts';
import * as motion from './motion.ts';
import { startListenerRecording } from './pointer.ts';
import { findDownActions } from './pointer-down.ts';
import * as recorder from './recorder.ts';
import * as graphics from './seen/graphics.ts';
import * as textLines from './seen/text-lines.ts';
import * as widgetMarks from './seen/widget-marks.ts';
import { renderSkippedParts } from './skipped-parts.ts';
import { runTimers, startTimerRecording } from './timers.ts';

/** Runs a page check by its ID. @throws Error for an unknown ID, so that no check passes without running */
const runPageCheck = (id: string): Result => {
  const check = pageChecks.find((known) => known.id === id);
  if (!check) throw new Error(`No page check has the ID ${id}.`);
  return check.inspect();
};

/** The functions that the audit adds to each page before the page's own scripts run. */
const inPage = {
  ...alerts,
  ...clippedText,
  ...dom,
  ...focusStop,
  ...graphics,
  ...motion,
  ...recorder,
  ...textLines,
  ...widgetMarks,
  runPageCheck,
  findCoveredControls,
  findDownActions,
  readFingerprint,
  renderSkippedParts,
  runTimers,
};

/** The type of the global variable `audit` in the page. */
type InPage = typeof inPage;

declare global {
  var audit: InPage;
}

globalThis.audit = inPage;
startTimerRecording();
startListenerRecording();
recorder.startRecording();
