import { passwordMessages } from '../../blocks/new-password';
import { FormPasswordField } from '../../ui/form-password-field';

/** A new password and its repetition, in a form. */
export function PasswordFields() {
  return (
    <>
      <FormPasswordField
        name="member_password"
        label="비밀번호"
        placeholder={passwordMessages.hint}
        autoComplete="new-password"
        alsoChecks={['member_re_password']}
        isRequired
      />
      <FormPasswordField
        name="member_re_password"
        label="비밀번호 확인"
        placeholder={passwordMessages.hint}
        autoComplete="new-password"
        isRequired
      />
    </>
  );
}
