import { actionsDefects } from './actions.ts';
import { appearanceDefects } from './appearance.ts';
import { contentDefects } from './content.ts';
import { controlsDefects } from './controls.ts';
import type { SeededDefect } from './find.ts';
import { placesDefects } from './places.ts';

/** The defects that the audit must find: at least one for each check of its own. */
export const defects: readonly SeededDefect[] = [
  ...contentDefects,
  ...controlsDefects,
  ...placesDefects,
  ...appearanceDefects,
  ...actionsDefects,
];
