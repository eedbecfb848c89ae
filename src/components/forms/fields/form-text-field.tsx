import { TextField } from '#src/components/fields/text-field.tsx';
import { connectField } from './connect-field.tsx';

/** A line of text in a form. */
export const FormTextField = connectField(TextField);
