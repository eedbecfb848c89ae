import { RadioGroup } from '#src/components/fields/radio-group.tsx';
import { connectField } from './connect-field.tsx';

/** One of a few choices in a form. */
export const FormRadioGroup = connectField(RadioGroup<string>);
