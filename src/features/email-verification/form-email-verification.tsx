import { CircleCheck } from 'lucide-react';
import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { verifyCodeBodyCodeMax } from '#src/api/generated/limits/account.ts';
import { ButtonWithReason } from '#src/components/buttons/button-with-reason.tsx';
import { EmailField } from '#src/components/fields/email-field.tsx';
import { NumericField } from '#src/components/fields/numeric-field.tsx';
import { useFormField } from '#src/components/forms/fields/use-form-field.ts';
import { announceError, fieldId, focusField, useSiteFormContext } from '#src/components/forms/site-form-context.ts';
import { emailDomains } from '#src/content/email-domains.ts';
import { codeFieldOf, expiryOf, type Notice, sendLabel, sendReason, verifyReason } from './email-verification.ts';
import { EmailVerificationTime } from './email-verification-time.tsx';
import * as style from './form-email-verification.style.ts';
import type { EmailVerificationModel } from './use-email-verification.ts';

type FormEmailVerificationProps = {
  /** The form's field of the whole address; its rule is `emailAddress`. */
  name: string;
  verification: EmailVerificationModel;
  isRequired?: boolean;
  /** Whether the form can't be sent without the proof; as the address where this is missing. */
  isProofRequired?: boolean;
};

const label = '이메일';

/**
 * An e-mail address in a form, and the proof that it is the member's: a code is sent to it, and typed in here. The
 * code can be filled in by the browser (WCAG 1.3.5) and pasted with blanks (WCAG 3.3.8).
 */
export function FormEmailVerification({
  name,
  verification,
  isRequired = false,
  isProofRequired = isRequired,
}: FormEmailVerificationProps) {
  const { state, editEmail, editCode, verify } = verification;
  const { id: formId, announcement } = useSiteFormContext();
  const { trigger } = useFormContext();
  const { id, onChange, ...field } = useFormField(name, label);
  const email = String(field.value);
  // A draft or a reset changes the address without a key being pressed.
  useEffect(() => editEmail(email), [email, editEmail]);
  const { codeProblem } = state;
  useEffect(() => {
    return codeProblem === null ? undefined : announceError(announcement, `인증번호: ${codeProblem}`);
  }, [codeProblem, announcement]);

  /** Only an address that the contract allows is sent anywhere. */
  const whenValid = async (action: () => void) => {
    if (await trigger(name)) action();
    else focusField(formId, name);
  };
  const askForAddress = () => void whenValid(() => undefined);
  /** Leads to the code that is missing, or says that none is needed. */
  const onVerifyBlocked = () => {
    if (state.phase === 'verified') return announcement.set(verifyReason(state) ?? '');
    verify();
    focusField(formId, codeFieldOf(name));
  };
  /** Enter tries the code; it would else send the whole form. */
  const onKeyDown = (event: { key: string; preventDefault: () => void }) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    void whenValid(verify);
  };
  const expiry = expiryOf(state);
  return (
    <div className={style.block}>
      <div id={id} data-field={name}>
        <EmailField
          {...field}
          value={email}
          label={label}
          domains={emailDomains}
          isRequired={isRequired}
          onChange={(address) => {
            editEmail(address);
            onChange(address);
          }}
          beside={
            <ButtonWithReason
              type="button"
              variant="plain"
              isPending={state.pending === 'send'}
              disabledReason={sendReason(email)}
              // The error of the field is visible below the button, and gives the same reason.
              isReasonShown={false}
              onDisabledPress={askForAddress}
              onPress={() => void whenValid(verification.send)}
            >
              {sendLabel(state)}
            </ButtonWithReason>
          }
        />
      </div>
      <div id={fieldId(formId, codeFieldOf(name))}>
        <NumericField
          label="인증번호"
          digits={verifyCodeBodyCodeMax}
          autoComplete="one-time-code"
          onKeyDown={onKeyDown}
          value={state.code}
          onChange={editCode}
          errorMessage={codeProblem ?? undefined}
          isRequired={isProofRequired}
          beside={
            <ButtonWithReason
              type="button"
              variant="plain"
              isPending={state.pending === 'verify'}
              disabledReason={verifyReason(state)}
              isReasonShown={state.phase === 'verified' ? undefined : false}
              onDisabledPress={onVerifyBlocked}
              onPress={() => void whenValid(verify)}
            >
              인증
            </ButtonWithReason>
          }
        />
      </div>
      <div role="status" className={style.status}>
        {state.notice && <Said notice={state.notice} />}
      </div>
      {expiry !== null && <EmailVerificationTime key={expiry} expiry={expiry} />}
      <p className={style.hint}>
        ※ 이메일 인증의 경우 받는 메일서버에 따라 도착이 지연되거나 스팸으로 분류될 수 있습니다.
      </p>
    </div>
  );
}

function Said({ notice: { kind, text } }: { notice: Notice }) {
  return (
    <p className={style.notice} data-kind={kind}>
      {kind === 'verified' && <CircleCheck aria-hidden size={18} />}
      {text}
    </p>
  );
}
