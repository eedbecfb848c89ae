import { PasswordField } from '#src/components/fields/password-field.tsx';
import { connectField } from './connect-field.tsx';

/** A password in a form. */
export const FormPasswordField = connectField(PasswordField);
