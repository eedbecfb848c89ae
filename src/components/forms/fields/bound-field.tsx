import type { ComponentType } from 'react';
import { useFormField } from './use-form-field.ts';

type Tied = 'value' | 'onChange' | 'onBlur' | 'errorMessage' | 'isInvalid' | 'name';

/** What a field of a form takes: its name, and what its widget takes besides. */
export type BoundProps<Props> = Omit<Props, Tied> & {
  /** The field's name among the form's values. */
  name: string;
  /** Fields whose rules look at this one. */
  alsoChecks?: readonly string[];
};

/**
 * Makes a form field of a widget: the form knows its value, says what is wrong with it, and leads to it.
 * @param Widget takes label, value, onChange, onBlur and errorMessage
 */
export function bound<Props extends { label: string }>(Widget: ComponentType<Props>) {
  return function BoundField({ name, alsoChecks, ...rest }: BoundProps<Props> & { label: string }) {
    const { id, ...field } = useFormField(name, rest.label, alsoChecks);
    // TypeScript can't see that what was taken from Props and what the form gives make Props again.
    const props = { ...rest, ...field, name } as unknown as Props;
    return (
      <div id={id} data-field={name}>
        <Widget {...props} />
      </div>
    );
  };
}
