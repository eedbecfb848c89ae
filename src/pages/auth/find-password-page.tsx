import { useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import { findMemberPasswordFailures } from '#src/api/failures/account.ts';
import { findMemberPassword } from '#src/api/generated/account.ts';
import { FindMemberPasswordBody } from '#src/api/generated/bodies/account.ts';
import { FormEmailVerification } from '#src/features/email-verification/form-email-verification.tsx';
import { useEmailVerification } from '#src/features/email-verification/use-email-verification.ts';
import { emailAddress, emailMessages } from '#src/forms/email-address.ts';
import { FormTextField } from '#src/forms/fields/form-field.tsx';
import { FormPage } from '#src/forms/form-page.tsx';
import { SiteForm } from '#src/forms/site-form.tsx';
import { useSiteForm } from '#src/forms/use-site-form.ts';
import { isBlank } from '#src/lib/text/code-points.ts';
import { paths } from '#src/navigation/paths.ts';
import { screens } from '#src/navigation/screens.ts';

const schema = z.object({
  // The contract accepts any stored ID, and no ID consists of blanks.
  member_id: FindMemberPasswordBody.shape.member_id.check(z.refine((id) => !isBlank(id))),
  member_email: emailAddress,
});
const messages = { member_id: { empty: '아이디를 입력해 주세요.' }, member_email: emailMessages };
const initial = { member_id: '', member_email: '' };

/**
 * Renders the screen that checks ID and verified email address (contract: findMemberPassword). The screen for the new
 * password replaces the history entry of this screen.
 */
export function FindPasswordPage() {
  const navigate = useNavigate();
  const verification = useEmailVerification();
  const form = useSiteForm({
    schema,
    messages,
    initial,
    mode: 'change',
    disabledReason: ({ member_email }, incomplete) =>
      incomplete ?? verification.unverifiedReason('member_email', member_email),
    warnsBeforeLeaving: false,
    operation: 'findMemberPassword',
    send: async ({ member_id, member_email }, request): Promise<string> => {
      const id = member_id.trim();
      await findMemberPassword({ member_id: id, member_email }, request);
      return id;
    },
    failures: { codes: findMemberPasswordFailures },
    onSuccess: (member_id) => navigate(paths.newPassword, { replace: true, state: { member_id } }),
  });
  return (
    <FormPage title={screens.findPassword.title}>
      <SiteForm form={form} submitText="비밀번호 찾기">
        <FormTextField name="member_id" label="아이디" autoComplete="username" isRequired />
        <FormEmailVerification name="member_email" verification={verification} />
      </SiteForm>
    </FormPage>
  );
}
