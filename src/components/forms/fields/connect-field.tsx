import type { ComponentType } from 'react';
import { useFormField } from './use-form-field.ts';

type FormControlledProp = 'value' | 'onChange' | 'onBlur' | 'errorMessage' | 'isInvalid' | 'name';

/** What a field of a form takes: its name, and what its widget takes besides. */
export type ConnectedFieldProps<Props> = Omit<Props, FormControlledProp> & {
  /** The field's name among the form's values. */
  name: string;
  /** Fields whose rules look at this one. */
  dependentFields?: readonly string[];
};

/**
 * Makes a form field of a widget: the form knows its value, says what is wrong with it, and leads to it.
 * @param Field takes label, value, onChange, onBlur and errorMessage
 */
export function connectField<Props extends { label: string }>(Field: ComponentType<Props>) {
  return function ConnectedField({ name, dependentFields, ...rest }: ConnectedFieldProps<Props> & { label: string }) {
    const { id, ...field } = useFormField(name, rest.label, dependentFields);
    // TypeScript can't see that what was taken from Props and what the form gives make Props again.
    const props = { ...rest, ...field, name } as unknown as Props;
    return (
      <div id={id} data-field={name}>
        <Field {...props} />
      </div>
    );
  };
}
