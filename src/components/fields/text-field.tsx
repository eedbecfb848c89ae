import type { ComponentProps, ReactNode } from 'react';
import { TextField as AriaTextField, Input } from 'react-aria-components/TextField';
import { type CommonFieldProps, FieldLabel, FieldMessages } from './field-elements.tsx';
import * as style from './text-field.style.ts';

type TextFieldProps = Omit<ComponentProps<typeof AriaTextField>, 'children' | 'className' | 'style' | 'maxLength'> &
  CommonFieldProps & {
    placeholder?: string | undefined;
    /** Counts what is typed against this many characters. Nothing is cut off: what is too long is an error. */
    limit?: number | undefined;
    /** What stands behind the text, inside the box. */
    endContent?: ReactNode;
    /** What stands beside the box: a button that does something with the text. */
    beside?: ReactNode;
    /** The inputProps itself, for a field that reads each of its edits. */
    inputProps?: ComponentProps<typeof Input> | undefined;
  };

/** A one-line text field: label, inputProps, description and error, tied together by React Aria (WCAG 1.3.1, 3.3.1, 3.3.2). */
export function TextField({
  label,
  description,
  placeholder,
  errorMessage,
  limit,
  endContent,
  inputProps,
  beside,
  isMarkFirst,
  ...props
}: TextFieldProps) {
  return (
    <AriaTextField className={style.field} validationBehavior="aria" isInvalid={errorMessage !== undefined} {...props}>
      <FieldLabel label={label} isRequired={props.isRequired} isMarkFirst={isMarkFirst} />
      <span className={beside ? style.row : undefined}>
        <span className={style.box}>
          <Input
            {...inputProps}
            className={style.input}
            placeholder={placeholder}
            data-has-end-content={endContent ? true : undefined}
          />
          {endContent}
        </span>
        {beside}
      </span>
      <FieldMessages
        description={description}
        errorMessage={errorMessage}
        characterCount={limit === undefined ? undefined : { label, limit, text: props.value ?? '' }}
      />
    </AriaTextField>
  );
}
