import { FormPasswordField } from '#src/forms/fields/form-field.tsx';
import { passwordMessages } from './new-password.ts';

type NewPasswordFieldsProps = {
  /** The ID for which a password manager stores the password, if the form has no field for it. */
  memberId?: string | undefined;
  /** The form field of the password. The form field of its repetition is `member_re_password`. */
  name?: 'member_password' | 'member_new_password';
  label?: string;
  /** Whether the required mark (*) appears before the labels. */
  isMarkFirst?: boolean;
};

/** Renders the fields for a new password and its repetition. */
export function NewPasswordFields({
  memberId,
  name = 'member_password',
  label = '비밀번호',
  isMarkFirst = false,
}: NewPasswordFieldsProps) {
  return (
    <>
      {memberId && <input type="text" name="username" autoComplete="username" value={memberId} readOnly hidden />}
      <FormPasswordField
        name={name}
        label={label}
        placeholder={passwordMessages.hint}
        autoComplete="new-password"
        dependentFields={['member_re_password']}
        isRequired
        isMarkFirst={isMarkFirst}
      />
      <FormPasswordField
        name="member_re_password"
        label={`${label} 확인`}
        placeholder={passwordMessages.hint}
        autoComplete="new-password"
        isRequired
        isMarkFirst={isMarkFirst}
      />
    </>
  );
}
