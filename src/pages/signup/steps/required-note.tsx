import { note } from '#src/pages/signup/signup-page.style.ts';

/** Explains the required mark (*) of the fields. */
export function RequiredNote() {
  return <p className={note}>*필수 입력 값</p>;
}
