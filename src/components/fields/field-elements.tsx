import { FieldError } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { hidden } from '#src/components/layout/visually-hidden.style.ts';
import { VisuallyHidden } from '#src/components/layout/visually-hidden.tsx';
import { CharacterCount } from './character-count.tsx';
import { messages, requiredMark } from './field-elements.style.ts';
import * as style from './text-field.style.ts';

/** What every field of a form takes, whatever its control. */
export type CommonFieldProps = {
  label: string;
  /** Help that is there from the beginning. */
  description?: string | undefined;
  /** What is wrong, in words; a field that has one is invalid. */
  errorMessage?: string | undefined;
  isRequired?: boolean | undefined;
  /** Puts the star of a required field before its label instead of behind it. */
  isMarkFirst?: boolean | undefined;
};

/** The star of a required field, for the eye; a screen reader hears it from the control. */
export function RequiredMark({ isRequired, isFirst = false }: { isRequired: boolean | undefined; isFirst?: boolean }) {
  return isRequired ? (
    <span aria-hidden className={requiredMark} data-before-label={isFirst || undefined}>
      *
    </span>
  ) : null;
}

/** The label of a control of React Aria. */
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
  /** The limit of a text field in code points, and what is typed into it. */
  characterCount?: { label: string; limit: number; text: string } | undefined;
};

/**
 * Description and error of a control of React Aria, tied to it by their place inside its wrapper. The counter of a field
 * with a limit stands at the end of their line: the eye reads the limit from it, a screen reader with the description.
 */
export function FieldMessages({ description, errorMessage, characterCount }: FieldMessagesProps) {
  const error = <FieldError className={style.error}>{errorMessage}</FieldError>;
  if (characterCount)
    return (
      <div className={messages}>
        <div>
          <Text slot="description" className={description ? style.description : hidden}>
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
        <Text slot="description" className={style.description}>
          {description}
        </Text>
      )}
      {error}
    </>
  );
}
