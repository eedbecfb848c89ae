import { useRef, useState } from 'react';
import * as z from 'zod/mini';
import { useCheckJoinDuplicate } from '#src/api/generated/account.ts';
import { SignupBody } from '#src/api/generated/bodies/account.ts';
import { EducationEntries } from '#src/features/profile/education-entries.tsx';
import { educationMessages, educationSchema } from '#src/features/profile/education-values.ts';
import { passwordMessages, repeatsPassword } from '#src/features/profile/new-password.ts';
import { NewPasswordFields } from '#src/features/profile/new-password-fields.tsx';
import { createEntries } from '#src/forms/form-entries.ts';
import { FormEntry } from '#src/forms/form-entry.tsx';
import { SiteForm } from '#src/forms/site-form.tsx';
import { FormSubmitError } from '#src/forms/submit-errors.ts';
import { useSiteForm } from '#src/forms/use-site-form.ts';
import { unfinishedStep } from '#src/pages/signup/signup-check.ts';
import { signupRequest } from '#src/pages/signup/signup-request.ts';
import type { Signup } from '#src/pages/signup/signup-storage.ts';
import { useStoreValues } from '#src/pages/signup/use-store-values.ts';
import { note } from '#src/styles/shared.ts';
import { createAccount, mayHaveCreatedAccount } from './create-account.ts';
import type { StepProps } from './step-props.ts';
import { StudentNotice } from './student-notice.tsx';

const schema = z
  .extend(z.pick(SignupBody, { member_password: true }), {
    member_re_password: z.string(),
    education: educationSchema,
  })
  .check(repeatsPassword('member_password'));
type Values = z.infer<typeof schema>;

const messages = {
  ...educationMessages({ school: '학교를 입력해 주세요.', specialty: '전공을 입력해 주세요.' }),
  member_password: passwordMessages.rule,
};

function storeValues(signup: Signup, { education, ...passwords }: Values): void {
  signup.setPasswords(passwords);
  signup.updateDraft({ education: Object.values(education) });
}

type EducationStepProps = StepProps & {
  /** Why the form is disabled, independent of its values; undefined if it is enabled. */
  disabledReason: string | undefined;
};

/**
 * Renders the education step, which creates the account. A reload discards the passwords, because they are never
 * stored; the step then shows the password fields again.
 */
export function EducationStep({ signup, onDone, disabledReason }: EducationStepProps) {
  const [needsPasswords] = useState(() => signup.passwords().member_password === '');
  const mayBeSignedUp = useRef(false);
  const { mutateAsync: checkDuplicate } = useCheckJoinDuplicate();
  const form = useSiteForm({
    schema,
    messages,
    initial: { education: createEntries(signup.draft().education), ...signup.passwords() },
    mode: 'change',
    disabledReason: (_, incomplete) =>
      disabledReason === undefined ? incomplete : { message: disabledReason, field: null },
    warnsBeforeLeaving: false,
    operation: 'signup',
    send: async (values, request): Promise<void> => {
      storeValues(signup, values);
      const step = unfinishedStep(signup.draft(), signup.passwords());
      if (step)
        throw new FormSubmitError(`‘${step}’ 단계에 아직 확인하지 않은 내용이 있습니다. 그 단계를 먼저 마쳐 주세요.`);
      try {
        const body = signupRequest(signup.draft(), signup.passwords());
        await createAccount(body, signup, mayBeSignedUp.current, { request, checkDuplicate });
      } catch (error) {
        mayBeSignedUp.current ||= mayHaveCreatedAccount(error);
        throw error;
      }
    },
    onSuccess: onDone,
  });
  useStoreValues(form.rhf, (values) => storeValues(signup, values));
  return (
    <SiteForm form={form} submitText="다음">
      <StudentNotice />
      <EducationEntries name="education" isRequired />
      {needsPasswords && (
        <FormEntry title="비밀번호">
          <p className={note}>비밀번호는 저장하지 않으므로, 화면을 새로 불러온 뒤에는 다시 입력하셔야 합니다.</p>
          <NewPasswordFields />
        </FormEntry>
      )}
    </SiteForm>
  );
}
