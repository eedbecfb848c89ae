import { behaviourDefects } from './behaviour';
import type { Defect } from './defect';
import { focusDefects } from './focus';
import { formDefects } from './forms';
import { layerDefects } from './layers';
import { layoutDefects } from './layout';
import { nameDefects } from './names';
import { structureDefects } from './structure';

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
