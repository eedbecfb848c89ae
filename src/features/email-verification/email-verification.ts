import { sendEmailVerificationValidMinutes } from '#src/api/generated/constants.ts';
import type { Confirmation } from '#src/forms/field-confirmation.ts';
import { hasBothParts } from '#src/lib/text/email-parts.ts';

/** The lifetime of a code, in ms (contract: `sendEmailVerification`). */
export const codeLifetimeMs = sendEmailVerificationValidMinutes * 60_000;

/**
 * The minimum time between two codes to the same address, in ms. Email delivery takes time, so early retries only add
 * mail.
 */
export const resendDelayMs = 30_000;

/** The message about the latest event of the verification. */
export type VerificationNotice = { kind: 'sent' | 'verified' | 'problem'; text: string };

/** The state of the code: its input, and its sending by email. All times are in ms since 1970 (UTC). */
export type CodeState = {
  email: string;
  code: string;
  /** Whether a code was sent to the address since its last edit. */
  isSent: boolean;
  /** Whether the request for a code is running. */
  isSending: boolean;
  /** The time of the latest code for each address. */
  sentAt: Readonly<Record<string, number>>;
  notice: VerificationNotice | null;
  /** Whether the member has pressed the button that verifies the code without a code. */
  isCodeMissing: boolean;
};

/**
 * An event of the code. A response event carries the email address of its request, because the member may have edited
 * it meanwhile.
 */
export type CodeEvent =
  | { type: 'emailEdited'; email: string }
  | { type: 'codeEdited'; code: string }
  | { type: 'sendPressed'; at: number }
  | { type: 'sent'; email: string; at: number }
  | { type: 'sendFailed'; email: string; message: string | null }
  | { type: 'verifyPressed' };

/** The state of an email verification: the code, and what the server has said about it. */
export type Verification = Pick<CodeState, 'email' | 'code' | 'sentAt' | 'notice'> & {
  phase: 'notSent' | 'sent' | 'verified';
  /** The running request; only one runs at a time. */
  pending: 'send' | 'verify' | null;
  /** The error message of the code field. */
  codeProblem: string | null;
};

const verificationTexts = {
  sent: '입력하신 이메일로 인증번호가 발송되었습니다.\n이메일을 확인하신 후 인증번호를 입력해 주세요.',
  verified: '인증이 완료되었습니다.',
  empty: '인증번호를 입력해 주세요.',
  tooSoon: (seconds: number) => `${seconds}초 후에 다시 보낼 수 있습니다. 받은 메일함과 스팸함을 먼저 확인해 주세요.`,
};

/** Returns the initial state. @param email an address that is already verified, or an empty text */
export const createCodeState = (email: string): CodeState => ({
  email,
  code: '',
  isSent: false,
  isSending: false,
  sentAt: {},
  notice: null,
  isCodeMissing: false,
});

const verifiedNotice: VerificationNotice = { kind: 'verified', text: verificationTexts.verified };

/**
 * Returns the state of the verification.
 * @param confirmation what the server has said about the address with its code
 */
export function verificationOf(state: CodeState, confirmation: Confirmation, isVerifying: boolean): Verification {
  const { email, code, sentAt, isSent, isSending, isCodeMissing } = state;
  const isVerified = confirmation.phase === 'confirmed';
  const serverProblem = 'message' in confirmation ? confirmation.message : null;
  return {
    email,
    code,
    sentAt,
    phase: isVerified ? 'verified' : isSent ? 'sent' : 'notSent',
    pending: isSending ? 'send' : isVerifying ? 'verify' : null,
    notice: state.notice ?? (isVerified && !isSending ? verifiedNotice : null),
    codeProblem: isCodeMissing ? verificationTexts.empty : serverProblem,
  };
}

/** Returns the time until another code can be sent to the address, in ms. */
export const remainingDelayMs = ({ email, sentAt }: Pick<Verification, 'email' | 'sentAt'>, now: number): number =>
  Math.max(0, (sentAt[email] ?? Number.NEGATIVE_INFINITY) + resendDelayMs - now);

/** Returns when the sent code expires, in ms since 1970 (UTC); null if no code is expected. */
export const codeExpiresAt = ({ email, phase, sentAt }: Verification): number | null =>
  phase === 'sent' ? (sentAt[email] ?? 0) + codeLifetimeMs : null;

/** Returns the label of the button that sends a code. */
export const sendLabel = ({ phase }: Verification): string => (phase === 'notSent' ? '전송' : '재전송');

/**
 * Returns the field name of the code, from the field name of its email address. The code is not a value of the form.
 */
export const codeFieldName = (email: string): string => `${email}_code`;

/** Returns why the button that sends a code is disabled, or undefined if it is enabled. */
export const sendDisabledReason = (email: string): string | undefined =>
  hasBothParts(email) ? undefined : '이메일 주소를 입력하면 누를 수 있습니다.';

/** Returns why the button that verifies a code is disabled, or undefined if it is enabled. */
export function verifyDisabledReason({ code, phase }: Verification): string | undefined {
  if (phase === 'verified') return '이미 인증된 이메일입니다.';
  return code === '' ? '인증번호를 입력하면 누를 수 있습니다.' : undefined;
}

const problemNotice = (text: string | null): VerificationNotice | null =>
  text === null ? null : { kind: 'problem', text };

function startSending(state: CodeState, at: number): CodeState {
  if (state.isSending) return state;
  const delayMs = remainingDelayMs(state, at);
  if (delayMs > 0) return { ...state, notice: problemNotice(verificationTexts.tooSoon(Math.ceil(delayMs / 1000))) };
  return { ...state, isSending: true, notice: null };
}

/**
 * Returns the next state of the code (reducer). Another address needs another code. A newly sent code replaces the earlier
 * one. A response for an edited address only ends the sending.
 */
export function reduceCode(state: CodeState, event: CodeEvent): CodeState {
  switch (event.type) {
    case 'emailEdited':
      if (event.email === state.email) return state;
      return { ...state, email: event.email, isSent: false, notice: null, isCodeMissing: false };
    case 'codeEdited':
      return event.code === state.code ? state : { ...state, code: event.code, isCodeMissing: false };
    case 'sendPressed':
      return startSending(state, event.at);
    case 'sent': {
      // The server has sent the mail, even if the member has edited the address meanwhile.
      const idle = { ...state, isSending: false, sentAt: { ...state.sentAt, [event.email]: event.at } };
      if (event.email !== state.email) return idle;
      const notice: VerificationNotice = { kind: 'sent', text: verificationTexts.sent };
      return { ...idle, isSent: true, code: '', isCodeMissing: false, notice };
    }
    case 'sendFailed': {
      const idle = { ...state, isSending: false };
      return event.email === state.email ? { ...idle, notice: problemNotice(event.message) } : idle;
    }
    case 'verifyPressed':
      return state.code === '' ? { ...state, isCodeMissing: true } : { ...state, notice: null };
  }
}
