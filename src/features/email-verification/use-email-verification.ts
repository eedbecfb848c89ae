import { useState, useSyncExternalStore } from 'react';
import { useSendEmailVerification, useVerifyCode } from '#src/api/generated/account.ts';
import { ErrorCode } from '#src/api/generated/model/errorCode.ts';
import { getSession } from '#src/api/session.ts';
import { type FailureMessages, submitErrorsOf } from '#src/forms/submit-errors.ts';
import { createStore } from '#src/lib/store.ts';
import { deviceNow } from '#src/lib/time/clock.ts';
import {
  codeFieldName,
  createVerification,
  reduceVerification,
  type Verification,
  verificationTexts,
} from './email-verification.ts';

/** The verification of an email address in a form, for `FormEmailVerification` and for the rules of the form. */
export type EmailVerificationModel = {
  state: Verification;
  editEmail: (email: string) => void;
  editCode: (code: string) => void;
  /** Requests a code for the address (contract: `sendEmailVerification`). */
  send: () => void;
  /** Sends the typed code (contract: `verifyCode`). */
  verify: () => void;
  isVerified: (email: string) => boolean;
  /**
   * Returns the disabled reason of a form whose address is not verified; undefined if it is verified.
   * @param field the form field of the address
   */
  unverifiedReason: (field: string, email: string) => { message: string; field: string } | undefined;
};

const verifyFailures: FailureMessages = {
  codes: {
    [ErrorCode.mismatch]: verificationTexts.wrong,
    [ErrorCode.outsidePeriod]: verificationTexts.expired,
    [ErrorCode.notFound]: verificationTexts.notSent,
  },
};

function verificationErrorMessage(error: unknown, failures: FailureMessages): string | null {
  const refused = submitErrorsOf(error, failures, getSession() !== null);
  return typeof refused === 'string' ? refused : null;
}

/**
 * Manages the verification of one email address.
 * @param verified an address that is already verified, for example from a draft
 */
export function useEmailVerification(verified = ''): EmailVerificationModel {
  const [store] = useState(() => createStore(createVerification(verified)));
  const state = useSyncExternalStore(store.subscribe, store.get, store.get);
  const { mutateAsync: requestCode } = useSendEmailVerification();
  const { mutateAsync: verifyCode } = useVerifyCode();
  const dispatch = (event: Parameters<typeof reduceVerification>[1]) =>
    store.set((current) => reduceVerification(current, event));

  const isVerified = (email: string) => state.phase === 'verified' && state.email === email;

  /**
   * Dispatches the event and returns whether a request should start. It reads the store, not the rendered state, so
   * that a second press in the same render starts no second request.
   */
  const tryStart = (event: Parameters<typeof reduceVerification>[1]) => {
    if (store.get().pending) return false;
    dispatch(event);
    return store.get().pending !== null;
  };

  return {
    state,
    editEmail: (email) => dispatch({ type: 'emailEdited', email }),
    editCode: (code) => dispatch({ type: 'codeEdited', code }),
    async send() {
      if (!tryStart({ type: 'sendPressed', at: deviceNow() })) return;
      const { email } = store.get();
      try {
        await requestCode({ data: { email } });
        dispatch({ type: 'sent', email, at: deviceNow() });
      } catch (error) {
        dispatch({ type: 'sendFailed', email, message: verificationErrorMessage(error, {}) });
      }
    },
    async verify() {
      if (!tryStart({ type: 'verifyPressed' })) return;
      const { email, code } = store.get();
      try {
        await verifyCode({ data: { email, code } });
        dispatch({ type: 'verified', email, code });
      } catch (error) {
        dispatch({ type: 'verifyFailed', email, code, message: verificationErrorMessage(error, verifyFailures) });
      }
    },
    isVerified,
    unverifiedReason: (field, email) =>
      isVerified(email)
        ? undefined
        : { message: '이메일 인증을 완료해 주세요.', field: state.phase === 'sent' ? codeFieldName(field) : field },
  };
}
