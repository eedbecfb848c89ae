import { bound } from './bound-field';
import { NumericField } from './numeric-field';

/** Digits alone, in a form. */
export const FormNumericField = bound(NumericField);
