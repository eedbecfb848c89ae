import { bound } from './bound-field';
import { EmailField } from './email-field';

/** An e-mail address in a form; its value is the whole address. */
export const FormEmailField = bound(EmailField);
