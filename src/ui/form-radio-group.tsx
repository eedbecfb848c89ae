import { bound } from './bound-field';
import { RadioGroup } from './radio-group';

/** One of a few choices in a form. */
export const FormRadioGroup = bound(RadioGroup<string>);
