import { note } from '#src/pages/signup/signup-page.style.ts';

/** What the star of a field means. */
export function RequiredNote() {
  return <p className={note}>*필수 입력 값</p>;
}
