import type { ComponentProps } from 'react';
import { TextArea as AriaTextArea, TextField as AriaTextField } from 'react-aria-components/TextField';
import { type CommonFieldProps, FieldLabel, FieldMessages } from './field-elements.tsx';
import * as area from './text-area.style.ts';
import * as style from './text-field.style.ts';

type TextAreaProps = Omit<ComponentProps<typeof AriaTextField>, 'children' | 'className' | 'style' | 'maxLength'> &
  CommonFieldProps & {
    placeholder?: string | undefined;
    /** Counts what is typed against this many characters. Nothing is cut off: what is too long is an error. */
    limit?: number | undefined;
    rows?: number | undefined;
  };

/** A text of several lines, with a counter where it has a limit. */
export function TextArea({ label, description, placeholder, errorMessage, limit, rows = 8, ...props }: TextAreaProps) {
  return (
    <AriaTextField className={style.field} validationBehavior="aria" isInvalid={errorMessage !== undefined} {...props}>
      <FieldLabel label={label} isRequired={props.isRequired} />
      <AriaTextArea className={`${style.input} ${area.text}`} placeholder={placeholder} rows={rows} />
      <FieldMessages
        description={description}
        errorMessage={errorMessage}
        characterCount={limit === undefined ? undefined : { label, limit, text: props.value ?? '' }}
      />
    </AriaTextField>
  );
}
