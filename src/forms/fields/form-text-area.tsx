import { TextArea } from '#src/components/fields/text-area.tsx';
import { connectField } from './connect-field.tsx';

/** A text field of several lines in a form. */
export const FormTextArea = connectField(TextArea);
