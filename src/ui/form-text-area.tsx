import { bound } from './bound-field';
import { TextArea } from './text-area';

/** A text of several lines in a form. */
export const FormTextArea = bound(TextArea);
