import { PhoneField } from '#src/components/fields/phone-field.tsx';
import { connectField } from './connect-field.tsx';

/** A telephone number in a form; its value is digits alone. */
export const FormPhoneField = connectField(PhoneField);
