import { useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import { findMemberIdFailures } from '#src/api/failures/account.ts';
import { findMemberId } from '#src/api/generated/account.ts';
import { FindMemberIdBody } from '#src/api/generated/bodies/account.ts';
import { FormEmailVerification } from '#src/features/email-verification/form-email-verification.tsx';
import { useEmailVerification } from '#src/features/email-verification/use-email-verification.ts';
import { emailAddress, emailMessages } from '#src/forms/email-address.ts';
import { FormTextField } from '#src/forms/fields/form-field.tsx';
import { FormPage } from '#src/forms/form-page.tsx';
import { SiteForm } from '#src/forms/site-form.tsx';
import { FormSubmitError } from '#src/forms/submit-errors.ts';
import { useSiteForm } from '#src/forms/use-site-form.ts';
import { paths } from '#src/navigation/paths.ts';
import { screens } from '#src/navigation/screens.ts';

const schema = z.extend(z.pick(FindMemberIdBody, { member_name: true }), { member_email: emailAddress });
const messages = { member_name: { empty: '이름을 입력해 주세요.' }, member_email: emailMessages };
const initial = { member_name: '', member_email: '' };
const noMemberMessage = '해당하는 회원이 없습니다.';

/**
 * Renders the screen that finds an ID by name and verified email address (contract: findMemberId). The result replaces
 * the history entry of this screen.
 */
export function FindIdPage() {
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
    operation: 'findMemberId',
    send: async (body, request): Promise<string> => {
      const { member_id } = await findMemberId(body, request);
      if (member_id === null) throw new FormSubmitError(noMemberMessage);
      return member_id;
    },
    failures: { codes: findMemberIdFailures },
    onSuccess: (member_id) => navigate(paths.findIdComplete, { replace: true, state: { member_id } }),
  });
  return (
    <FormPage title={screens.findId.title}>
      <SiteForm form={form} submitText="아이디 찾기">
        <FormTextField name="member_name" label="이름" autoComplete="name" isRequired />
        <FormEmailVerification name="member_email" verification={verification} />
      </SiteForm>
    </FormPage>
  );
}
