import type { PageCheck } from '#audit/model.ts';
import { cognitiveTest } from './cognitive-test.ts';
import { disabledReason, fakeControls, labelInName, names, newWindow, states } from './controls.ts';
import { dialog } from './dialogs.ts';
import { autocomplete, errorSummary, errors, fieldContrast, labels } from './forms.ts';
import { images, liveRegions, order, sound } from './media.ts';
import { motionActuation, pointerOnly, swipeAlternative } from './pointer.ts';
import { shownAmount } from './seen/amount.ts';
import { choiceGroups } from './seen/choice-groups.ts';
import { seenErrors } from './seen/errors.ts';
import { seenHeadings } from './seen/headings.ts';
import { hiddenText } from './seen/hidden-text.ts';
import { seenLabels } from './seen/labels.ts';
import { seenLayout } from './seen/layout.ts';
import { seenLists } from './seen/lists.ts';
import { spacedColumns } from './seen/spaced-columns.ts';
import { seenStates } from './seen/states.ts';
import { seenTables } from './seen/tables.ts';
import { meaningfulWords } from './seen/words.ts';
import { zoomAllowed } from './seen/zoom.ts';
import { headings, landmarks, language, sensoryWords, skipLink, tables, title } from './structure.ts';
import { targetDiagonal } from './targets.ts';

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
  targetDiagonal,
  images,
  sound,
  liveRegions,
  order,
  seenHeadings,
  seenLists,
  seenTables,
  seenLabels,
  hiddenText,
  seenErrors,
  seenStates,
  seenLayout,
  meaningfulWords,
  zoomAllowed,
  choiceGroups,
  shownAmount,
  spacedColumns,
];
