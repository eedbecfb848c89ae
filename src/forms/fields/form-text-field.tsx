import { TextField } from '#src/components/fields/text-field.tsx';
import { connectField } from './connect-field.tsx';

/** A text field of one line in a form. */
export const FormTextField = connectField(TextField);
