import { FormPage } from '#src/components/forms/form-page.tsx';
import { FindPasswordForm } from './find-password-form.tsx';

/** Finds the account whose password was forgotten. */
export function FindPasswordPage() {
  return (
    <FormPage title="비밀번호 찾기">
      <FindPasswordForm />
    </FormPage>
  );
}
