import { bound } from './bound-field';
import { TextField } from './text-field';

/** A line of text in a form. */
export const FormTextField = bound(TextField);
