import { PasswordField } from '#src/components/fields/password-field.tsx';
import { TextArea } from '#src/components/fields/text-area.tsx';
import { TextField } from '#src/components/fields/text-field.tsx';
import { connectField } from './form-field.tsx';

/** A text field of one line in a form. */
export const FormTextField = connectField(TextField);

/** A text field of several lines in a form. */
export const FormTextArea = connectField(TextArea);

/** A password in a form. */
export const FormPasswordField = connectField(PasswordField);
