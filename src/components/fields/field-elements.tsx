import { FieldError } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { VisuallyHidden } from '#src/components/layout/visually-hidden.tsx';
import { smallNote } from '#src/styles/shared.ts';
import { CharacterCount } from './character-count.tsx';
import * as style from './fields.style.ts';

/** The props that all fields have in common. */
export type CommonFieldProps = {
  label: string;
  /** A help text that is always visible. */
  description?: string | undefined;
  /** The error text. A field with an error text is invalid. */
  errorMessage?: string | undefined;
  isRequired?: boolean | undefined;
  /** Puts the mark of a required field before the label instead of after it. */
  isMarkFirst?: boolean | undefined;
};

/** Renders the asterisk of a required field. It is hidden from screen readers, which read `required` of the control. */
export function RequiredMark({ isRequired, isFirst = false }: { isRequired: boolean | undefined; isFirst?: boolean }) {
  return isRequired ? (
    <span aria-hidden data-required-mark className={style.requiredMark} data-before-label={isFirst || undefined}>
      *
    </span>
  ) : null;
}

/** Renders the label of a React Aria field. */
export function FieldLabel({
  label,
  isRequired,
  isMarkFirst,
}: Pick<CommonFieldProps, 'label' | 'isRequired' | 'isMarkFirst'>) {
  return (
    <Label className={style.label}>
      {isMarkFirst && <RequiredMark isRequired={isRequired} isFirst />}
      {label}
      {!isMarkFirst && <RequiredMark isRequired={isRequired} />}
    </Label>
  );
}

type FieldMessagesProps = Pick<CommonFieldProps, 'description' | 'errorMessage'> & {
  /** The limit in code points and the typed text, for a field with a limit. */
  characterCount?: { label: string; limit: number; text: string } | undefined;
};

/**
 * Renders the description, the error and the character count of a React Aria field, which connects them to its control.
 * A screen reader reads the limit with the description.
 */
export function FieldMessages({ description, errorMessage, characterCount }: FieldMessagesProps) {
  const error = <FieldError className={style.error}>{errorMessage}</FieldError>;
  if (characterCount)
    return (
      <div className={style.messages}>
        <div>
          <Text slot="description" className={description ? smallNote : undefined}>
            {description} <VisuallyHidden>최대 {characterCount.limit}자</VisuallyHidden>
          </Text>
          {error}
        </div>
        <CharacterCount {...characterCount} />
      </div>
    );
  return (
    <>
      {description && (
        <Text slot="description" className={smallNote}>
          {description}
        </Text>
      )}
      {error}
    </>
  );
}
