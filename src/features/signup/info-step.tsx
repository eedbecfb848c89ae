import { useCallback, useEffect, useState } from 'react';
import { GenderLabel } from '../../api/generated/model';
import { FormEmailVerification } from '../../blocks/form-email-verification';
import { NewPasswordFields } from '../../blocks/new-password-fields';
import { ContactFields, PersonFields } from '../../blocks/profile-fields';
import { useEmailVerification } from '../../blocks/use-email-verification';
import { useSiteForm } from '../../blocks/use-site-form';
import { FormRefusal } from '../../ui/form-refusal';
import { FormTextField } from '../../ui/form-text-field';
import { SiteForm } from '../../ui/site-form';
import { idProblem } from './id-check';
import { IdField } from './id-field';
import { type InfoValues, infoMessages, infoSchema } from './info-values';
import { RequiredNote } from './required-note';
import type { Signup } from './signup-storage';
import type { StepProps } from './step-props';
import { useIdCheck } from './use-id-check';
import { useKeptValues } from './use-kept-values';

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
    blockedBy: (values, incomplete) => incomplete ?? verification.reasonOf('member_email', values.member_email),
    asksBeforeLeaving: false,
    send: async (values) => {
      const problem = idProblem(check.state, values.member_id);
      if (problem) throw new FormRefusal({ member_id: problem });
      keepInfo(signup, values);
    },
    onSuccess: onDone,
  });
  useKeptValues(
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
