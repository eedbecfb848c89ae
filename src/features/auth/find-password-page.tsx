import { FormPage } from '../../ui/form-page';
import { FindPasswordForm } from './find-password-form';

/** Finds the account whose password was forgotten. */
export function FindPasswordPage() {
  return (
    <FormPage title="비밀번호 찾기">
      <FindPasswordForm />
    </FormPage>
  );
}
