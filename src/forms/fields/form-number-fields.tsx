import { NumericField } from '#src/components/fields/numeric-field.tsx';
import { PhoneField } from '#src/components/fields/phone-field.tsx';
import { connectField } from './form-field.tsx';

/** A field for digits in a form. */
export const FormNumericField = connectField(NumericField);

/** A telephone number in a form. Its value has digits only. */
export const FormPhoneField = connectField(PhoneField);
