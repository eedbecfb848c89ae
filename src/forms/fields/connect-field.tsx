import type { ComponentType } from 'react';
import { useFormField } from './use-form-field.ts';

type FormControlledProp = 'value' | 'onChange' | 'onBlur' | 'errorMessage' | 'isInvalid' | 'name';

/** The props of a connected field: the name of the field, and the props that the form does not control. */
export type ConnectedFieldProps<Props> = Omit<Props, FormControlledProp> & {
  /** The name of the value in the form. */
  name: string;
  /** The names of fields whose rules depend on this value. */
  dependentFields?: readonly string[];
};

/**
 * Connects a field component to the form that contains it. The form controls its value and its error, and can focus it.
 * @param Field a component with the props label, value, onChange, onBlur and errorMessage
 */
export function connectField<Props extends { label: string }>(Field: ComponentType<Props>) {
  return function ConnectedField({ name, dependentFields, ...rest }: ConnectedFieldProps<Props> & { label: string }) {
    const { id, ...field } = useFormField(name, rest.label, dependentFields);
    // TypeScript does not see that the rest and the controlled props together are `Props`.
    const props = { ...rest, ...field, name } as unknown as Props;
    return (
      <div id={id} data-field={name}>
        <Field {...props} />
      </div>
    );
  };
}
