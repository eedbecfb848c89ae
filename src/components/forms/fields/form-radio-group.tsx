import { RadioGroup } from '#src/components/fields/radio-group.tsx';
import { bound } from './bound-field.tsx';

/** One of a few choices in a form. */
export const FormRadioGroup = bound(RadioGroup<string>);
