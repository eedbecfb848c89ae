import { CircleCheck } from 'lucide-react';
import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { verifyCodeBodyCodeMax } from '#src/api/generated/bodies/account.ts';
import { ButtonWithReason } from '#src/components/buttons/button-with-reason.tsx';
import { EmailField } from '#src/components/fields/email-field.tsx';
import { NumericField } from '#src/components/fields/numeric-field.tsx';
import { ChangingText } from '#src/components/layout/changing-text.tsx';
import { emailDomains } from '#src/content/email-domains.ts';
import { ConfirmButton, useAnnouncedProblem } from '#src/forms/fields/confirmed-field.tsx';
import { useFormField } from '#src/forms/fields/form-field.tsx';
import { fieldId, focusField, useSiteFormContext } from '#src/forms/site-form-context.ts';
import { smallNote } from '#src/styles/shared.ts';
import {
  codeExpiresAt,
  codeFieldName,
  sendDisabledReason,
  sendLabel,
  type VerificationNotice,
  verifyDisabledReason,
} from './email-verification.ts';
import * as style from './form-email-verification.style.ts';
import { type EmailVerificationModel, useVerificationState } from './use-email-verification.ts';
import { VerificationCountdown } from './verification-countdown.tsx';

type FormEmailVerificationProps = {
  /** The form field of the whole address. Its schema is `emailAddress`. */
  name: string;
  verification: EmailVerificationModel;
  /** Whether the form requires a verified address. */
  isVerificationRequired?: boolean;
};

const label = '이메일';
const codeLabel = '인증번호';

/**
 * Renders the fields of an email address and its verification code. The site sends a code to the address, and the
 * member types it here. Browsers can autofill the code (WCAG 1.3.5), and it can be pasted with blanks (WCAG 3.3.8).
 */
export function FormEmailVerification({
  name,
  verification,
  isVerificationRequired = true,
}: FormEmailVerificationProps) {
  const { editEmail, editCode, verify } = verification;
  const state = useVerificationState(verification);
  const { id: formId, announcement } = useSiteFormContext();
  const { trigger } = useFormContext();
  const { id, onChange, ...field } = useFormField(name, label);
  const email = String(field.value);
  // A draft or a reset changes the value without calling `onChange`.
  useEffect(() => editEmail(email), [email, editEmail]);
  const codeId = fieldId(formId, codeFieldName(name));
  const { codeProblem } = state;
  useAnnouncedProblem(codeLabel, codeProblem);

  /** Verifies the code if the address passes the contract's rule; otherwise moves the focus to the address. */
  const verifyIfEmailValid = async () => {
    if (await trigger(name)) verify();
    else focusField(formId, name);
  };
  /** Moves the focus to the empty code field, or announces that the address is already verified. */
  const explainDisabledVerify = () => {
    if (state.phase === 'verified') return announcement.set(verifyDisabledReason(state) ?? '');
    verify();
    focusField(formId, codeFieldName(name));
  };
  /** Verifies the code on Enter. By default, Enter would submit the whole form. */
  const verifyOnEnter = (event: { key: string; preventDefault: () => void }) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    void verifyIfEmailValid();
  };
  const expiresAt = codeExpiresAt(state);
  return (
    <div className={style.section}>
      <div id={id} data-field={name}>
        <EmailField
          {...field}
          value={email}
          label={label}
          domains={emailDomains}
          isRequired
          onChange={(address) => {
            editEmail(address);
            onChange(address);
          }}
          beside={
            <ConfirmButton
              name={name}
              isPending={state.pending === 'send'}
              disabledReason={sendDisabledReason(email)}
              onPress={verification.send}
            >
              {sendLabel(state)}
            </ConfirmButton>
          }
        />
      </div>
      <div id={codeId}>
        <NumericField
          label={codeLabel}
          digits={verifyCodeBodyCodeMax}
          autoComplete="one-time-code"
          onKeyDown={verifyOnEnter}
          value={state.code}
          onChange={editCode}
          errorMessage={codeProblem ?? undefined}
          isRequired={isVerificationRequired}
          beside={
            <ButtonWithReason
              type="button"
              isPending={state.pending === 'verify'}
              disabledReason={verifyDisabledReason(state)}
              isReasonShown={state.phase === 'verified' ? undefined : false}
              onDisabledPress={explainDisabledVerify}
              onPress={() => void verifyIfEmailValid()}
            >
              인증
            </ButtonWithReason>
          }
        />
      </div>
      <div role="status">{state.notice && <NoticeText notice={state.notice} />}</div>
      {expiresAt !== null && <VerificationCountdown key={expiresAt} expiresAt={expiresAt} />}
      <p className={smallNote}>
        ※ 이메일 인증의 경우 받는 메일서버에 따라 도착이 지연되거나 스팸으로 분류될 수 있습니다.
      </p>
    </div>
  );
}

function NoticeText({ notice: { kind, text } }: { notice: VerificationNotice }) {
  return (
    <p className={style.notice} data-kind={kind}>
      {kind === 'verified' && <CircleCheck aria-hidden size={18} />}
      <ChangingText>{text}</ChangingText>
    </p>
  );
}
