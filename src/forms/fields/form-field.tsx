import { type ComponentType, useContext, useEffect, useEffectEvent, useRef } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { PasswordField } from '#src/components/fields/password-field.tsx';
import { TextArea } from '#src/components/fields/text-area.tsx';
import { TextField } from '#src/components/fields/text-field.tsx';
import { EntryTitleContext } from '#src/forms/form-entry.tsx';
import { listErrors } from '#src/forms/form-rules.ts';
import { runAfterPress } from '#src/forms/pointer-press.ts';
import { announceError, fieldId, useSiteFormContext } from '#src/forms/site-form-context.ts';

/** The props that the form controls. */
type FormFieldState = {
  value: unknown;
  onChange: (value: unknown) => void;
  onBlur: () => void;
  errorMessage: string | undefined;
};

/**
 * Connects a field to the form that contains it.
 * @param name the name of the value in the form, such as `entries.entry-1.school` in a repeated entry
 * @param label the label in the announcement of errors
 * @param dependentFields the names of fields whose rules depend on this value; those that are filled in or have an error
 *   are validated again
 * @returns the id of the field's element, and the props that the form controls
 * @throws Error if the form has no value of that name
 */
export function useFormField(
  name: string,
  label: string,
  dependentFields: readonly string[] = [],
): FormFieldState & { id: string } {
  const context = useSiteFormContext();
  const { trigger, getFieldState } = useFormContext();
  const { field, fieldState } = useController({ name });
  if (field.value === undefined) throw new Error(`The form has no field "${name}".`);

  const { names, announcement } = context;
  const entry = useContext(EntryTitleContext);
  useEffect(() => {
    names.set((known) => ({ ...known, [name]: { label, entry } }));
  }, [names, name, label, entry]);
  useEffect(() => () => names.set(({ [name]: _, ...others }) => others), [names, name]);

  const message = listErrors(fieldState.error)[0]?.message;
  const announceAfterSubmit = useRef(-1);
  const isSinceSubmit = useEffectEvent(() => announceAfterSubmit.current === context.submitCount());
  useEffect(() => {
    if (message && isSinceSubmit()) return announceError(announcement, `${label}: ${message}`);
    return undefined;
  }, [message, label, announcement]);

  return {
    id: fieldId(context.id, name),
    value: field.value,
    errorMessage: message,
    onChange: (value) => {
      announceAfterSubmit.current = context.submitCount();
      field.onChange(value);
      // An error from the server also disappears with the next input.
      if (message) void trigger(name);
      const others = dependentFields.filter((other) => getFieldState(other).isDirty || getFieldState(other).invalid);
      if (others.length > 0) void trigger(others);
    },
    onBlur: () => {
      announceAfterSubmit.current = context.submitCount();
      // A new error moves the content below it, so it appears after the press of a button there is complete.
      runAfterPress(() => {
        // Validating a field that the press has removed would add it to the form again, without a value.
        if (!(name in names.get())) return;
        field.onBlur();
        if (context.blocksSubmit(name)) void trigger(name);
      });
    },
  };
}

type FormControlledProp = 'value' | 'onChange' | 'onBlur' | 'errorMessage' | 'isInvalid' | 'name';

/** The props of a connected field: the name of the field, and the props that the form does not control. */
type ConnectedFieldProps<Props> = Omit<Props, FormControlledProp> & {
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

/** A text field of one line in a form. */
export const FormTextField = connectField(TextField);

/** A text field of several lines in a form. */
export const FormTextArea = connectField(TextArea);

/** A password in a form. */
export const FormPasswordField = connectField(PasswordField);
