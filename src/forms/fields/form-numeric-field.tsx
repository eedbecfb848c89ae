import { NumericField } from '#src/components/fields/numeric-field.tsx';
import { connectField } from './connect-field.tsx';

/** A field for digits in a form. */
export const FormNumericField = connectField(NumericField);
