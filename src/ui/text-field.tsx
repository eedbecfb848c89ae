import type { ComponentProps } from 'react';
import { TextField as AriaTextField, FieldError, Input, Label, Text } from 'react-aria-components/TextField';
import * as style from './text-field.style';

type TextFieldProps = Omit<ComponentProps<typeof AriaTextField>, 'children' | 'className' | 'style'> & {
  label: string;
  description?: string;
  placeholder?: string;
  errorMessage?: string;
};

/** A one-line text field: label, control, description and error, tied together by React Aria (WCAG 1.3.1, 3.3.1, 3.3.2). */
export function TextField({ label, description, placeholder, errorMessage, ...props }: TextFieldProps) {
  return (
    <AriaTextField className={style.field} {...props}>
      <Label className={style.label}>{label}</Label>
      <Input className={style.input} placeholder={placeholder} />
      {description && (
        <Text slot="description" className={style.description}>
          {description}
        </Text>
      )}
      <FieldError className={style.error}>{errorMessage}</FieldError>
    </AriaTextField>
  );
}
