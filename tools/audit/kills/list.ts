import { behaviourDefects } from './behaviour.ts';
import type { Defect } from './defect.ts';
import { focusDefects } from './focus.ts';
import { formDefects } from './forms.ts';
import { layerDefects } from './layers.ts';
import { layoutDefects } from './layout.ts';
import { nameDefects } from './names.ts';
import { structureDefects } from './structure.ts';

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
