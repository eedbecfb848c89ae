import { FieldError } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { hidden } from '#src/components/layout/visually-hidden.style.ts';
import { VisuallyHidden } from '#src/components/layout/visually-hidden.tsx';
import { Counter } from './counter.tsx';
import { notes, requiredMark } from './field-parts.style.ts';
import * as style from './text-field.style.ts';

/** What every field of a form takes, whatever its control. */
export type FieldText = {
  label: string;
  /** Help that is there from the beginning. */
  description?: string | undefined;
  /** What is wrong, in words; a field that has one is invalid. */
  errorMessage?: string | undefined;
  isRequired?: boolean | undefined;
  /** Puts the star of a required field before its label instead of behind it. */
  isStarFirst?: boolean | undefined;
};

/** The star of a required field, for the eye; a screen reader hears it from the control. */
export function RequiredMark({ isRequired, isFirst = false }: { isRequired: boolean | undefined; isFirst?: boolean }) {
  return isRequired ? (
    <span aria-hidden className={requiredMark} data-first={isFirst || undefined}>
      *
    </span>
  ) : null;
}

/** The label of a control of React Aria. */
export function FieldLabel({
  label,
  isRequired,
  isStarFirst,
}: Pick<FieldText, 'label' | 'isRequired' | 'isStarFirst'>) {
  return (
    <Label className={style.label}>
      {isStarFirst && <RequiredMark isRequired={isRequired} isFirst />}
      {label}
      {!isStarFirst && <RequiredMark isRequired={isRequired} />}
    </Label>
  );
}

type FieldNotesProps = Pick<FieldText, 'description' | 'errorMessage'> & {
  /** The limit of a text field in code points, and what is typed into it. */
  counted?: { label: string; limit: number; text: string } | undefined;
};

/**
 * Description and error of a control of React Aria, tied to it by their place inside its wrapper. The counter of a field
 * with a limit stands at the end of their line: the eye reads the limit from it, a screen reader with the description.
 */
export function FieldNotes({ description, errorMessage, counted }: FieldNotesProps) {
  const error = <FieldError className={style.error}>{errorMessage}</FieldError>;
  if (counted)
    return (
      <div className={notes}>
        <div>
          <Text slot="description" className={description ? style.description : hidden}>
            {description} <VisuallyHidden>최대 {counted.limit}자</VisuallyHidden>
          </Text>
          {error}
        </div>
        <Counter {...counted} />
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
