import { PhoneField } from '#src/components/fields/phone-field.tsx';
import { bound } from './bound-field.tsx';

/** A telephone number in a form; its value is digits alone. */
export const FormPhoneField = bound(PhoneField);
