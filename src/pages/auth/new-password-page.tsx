import { useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import { resetPwFailures } from '#src/api/failures/account.ts';
import { resetPw } from '#src/api/generated/account.ts';
import { ResetPwBody } from '#src/api/generated/bodies/account.ts';
import { showToast } from '#src/components/feedback/toast-store.ts';
import { passwordMessages, repeatsPassword } from '#src/features/profile/new-password.ts';
import { NewPasswordFields } from '#src/features/profile/new-password-fields.tsx';
import { FormPage } from '#src/forms/form-page.tsx';
import { SiteForm } from '#src/forms/site-form.tsx';
import { useSiteForm } from '#src/forms/use-site-form.ts';
import { paths } from '#src/navigation/paths.ts';
import { screens } from '#src/navigation/screens.ts';
import { useFoundMember } from './use-found-member.ts';

const doneText = '비밀번호가 변경되었습니다. 새 비밀번호로 로그인해 주세요.';

const schema = z
  .extend(z.pick(ResetPwBody, { member_password: true }), { member_re_password: z.string() })
  .check(repeatsPassword('member_password'));
const messages = { member_password: passwordMessages.rule };
const initial = { member_password: '', member_re_password: '' };

/** Renders the screen that sets a new password for the member whose email address was verified. */
export function NewPasswordPage() {
  const memberId = useFoundMember();
  return (
    <FormPage title={screens.newPassword.title}>
      {memberId !== null && <NewPasswordForm memberId={memberId} />}
    </FormPage>
  );
}

/** Renders the form (contract: resetPw). The login replaces the history entry of this screen. */
function NewPasswordForm({ memberId }: { memberId: string }) {
  const navigate = useNavigate();
  const form = useSiteForm({
    schema,
    messages,
    initial,
    mode: 'change',
    operation: 'resetPw',
    send: ({ member_password }, request): Promise<null> => resetPw({ member_id: memberId, member_password }, request),
    failures: { codes: resetPwFailures },
    onSuccess: () => {
      showToast({ message: doneText });
      return navigate(paths.login, { replace: true });
    },
  });
  return (
    <SiteForm form={form} submitText="변경">
      <NewPasswordFields memberId={memberId} label="새 비밀번호" isMarkFirst />
    </SiteForm>
  );
}
