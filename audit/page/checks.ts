import type { PageCheck } from '../model';
import { dialog, disabledWhy, fakeControls, labelInName, names, newWindow, states } from './controls';
import { autocomplete, errorSummary, errors, fieldContrast, labels, placeholders } from './forms';
import { images, liveRegions, order, sound } from './media';
import { headings, landmarks, language, sensoryWords, skipLink, tables, title } from './structure';
import { targetDiagonal, targetSize } from './targets';

/** Every check that only looks at the page as it is. */
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
  disabledWhy,
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
