import { useCallback, useRef, useState } from 'react';
import * as zod from 'zod/mini';
import { SignupBody } from '../../api/generated/limits/account';
import { EducationEntries } from '../../blocks/education-entries';
import { educationMessages, educationSchema } from '../../blocks/education-values';
import { passwordMessages, repeatsPassword } from '../../blocks/new-password';
import { NewPasswordFields } from '../../blocks/new-password-fields';
import { useSiteForm } from '../../blocks/use-site-form';
import { entriesOf } from '../../lib/form-entries';
import { FormEntry } from '../../ui/form-entry';
import { FormRefusal } from '../../ui/form-refusal';
import { SiteForm } from '../../ui/site-form';
import { isUnanswered, join } from './join';
import { RequiredNote } from './required-note';
import { unfinishedStep } from './signup-check';
import { note } from './signup-page.style';
import { signupRequest } from './signup-request';
import type { Signup } from './signup-storage';
import type { StepProps } from './step-props';
import { StudentNotice } from './student-notice';
import { useKeptValues } from './use-kept-values';

const schema = zod
  .extend(zod.pick(SignupBody, { member_password: true }), {
    member_re_password: zod.string(),
    education: educationSchema,
  })
  .check(repeatsPassword('member_password'));
type Values = zod.input<typeof schema>;

const messages = {
  ...educationMessages({ school: '학교를 입력해 주세요.', specialty: '전공을 입력해 주세요.' }),
  member_password: passwordMessages.rule,
};

function keepValues(signup: Signup, { education, ...passwords }: Values): void {
  signup.keepPasswords(passwords);
  signup.keep({ education: Object.values(education) });
}

type EducationStepProps = StepProps & {
  /** Why it must not be sent, whatever is typed. */
  blockedBy: string | undefined;
};

/** The education, and the call that makes the account. Passwords that a reload has lost are asked for again. */
export function EducationStep({ signup, onDone, blockedBy }: EducationStepProps) {
  const [asksPasswords] = useState(() => signup.passwords().member_password === '');
  const isUnsure = useRef(false);
  const form = useSiteForm({
    schema,
    messages,
    initial: { education: entriesOf(signup.draft().education), ...signup.passwords() },
    mode: 'change',
    blockedBy: (_, incomplete) => (blockedBy === undefined ? incomplete : { message: blockedBy, field: null }),
    asksBeforeLeaving: false,
    send: async (values, call) => {
      keepValues(signup, values);
      const step = unfinishedStep(signup.draft(), signup.passwords());
      if (step)
        throw new FormRefusal(`‘${step}’ 단계에 아직 확인하지 않은 내용이 있습니다. 그 단계를 먼저 마쳐 주세요.`);
      try {
        await join(signupRequest(signup.draft(), signup.passwords()), signup, isUnsure.current, call);
      } catch (error) {
        isUnsure.current ||= isUnanswered(error);
        throw error;
      }
    },
    onSuccess: onDone,
  });
  useKeptValues(
    form.rhf,
    useCallback((values) => keepValues(signup, values), [signup]),
  );
  return (
    <SiteForm form={form} submitText="다음">
      <StudentNotice />
      <RequiredNote />
      <EducationEntries name="education" isRequired />
      {asksPasswords && (
        <FormEntry title="비밀번호">
          <p className={note}>비밀번호는 저장하지 않습니다. 화면을 새로 불러와 다시 한번 입력이 필요합니다.</p>
          <NewPasswordFields />
        </FormEntry>
      )}
    </SiteForm>
  );
}
