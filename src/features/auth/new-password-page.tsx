import { FormPage } from '../../ui/form-page';
import { NewPasswordForm } from './new-password-form';
import { useFoundMember } from './use-found-member';

/** Sets a new password, for the member whose ID was found to belong to an e-mail address. */
export function NewPasswordPage() {
  const memberId = useFoundMember();
  return <FormPage title="비밀번호 변경">{memberId !== null && <NewPasswordForm memberId={memberId} />}</FormPage>;
}
