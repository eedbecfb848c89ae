import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { GenderLabel } from '#src/api/generated/model/index.ts';
import { FormEmailVerification } from '#src/features/email-verification/form-email-verification.tsx';
import {
  type EmailVerificationModel,
  useEmailVerification,
  useVerificationState,
} from '#src/features/email-verification/use-email-verification.ts';
import { NewPasswordFields } from '#src/features/profile/new-password-fields.tsx';
import { ContactFields, PersonFields } from '#src/features/profile/profile-fields.tsx';
import { FormTextField } from '#src/forms/fields/form-field.tsx';
import { SiteForm } from '#src/forms/site-form.tsx';
import { FormSubmitError } from '#src/forms/submit-errors.ts';
import { useSiteForm } from '#src/forms/use-site-form.ts';
import type { Signup } from '#src/pages/signup/signup-storage.ts';
import { useStoreValues } from '#src/pages/signup/use-store-values.ts';
import { IdField } from './id-field.tsx';
import { type InfoValues, infoMessages, infoSchema } from './info-values.ts';
import type { StepProps } from './step-props.ts';
import { type IdCheck, idProblem, useIdCheck } from './use-id-check.ts';

const genders = { male: GenderLabel.male, female: GenderLabel.female };

/** Updates the sign-up. The passwords are kept separately, because they must never be stored. */
function storeInfo(signup: Signup, { member_password, member_re_password, ...info }: InfoValues): void {
  signup.setPasswords({ member_password, member_re_password });
  signup.updateDraft({ info });
}

/** Returns the ID or email address that was verified on an earlier visit of the step; empty if it has changed since. */
const stillVerified = (current: string, verified: string) => (current === verified ? verified : '');

/** Renders the step for personal data, ID, password and contact data. ID and email address must be verified here. */
export function InfoStep({ signup, onDone }: StepProps) {
  const [{ info, checkedId, verifiedEmail }] = useState(signup.draft);
  const check = useIdCheck(stillVerified(info.member_id, checkedId));
  const verification = useEmailVerification(stillVerified(info.member_email, verifiedEmail));
  const form = useSiteForm({
    schema: infoSchema,
    messages: infoMessages,
    initial: { ...info, ...signup.passwords() },
    mode: 'change',
    disabledReason: (values, incomplete) =>
      incomplete ?? verification.unverifiedReason('member_email', values.member_email),
    warnsBeforeLeaving: false,
    operation: null,
    send: async (values) => {
      const problem = idProblem(check, values.member_id);
      if (problem) throw new FormSubmitError({ member_id: problem });
      storeInfo(signup, values);
    },
    onSuccess: onDone,
  });
  useStoreValues(form.rhf, (values) => storeInfo(signup, values));
  return (
    <SiteForm form={form} submitText="다음">
      <FormTextField name="member_name" label="이름" autoComplete="name" isRequired />
      <PersonFields name="Hong Gildong" genders={genders} />
      <IdField check={check} />
      <NewPasswordFields />
      <ContactFields />
      <FormEmailVerification name="member_email" verification={verification} />
      <StoreVerified signup={signup} check={check} verification={verification} />
    </SiteForm>
  );
}

type StoreVerifiedProps = { signup: Signup; check: IdCheck; verification: EmailVerificationModel };

/**
 * Stores which ID and email address are verified. A separate component, because a letter of the ID or of the address must
 * not render the whole step again.
 */
function StoreVerified({ signup, check, verification }: StoreVerifiedProps) {
  const id = useWatch<InfoValues, 'member_id'>({ name: 'member_id' });
  const freeId = check.of(id).phase === 'confirmed' ? id : '';
  const verifiedAddress = useVerificationState(verification, ({ phase, email }) => (phase === 'verified' ? email : ''));
  useEffect(
    () => signup.updateDraft({ checkedId: freeId, verifiedEmail: verifiedAddress }),
    [signup, freeId, verifiedAddress],
  );
  return null;
}
