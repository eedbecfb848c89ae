import { useState, useSyncExternalStore } from 'react';
import { verifyCodeFailures } from '#src/api/failures/account.ts';
import { useSendEmailVerification, useVerifyCode } from '#src/api/generated/account.ts';
import type { VerifyCodeRequest } from '#src/api/generated/model/verifyCodeRequest.ts';
import { getSession } from '#src/api/session.ts';
import { useFieldConfirmation } from '#src/forms/field-confirmation.ts';
import { submitErrorsOf } from '#src/forms/submit-errors.ts';
import { createStore, type Store } from '#src/lib/store.ts';
import { deviceNow } from '#src/lib/time/clock.ts';
import {
  type CodeEvent,
  type CodeState,
  codeFieldName,
  createCodeState,
  reduceCode,
  type Verification,
  verificationOf,
} from './email-verification.ts';

/** The verification of an email address in a form, for `FormEmailVerification` and for the rules of the form. */
export type EmailVerificationModel = {
  /** The state of the code, which `useVerificationState` subscribes to. */
  code: Store<CodeState>;
  /** Returns the state: the address and the code of now, and what the server has said at the latest rendering. */
  state: () => Verification;
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

function sendErrorMessage(error: unknown): string | null {
  const failure = submitErrorsOf(error, {}, getSession() !== null);
  return typeof failure === 'string' ? failure : null;
}

/**
 * Manages the verification of one email address: the code is a field that a request confirms, together with the address. Its
 * component renders again when the phase or the request changes, but not for each letter, which would render the whole form.
 * @param verified an address that is already verified, for example from a draft
 */
export function useEmailVerification(verified = ''): EmailVerificationModel {
  const [store] = useState(() => createStore(createCodeState(verified)));
  const { mutateAsync: requestCode } = useSendEmailVerification();
  const initial = verified === '' ? undefined : { email: verified, code: '' };
  const confirmation = useFieldConfirmation<VerifyCodeRequest>(useVerifyCode(), verifyCodeFailures, initial);
  const state = () => {
    const { email, code } = store.get();
    return verificationOf(store.get(), confirmation.of({ email, code }), confirmation.isPending);
  };
  const phase = () => state().phase;
  useSyncExternalStore(store.subscribe, phase, phase);
  const dispatch = (event: CodeEvent) => store.set((current) => reduceCode(current, event));

  // The address of this rendering: the form that is being sent has it, also if the member types meanwhile.
  const verifiedEmail = phase() === 'verified' ? store.get().email : null;
  const isVerified = (email: string) => email === verifiedEmail;

  return {
    code: store,
    state,
    editEmail(email) {
      if (email === store.get().email) return;
      dispatch({ type: 'emailEdited', email });
      confirmation.forget();
    },
    editCode(code) {
      if (code === store.get().code) return;
      dispatch({ type: 'codeEdited', code });
      confirmation.forget();
    },
    async send() {
      // The store has the state before the next render, so a second press in the same render starts no second request.
      if (store.get().isSending || confirmation.isRunning()) return;
      dispatch({ type: 'sendPressed', at: deviceNow() });
      const { email, isSending } = store.get();
      if (!isSending) return;
      try {
        await requestCode({ data: { email } });
        // The new code replaces the one that was verified.
        confirmation.forget();
        dispatch({ type: 'sent', email, at: deviceNow() });
      } catch (error) {
        dispatch({ type: 'sendFailed', email, message: sendErrorMessage(error) });
      }
    },
    verify() {
      if (store.get().isSending || confirmation.isRunning() || phase() === 'verified') return;
      dispatch({ type: 'verifyPressed' });
      const { email, code } = store.get();
      if (code !== '') confirmation.request({ email, code });
    },
    isVerified,
    unverifiedReason: (field, email) =>
      isVerified(email)
        ? undefined
        : { message: '이메일 인증을 완료해 주세요.', field: phase() === 'sent' ? codeFieldName(field) : field },
  };
}

/**
 * Returns a part of the state of a verification. A component renders again when its part changes: a letter of the address does
 * not render the field of the code.
 * @param read returns a part that keeps its identity while it is the same
 */
export function useVerificationState<Part>(
  { code, state }: EmailVerificationModel,
  read: (state: Verification) => Part,
): Part {
  const readNow = () => read(state());
  return useSyncExternalStore(code.subscribe, readNow, readNow);
}
