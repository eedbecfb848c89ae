import type { PageCheck } from '#tools/audit/model.ts';
import { dialog, disabledReason, fakeControls, labelInName, names, newWindow, states } from './controls.ts';
import { autocomplete, errorSummary, errors, fieldContrast, labels, placeholders } from './forms.ts';
import { images, liveRegions, order, sound } from './media.ts';
import { cognitiveTest, motionActuation, pointerOnly, swipeAlternative } from './pointer.ts';
import { headings, landmarks, language, sensoryWords, skipLink, tables, title } from './structure.ts';
import { targetDiagonal, targetSize } from './targets.ts';

/** All checks that run in the page and do not change it. */
export const pageChecks: readonly PageCheck[] = [
  title,
  landmarks,
  skipLink,
  headings,
  tables,
  language,
  sensoryWords,
  labelInName,
  names,
  newWindow,
  states,
  fakeControls,
  pointerOnly,
  swipeAlternative,
  motionActuation,
  cognitiveTest,
  disabledReason,
  dialog,
  labels,
  autocomplete,
  errors,
  errorSummary,
  fieldContrast,
  placeholders,
  targetSize,
  targetDiagonal,
  images,
  sound,
  liveRegions,
  order,
];
