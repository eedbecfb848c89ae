import { EmailField } from '#src/components/fields/email-field.tsx';
import { bound } from './bound-field.tsx';

/** An e-mail address in a form; its value is the whole address. */
export const FormEmailField = bound(EmailField);
