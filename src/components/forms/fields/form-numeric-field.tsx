import { NumericField } from '#src/components/fields/numeric-field.tsx';
import { bound } from './bound-field.tsx';

/** Digits alone, in a form. */
export const FormNumericField = bound(NumericField);
