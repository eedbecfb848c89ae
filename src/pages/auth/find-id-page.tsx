import { FormPage } from '#src/components/forms/form-page.tsx';
import { FindIdForm } from './find-id-form.tsx';

/** Renders the screen that finds a forgotten ID. */
export function FindIdPage() {
  return (
    <FormPage title="아이디 찾기">
      <FindIdForm />
    </FormPage>
  );
}
