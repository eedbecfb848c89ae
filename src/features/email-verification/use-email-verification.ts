import { useState, useSyncExternalStore } from 'react';
import { useSendEmailVerification, useVerifyCode } from '#src/api/generated/account.ts';
import { getSession } from '#src/api/session.ts';
import { type FailureMessages, submitErrorsOf } from '#src/features/forms/submit-errors.ts';
import { createStore } from '#src/lib/store.ts';
import { now } from '#src/lib/time/clock.ts';
import {
  beginVerification,
  codeFieldOf,
  nextVerification,
  type Verification,
  verificationTexts,
} from './email-verification.ts';

/** The verification of a form's e-mail address, for `FormEmailVerification` and for the form's own rules. */
export type EmailVerificationModel = {
  state: Verification;
  editEmail: (email: string) => void;
  editCode: (code: string) => void;
  /** Sends a code to the address, by the contract's `sendEmailVerification`. */
  send: () => void;
  /** Tries the code, by the contract's `verifyCode`. */
  verify: () => void;
  isVerified: (email: string) => boolean;
  /**
   * Why a form can't be sent yet: its address is not verified. Undefined where it is.
   * @param field the form's field of the address
   */
  reasonOf: (field: string, email: string) => { message: string; field: string } | undefined;
};

const codeFailures: FailureMessages = {
  codes: { '41': verificationTexts.wrong, '42': verificationTexts.expired, '44': verificationTexts.notSent },
};

function messageFor(error: unknown, failures: FailureMessages): string | null {
  const refused = submitErrorsOf(error, failures, getSession() !== null);
  return typeof refused === 'string' ? refused : null;
}

/**
 * Keeps the verification of one e-mail address: not sent, sent, verified.
 * @param verified an address that was verified before, such as in a draft
 */
export function useEmailVerification(verified = ''): EmailVerificationModel {
  const [store] = useState(() => createStore(beginVerification(verified)));
  const state = useSyncExternalStore(store.subscribe, store.get, store.get);
  const { mutateAsync: sendMail } = useSendEmailVerification();
  const { mutateAsync: tryCode } = useVerifyCode();
  const apply = (event: Parameters<typeof nextVerification>[1]) => store.set((was) => nextVerification(was, event));

  const isVerified = (email: string) => state.phase === 'verified' && state.email === email;

  /** Begins a call where the machine allows one; the store is read at once, so that a second press finds it busy. */
  const begins = (event: Parameters<typeof nextVerification>[1]) => {
    if (store.get().pending) return false;
    apply(event);
    return store.get().pending !== null;
  };

  return {
    state,
    editEmail: (email) => apply({ type: 'emailEdited', email }),
    editCode: (code) => apply({ type: 'codeEdited', code }),
    async send() {
      if (!begins({ type: 'sendPressed', at: now() })) return;
      const { email } = store.get();
      try {
        await sendMail({ data: { email } });
        apply({ type: 'sent', email, at: now() });
      } catch (error) {
        apply({ type: 'sendFailed', email, message: messageFor(error, {}) });
      }
    },
    async verify() {
      if (!begins({ type: 'verifyPressed' })) return;
      const { email, code } = store.get();
      try {
        await tryCode({ data: { email, code } });
        apply({ type: 'verified', email, code });
      } catch (error) {
        apply({ type: 'verifyFailed', email, code, message: messageFor(error, codeFailures) });
      }
    },
    isVerified,
    reasonOf: (field, email) =>
      isVerified(email)
        ? undefined
        : { message: '이메일 인증을 완료해 주세요.', field: state.phase === 'sent' ? codeFieldOf(field) : field },
  };
}
