import { actionDefects } from './catalogue/actions.ts';
import { appearanceDefects } from './catalogue/appearance.ts';
import { focusDefects } from './catalogue/focus.ts';
import { formDefects } from './catalogue/forms.ts';
import { heardDefects } from './catalogue/heard.ts';
import { journeyDefects } from './catalogue/journeys.ts';
import { layoutDefects } from './catalogue/layout.ts';
import { meaningDefects } from './catalogue/meaning.ts';
import { nameDefects } from './catalogue/names.ts';
import { overlayDefects } from './catalogue/overlays.ts';
import { perceptionDefects } from './catalogue/perception.ts';
import { stateDefects } from './catalogue/states.ts';
import { structureDefects } from './catalogue/structure.ts';
import type { SeededDefect } from './defect.ts';

/** All defects that are seeded, one at a time. */
export const defects: readonly SeededDefect[] = [
  ...nameDefects,
  ...structureDefects,
  ...focusDefects,
  ...overlayDefects,
  ...stateDefects,
  ...layoutDefects,
  ...formDefects,
  ...perceptionDefects,
  ...appearanceDefects,
  ...actionDefects,
  ...heardDefects,
  ...journeyDefects,
  ...meaningDefects,
];
