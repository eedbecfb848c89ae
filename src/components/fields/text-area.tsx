import type { ComponentProps } from 'react';
import { TextArea as AriaTextArea, TextField as AriaTextField } from 'react-aria-components/TextField';
import { stack } from '#src/styles/shared.ts';
import { type CommonFieldProps, FieldLabel, FieldMessages } from './field-elements.tsx';
import * as style from './fields.style.ts';
import { useEmptiedControl } from './use-emptied-control.ts';

type TextAreaProps = Omit<ComponentProps<typeof AriaTextField>, 'children' | 'className' | 'style' | 'maxLength'> &
  CommonFieldProps & {
    placeholder?: string | undefined;
    /** The maximum length in code points, shown as a character count. A longer text is an error; it is not cut off. */
    limit?: number | undefined;
    rows?: number | undefined;
  };

/** Renders a text field of several lines. */
export function TextArea({ label, description, placeholder, errorMessage, limit, rows = 8, ...props }: TextAreaProps) {
  const { key, ...emptied } = useEmptiedControl(props.value);
  return (
    <AriaTextField className={stack} validationBehavior="aria" isInvalid={errorMessage !== undefined} {...props}>
      <FieldLabel label={label} isRequired={props.isRequired} />
      <AriaTextArea
        key={key}
        {...emptied}
        className={`${style.input} ${style.textArea}`}
        placeholder={placeholder}
        rows={rows}
      />
      <FieldMessages
        description={description}
        errorMessage={errorMessage}
        characterCount={limit === undefined ? undefined : { label, limit, text: props.value ?? '' }}
      />
    </AriaTextField>
  );
}
