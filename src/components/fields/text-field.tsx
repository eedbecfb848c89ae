import type { ComponentProps, ReactNode } from 'react';
import { TextField as AriaTextField, Input } from 'react-aria-components/TextField';
import { stack } from '#src/styles/shared.ts';
import { type CommonFieldProps, FieldLabel, FieldMessages } from './field-elements.tsx';
import * as style from './fields.style.ts';
import { useEmptiedControl } from './use-emptied-control.ts';

type TextFieldProps = Omit<ComponentProps<typeof AriaTextField>, 'children' | 'className' | 'style' | 'maxLength'> &
  CommonFieldProps & {
    placeholder?: string | undefined;
    /** The maximum length in code points, shown as a character count. A longer text is an error; it is not cut off. */
    limit?: number | undefined;
    /** A control after the text, inside the box. */
    endContent?: ReactNode;
    /** A button beside the box. */
    beside?: ReactNode;
    /** Props of the input element. */
    inputProps?: ComponentProps<typeof Input> | undefined;
  };

/** Props of an input for an ID, an address, a password or a code, which phones must not capitalise or correct. */
export const verbatimInput = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const;

const verbatimPurpose = /^(?:username|email|url|one-time-code|.*-password)$/;

/** Renders a text field of one line with label, description and error (WCAG 1.3.1, 3.3.1, 3.3.2). */
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
  const { key, ...emptied } = useEmptiedControl(props.value);
  return (
    <AriaTextField className={stack} validationBehavior="aria" isInvalid={errorMessage !== undefined} {...props}>
      <FieldLabel label={label} isRequired={props.isRequired} isMarkFirst={isMarkFirst} />
      <span className={beside ? style.row : undefined}>
        <span className={style.box}>
          <Input
            key={key}
            {...emptied}
            {...(verbatimPurpose.test(props.autoComplete ?? '') && verbatimInput)}
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
