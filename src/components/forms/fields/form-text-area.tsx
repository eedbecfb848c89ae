import { TextArea } from '#src/components/fields/text-area.tsx';
import { bound } from './bound-field.tsx';

/** A text of several lines in a form. */
export const FormTextArea = bound(TextArea);
