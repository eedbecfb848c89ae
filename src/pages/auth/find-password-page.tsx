import { FormPage } from '#src/components/forms/form-page.tsx';
import { FindPasswordForm } from './find-password-form.tsx';

/** Renders the screen that finds the account of a forgotten password. */
export function FindPasswordPage() {
  return (
    <FormPage title="비밀번호 찾기">
      <FindPasswordForm />
    </FormPage>
  );
}
