import { RadioGroup } from '#src/components/fields/radio-group.tsx';
import { connectField } from './form-field.tsx';

/** Radio buttons in a form. The value is the key of the selected option. */
export const FormRadioGroup = connectField(RadioGroup<string>);
