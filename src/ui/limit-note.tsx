import { VisuallyHidden } from './visually-hidden';

/** The description of a field with its limit, which the eye reads from the counter. Nothing where there is neither. */
export function limitNote(text: string | undefined, limit: number | undefined) {
  if (limit === undefined) return text;
  return (
    <>
      {text} <VisuallyHidden>최대 {limit}자</VisuallyHidden>
    </>
  );
}
