import { PasswordField } from '#src/components/fields/password-field.tsx';
import { bound } from './bound-field.tsx';

/** A password in a form. */
export const FormPasswordField = bound(PasswordField);
