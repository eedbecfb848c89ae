import type { PageCheck } from '#audit/model.ts';
import { currentPlace, truthfulNames } from './current-place.ts';
import { autocomplete, errors, groupNames } from './forms.ts';
import { motionActuation, pointerOnly } from './pointer.ts';
import { dialog, newWindow, states, tables } from './states.ts';
import { targetDiagonal } from './targets.ts';
import { hiddenText, images, language, wordlessNames } from './texts.ts';

/** All checks that run in the page and do not change it. They find what no engine finds, and what is not seen. */
export const pageChecks: readonly PageCheck[] = [
  language,
  images,
  hiddenText,
  wordlessNames,
  tables,
  states,
  currentPlace,
  truthfulNames,
  dialog,
  newWindow,
  pointerOnly,
  motionActuation,
  autocomplete,
  errors,
  groupNames,
  targetDiagonal,
];
