import { FieldError } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { Counter } from './counter';
import { notes, requiredMark } from './field-parts.style';
import * as style from './text-field.style';
import { VisuallyHidden } from './visually-hidden';
import { hidden } from './visually-hidden.style';

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

/** Description and error of a control of React Aria, tied to it by their place inside its wrapper. */
export function FieldNotes({ description, errorMessage }: Pick<FieldText, 'description' | 'errorMessage'>) {
  return (
    <>
      {description && (
        <Text slot="description" className={style.description}>
          {description}
        </Text>
      )}
      <FieldError className={style.error}>{errorMessage}</FieldError>
    </>
  );
}

type CountedNotesProps = Pick<FieldText, 'label' | 'description' | 'errorMessage'> & {
  /** The most characters that the field takes, in code points. */
  limit: number;
  /** What is typed. */
  text: string;
};

/**
 * The same for a field with a limit: its counter stands at the end of the line of the description or the error. The eye
 * reads the limit from the counter, a screen reader hears it with the description.
 */
export function CountedNotes({ label, description, errorMessage, limit, text }: CountedNotesProps) {
  return (
    <div className={notes}>
      <div>
        <Text slot="description" className={description ? style.description : hidden}>
          {description} <VisuallyHidden>최대 {limit}자</VisuallyHidden>
        </Text>
        <FieldError className={style.error}>{errorMessage}</FieldError>
      </div>
      <Counter text={text} limit={limit} label={label} />
    </div>
  );
}
