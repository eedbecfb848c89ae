import { EmailField } from '#src/components/fields/email-field.tsx';
import { connectField } from './connect-field.tsx';

/** An e-mail address in a form; its value is the whole address. */
export const FormEmailField = connectField(EmailField);
