import { TextField } from '#src/components/fields/text-field.tsx';
import { bound } from './bound-field.tsx';

/** A line of text in a form. */
export const FormTextField = bound(TextField);
