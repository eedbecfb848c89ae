import { FormPage } from '#src/components/forms/form-page.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import { useFoundMember } from './use-found-member.ts';

/** Renders the screen that sets a new password for the member whose email address was verified. */
export function NewPasswordPage() {
  const memberId = useFoundMember();
  return <FormPage title="비밀번호 변경">{memberId !== null && <NewPasswordForm memberId={memberId} />}</FormPage>;
}
