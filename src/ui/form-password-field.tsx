import { bound } from './bound-field';
import { PasswordField } from './password-field';

/** A password in a form. */
export const FormPasswordField = bound(PasswordField);
