import type { Operator } from '#test/mutants/operator.ts';
import { contrastOperators } from './contrast.ts';
import { documentOperators } from './document.ts';
import { focusOperators } from './focus.ts';
import { keyboardOperators } from './keyboard.ts';
import { layoutOperators } from './layout.ts';
import { liveOperators } from './live.ts';
import { nameOperators } from './names.ts';
import { orderOperators } from './order.ts';
import { relationOperators } from './relations.ts';
import { roleOperators } from './roles.ts';
import { stateOperators } from './states.ts';
import { structureOperators } from './structure.ts';

/** All operators. */
export const operators: readonly Operator[] = [
  ...roleOperators,
  ...nameOperators,
  ...relationOperators,
  ...stateOperators,
  ...structureOperators,
  ...liveOperators,
  ...keyboardOperators,
  ...focusOperators,
  ...contrastOperators,
  ...layoutOperators,
  ...orderOperators,
  ...documentOperators,
];
