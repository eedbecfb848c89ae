import { CircleCheck } from 'lucide-react';
import { useFormContext } from 'react-hook-form';
import { verifyCodeBodyCodeMax } from '#src/api/generated/bodies/account.ts';
import { ButtonWithReason } from '#src/components/buttons/button-with-reason.tsx';
import { NumericField } from '#src/components/fields/numeric-field.tsx';
import { ChangingText } from '#src/components/layout/changing-text.tsx';
import { useAnnouncedProblem } from '#src/forms/fields/confirmed-field.tsx';
import { fieldId, focusField, useSiteFormContext } from '#src/forms/site-form-context.ts';
import { codeExpiresAt, codeFieldName, type VerificationNotice, verifyDisabledReason } from './email-verification.ts';
import * as style from './form-email-verification.style.ts';
import { type EmailVerificationModel, useVerificationState } from './use-email-verification.ts';
import { VerificationCountdown } from './verification-countdown.tsx';

type VerificationCodeFieldProps = {
  /** The form field of the address. */
  emailField: string;
  verification: EmailVerificationModel;
  isRequired: boolean;
};

const label = '인증번호';

/**
 * Renders the field of the code, what the server has said about it, and how long it is valid. Browsers can autofill the code
 * (WCAG 1.3.5), and it can be pasted with blanks (WCAG 3.3.8).
 */
export function VerificationCodeField({ emailField, verification, isRequired }: VerificationCodeFieldProps) {
  const { editCode, verify } = verification;
  const { id: formId, announcement } = useSiteFormContext();
  const { trigger } = useFormContext();
  const code = useVerificationState(verification, (state) => state.code);
  const isVerifying = useVerificationState(verification, ({ pending }) => pending === 'verify');
  const isVerified = useVerificationState(verification, ({ phase }) => phase === 'verified');
  const disabledReason = useVerificationState(verification, verifyDisabledReason);
  const problem = useVerificationState(verification, ({ codeProblem }) => codeProblem);
  const notice = useVerificationState(verification, (state) => state.notice);
  const expiresAt = useVerificationState(verification, codeExpiresAt);
  useAnnouncedProblem(label, problem);
  const name = codeFieldName(emailField);

  /** Verifies the code if the address passes the contract's rule; otherwise moves the focus to the address. */
  const verifyIfEmailValid = async () => {
    if (await trigger(emailField)) verify();
    else focusField(formId, emailField);
  };
  /** Moves the focus to the empty code field, or announces that the address is already verified. */
  const explainDisabledVerify = () => {
    if (isVerified) return announcement.set(disabledReason ?? '');
    verify();
    focusField(formId, name);
  };
  /** Verifies the code on Enter. By default, Enter would submit the whole form. */
  const verifyOnEnter = (event: { key: string; preventDefault: () => void }) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    void verifyIfEmailValid();
  };
  return (
    <>
      <div id={fieldId(formId, name)}>
        <NumericField
          label={label}
          digits={verifyCodeBodyCodeMax}
          autoComplete="one-time-code"
          onKeyDown={verifyOnEnter}
          value={code}
          onChange={editCode}
          errorMessage={problem ?? undefined}
          isRequired={isRequired}
          beside={
            <ButtonWithReason
              type="button"
              isPending={isVerifying}
              disabledReason={disabledReason}
              isReasonShown={isVerified ? undefined : false}
              onDisabledPress={explainDisabledVerify}
              onPress={() => void verifyIfEmailValid()}
            >
              인증
            </ButtonWithReason>
          }
        />
      </div>
      <div role="status">{notice && <NoticeText notice={notice} />}</div>
      {expiresAt !== null && <VerificationCountdown key={expiresAt} expiresAt={expiresAt} />}
    </>
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
