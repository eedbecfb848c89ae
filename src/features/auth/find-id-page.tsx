import { FormPage } from '../../ui/form-page';
import { FindIdForm } from './find-id-form';

/** Finds a forgotten ID. */
export function FindIdPage() {
  return (
    <FormPage title="아이디 찾기">
      <FindIdForm />
    </FormPage>
  );
}
