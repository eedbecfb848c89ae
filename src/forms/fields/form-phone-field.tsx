import { PhoneField } from '#src/components/fields/phone-field.tsx';
import { connectField } from './connect-field.tsx';

/** A telephone number in a form. Its value has digits only. */
export const FormPhoneField = connectField(PhoneField);
