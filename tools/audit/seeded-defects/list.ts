import { focusDefects } from './catalogue/focus.ts';
import { formDefects } from './catalogue/forms.ts';
import { layoutDefects } from './catalogue/layout.ts';
import { nameDefects } from './catalogue/names.ts';
import { layerDefects } from './catalogue/overlays.ts';
import { behaviourDefects } from './catalogue/states.ts';
import { structureDefects } from './catalogue/structure.ts';
import type { Defect } from './defect.ts';

/** Every defect that is seeded. */
export const defects: readonly Defect[] = [
  ...nameDefects,
  ...structureDefects,
  ...focusDefects,
  ...layerDefects,
  ...behaviourDefects,
  ...layoutDefects,
  ...formDefects,
];
