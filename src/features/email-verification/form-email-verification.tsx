import { useEffect } from 'react';
import { EmailField } from '#src/components/fields/email-field.tsx';
import { emailDomains } from '#src/content/email-domains.ts';
import { ConfirmButton } from '#src/forms/fields/confirmed-field.tsx';
import { useFormField } from '#src/forms/fields/form-field.tsx';
import { smallNote } from '#src/styles/shared.ts';
import { sendDisabledReason, sendLabel } from './email-verification.ts';
import * as style from './form-email-verification.style.ts';
import { type EmailVerificationModel, useVerificationState } from './use-email-verification.ts';
import { VerificationCodeField } from './verification-code-field.tsx';

type FormEmailVerificationProps = {
  /** The form field of the whole address. Its schema is `emailAddress`. */
  name: string;
  verification: EmailVerificationModel;
  /** Whether the form requires a verified address. */
  isVerificationRequired?: boolean;
};

/**
 * Renders the fields of an email address and its verification code. The site sends a code to the address, and the
 * member types it here.
 */
export function FormEmailVerification({
  name,
  verification,
  isVerificationRequired = true,
}: FormEmailVerificationProps) {
  return (
    <div className={style.section}>
      <AddressField name={name} verification={verification} />
      <VerificationCodeField emailField={name} verification={verification} isRequired={isVerificationRequired} />
      <p className={smallNote}>
        ※ 이메일 인증의 경우 받는 메일서버에 따라 도착이 지연되거나 스팸으로 분류될 수 있습니다.
      </p>
    </div>
  );
}

const label = '이메일';

/** A separate component, because each letter renders it. */
function AddressField({ name, verification }: Pick<FormEmailVerificationProps, 'name' | 'verification'>) {
  const { editEmail, send } = verification;
  const { id, onChange, ...field } = useFormField(name, label);
  const isSending = useVerificationState(verification, ({ pending }) => pending === 'send');
  const sendText = useVerificationState(verification, sendLabel);
  const email = String(field.value);
  // A draft or a reset changes the value without calling `onChange`.
  useEffect(() => editEmail(email), [email, editEmail]);
  return (
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
          <ConfirmButton name={name} isPending={isSending} disabledReason={sendDisabledReason(email)} onPress={send}>
            {sendText}
          </ConfirmButton>
        }
      />
    </div>
  );
}
