import type { ComponentProps, ReactNode } from 'react';
import { TextField as AriaTextField, Input } from 'react-aria-components/TextField';
import { FieldLabel, FieldNotes, type FieldText } from './field-parts.tsx';
import * as style from './text-field.style.ts';

type TextFieldProps = Omit<ComponentProps<typeof AriaTextField>, 'children' | 'className' | 'style' | 'maxLength'> &
  FieldText & {
    placeholder?: string | undefined;
    /** Counts what is typed against this many characters. Nothing is cut off: what is too long is an error. */
    limit?: number | undefined;
    /** What stands behind the text, inside the box. */
    end?: ReactNode;
    /** What stands beside the box: a button that does something with the text. */
    beside?: ReactNode;
    /** The control itself, for a field that reads each of its edits. */
    control?: ComponentProps<typeof Input> | undefined;
  };

/** A one-line text field: label, control, description and error, tied together by React Aria (WCAG 1.3.1, 3.3.1, 3.3.2). */
export function TextField({
  label,
  description,
  placeholder,
  errorMessage,
  limit,
  end,
  control,
  beside,
  isStarFirst,
  ...props
}: TextFieldProps) {
  return (
    <AriaTextField className={style.field} validationBehavior="aria" isInvalid={errorMessage !== undefined} {...props}>
      <FieldLabel label={label} isRequired={props.isRequired} isStarFirst={isStarFirst} />
      <span className={beside ? style.row : undefined}>
        <span className={style.box}>
          <Input {...control} className={style.input} placeholder={placeholder} data-end={end ? true : undefined} />
          {end}
        </span>
        {beside}
      </span>
      <FieldNotes
        description={description}
        errorMessage={errorMessage}
        counted={limit === undefined ? undefined : { label, limit, text: props.value ?? '' }}
      />
    </AriaTextField>
  );
}
