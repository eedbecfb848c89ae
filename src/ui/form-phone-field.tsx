import { bound } from './bound-field';
import { PhoneField } from './phone-field';

/** A telephone number in a form; its value is digits alone. */
export const FormPhoneField = bound(PhoneField);
