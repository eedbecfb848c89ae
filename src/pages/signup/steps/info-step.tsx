import { useCallback, useEffect, useState } from 'react';
import { GenderLabel } from '#src/api/generated/model/index.ts';
import { FormTextField } from '#src/components/forms/fields/form-text-field.tsx';
import { FormSubmitError } from '#src/components/forms/form-submit-error.ts';
import { SiteForm } from '#src/components/forms/site-form.tsx';
import { FormEmailVerification } from '#src/features/email-verification/form-email-verification.tsx';
import { useEmailVerification } from '#src/features/email-verification/use-email-verification.ts';
import { useSiteForm } from '#src/features/forms/use-site-form.ts';
import { NewPasswordFields } from '#src/features/profile/new-password-fields.tsx';
import { ContactFields, PersonFields } from '#src/features/profile/profile-fields.tsx';
import type { Signup } from '#src/pages/signup/signup-storage.ts';
import { useStoreValues } from '#src/pages/signup/use-store-values.ts';
import { idProblem } from './id-check.ts';
import { IdField } from './id-field.tsx';
import { type InfoValues, infoMessages, infoSchema } from './info-values.ts';
import { RequiredNote } from './required-note.tsx';
import type { StepProps } from './step-props.ts';
import { useIdCheck } from './use-id-check.ts';

const genders = { male: GenderLabel.남, female: GenderLabel.여 };

/** Keeps the passwords apart: they never reach the storage. */
function keepInfo(signup: Signup, { member_password, member_re_password, ...info }: InfoValues): void {
  signup.keepPasswords({ member_password, member_re_password });
  signup.keep({ info });
}

/** What is known of an ID or an address that was proven on an earlier visit of the step. */
const proven = (now: string, then: string) => (now === then ? then : '');

/** Who the member is, how to log in, and where to be reached. ID and e-mail address have to be proven here. */
export function InfoStep({ signup, onDone }: StepProps) {
  const [{ info, checkedId, verifiedEmail }] = useState(signup.draft);
  const check = useIdCheck(proven(info.member_id, checkedId));
  const verification = useEmailVerification(proven(info.member_email, verifiedEmail));
  const form = useSiteForm({
    schema: infoSchema,
    messages: infoMessages,
    initial: { ...info, ...signup.passwords() },
    mode: 'change',
    disabledReason: (values, incomplete) => incomplete ?? verification.reasonOf('member_email', values.member_email),
    asksBeforeLeaving: false,
    send: async (values) => {
      const problem = idProblem(check.state, values.member_id);
      if (problem) throw new FormSubmitError({ member_id: problem });
      keepInfo(signup, values);
    },
    onSuccess: onDone,
  });
  useStoreValues(
    form.rhf,
    useCallback((values) => keepInfo(signup, values), [signup]),
  );
  const free = check.state.phase === 'free' ? check.state.id : '';
  const verified = verification.state.phase === 'verified' ? verification.state.email : '';
  useEffect(() => signup.keep({ checkedId: free, verifiedEmail: verified }), [signup, free, verified]);

  return (
    <SiteForm form={form} submitText="다음">
      <RequiredNote />
      <FormTextField name="member_name" label="이름" autoComplete="name" isRequired />
      <PersonFields name="Hong Gildong" genders={genders} />
      <IdField check={check} />
      <NewPasswordFields />
      <ContactFields />
      <FormEmailVerification name="member_email" verification={verification} isRequired />
    </SiteForm>
  );
}
