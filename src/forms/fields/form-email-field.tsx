import { EmailField } from '#src/components/fields/email-field.tsx';
import { connectField } from './form-field.tsx';

/** An email address in a form. Its value is the whole address. */
export const FormEmailField = connectField(EmailField);
