import type { Result } from '../model';
import { pageChecks } from './checks';
import { coveredControls } from './covered';
import * as dom from './dom';
import { clipped, fixedSizes, noteSizes } from './media';
import { endlessAnimations, positions } from './moving';
import { announced, openedWindows, place, startRecording } from './recorder';
import { fingerprint } from './site';
import { currentStop, hideFocus, idOf, showFocus } from './stop';

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
export type InPage = typeof inPage;

declare global {
  var audit: InPage;
}

globalThis.audit = inPage;
startRecording();
