import { sendEmailVerificationValidMinutes } from '#src/api/generated/constants.ts';
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

/** The state of an email verification. All times are in ms since 1970 (UTC). */
export type Verification = {
  email: string;
  code: string;
  phase: 'notSent' | 'sent' | 'verified';
  /** The running request; only one runs at a time. */
  pending: 'send' | 'verify' | null;
  /** The time of the latest code for each address. */
  sentAt: Readonly<Record<string, number>>;
  notice: VerificationNotice | null;
  /** The error message of the code field. */
  codeProblem: string | null;
};

/**
 * An event of a verification. A response event carries the email address and code of its request, because the member
 * may have edited them meanwhile.
 */
export type VerificationEvent =
  | { type: 'emailEdited'; email: string }
  | { type: 'codeEdited'; code: string }
  | { type: 'sendPressed'; at: number }
  | { type: 'sent'; email: string; at: number }
  | { type: 'sendFailed'; email: string; message: string | null }
  | { type: 'verifyPressed' }
  | { type: 'verified'; email: string; code: string }
  | { type: 'verifyFailed'; email: string; code: string; message: string | null };

export const verificationTexts = {
  sent: '입력하신 이메일로 인증번호가 발송되었습니다.\n이메일을 확인하신 후 인증번호를 입력해 주세요.',
  verified: '인증이 완료되었습니다.',
  empty: '인증번호를 입력해 주세요.',
  wrong: '인증번호가 일치하지 않습니다.',
  expired: '인증번호가 만료되었습니다. 재전송을 눌러 새 인증번호를 받아 주세요.',
  notSent: '이 주소로 발송된 인증번호가 없습니다. 전송을 눌러 인증번호를 받아 주세요.',
  tooSoon: (seconds: number) => `${seconds}초 후에 다시 보낼 수 있습니다. 받은 메일함과 스팸함을 먼저 확인해 주세요.`,
};

/** Returns the initial state. @param email an address that is already verified, or an empty text */
export const createVerification = (email: string): Verification => ({
  email,
  code: '',
  phase: email === '' ? 'notSent' : 'verified',
  pending: null,
  sentAt: {},
  notice: email === '' ? null : { kind: 'verified', text: verificationTexts.verified },
  codeProblem: null,
});

/** Returns the time until another code can be sent to the address, in ms. */
export const remainingDelayMs = ({ email, sentAt }: Verification, now: number): number =>
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

function startSending(state: Verification, at: number): Verification {
  if (state.pending) return state;
  const delayMs = remainingDelayMs(state, at);
  if (delayMs > 0) return { ...state, notice: problemNotice(verificationTexts.tooSoon(Math.ceil(delayMs / 1000))) };
  return { ...state, pending: 'send', notice: null };
}

/** Applies a response. A response to an edited email address or code only ends the pending state. */
function applyResponse(state: Verification, event: VerificationEvent & { email: string }): Verification {
  const idle: Verification = { ...state, pending: null };
  const isSameCode = !('code' in event) || event.code === state.code;
  const isCurrent = event.email === state.email && isSameCode;
  switch (event.type) {
    case 'sent': {
      // The server has sent the mail, even if the member has edited the address meanwhile.
      const sentAt = { ...state.sentAt, [event.email]: event.at };
      if (!isCurrent) return { ...idle, sentAt };
      const notice: VerificationNotice = { kind: 'sent', text: verificationTexts.sent };
      return { ...idle, sentAt, phase: 'sent', code: '', codeProblem: null, notice };
    }
    case 'sendFailed':
      return isCurrent ? { ...idle, notice: problemNotice(event.message) } : idle;
    case 'verified':
      if (!isCurrent) return idle;
      return {
        ...idle,
        phase: 'verified',
        codeProblem: null,
        notice: { kind: 'verified', text: verificationTexts.verified },
      };
    case 'verifyFailed':
      return isCurrent ? { ...idle, codeProblem: event.message, notice: null } : idle;
    default:
      return idle;
  }
}

/**
 * Returns the next state of a verification (reducer). Another address restarts the verification. Another code makes a
 * verified address unverified. A newly sent code replaces the earlier one.
 */
export function reduceVerification(state: Verification, event: VerificationEvent): Verification {
  switch (event.type) {
    case 'emailEdited':
      if (event.email === state.email) return state;
      return { ...state, email: event.email, phase: 'notSent', notice: null, codeProblem: null };
    case 'codeEdited': {
      if (event.code === state.code) return state;
      const phase = state.phase === 'verified' ? 'sent' : state.phase;
      const notice = state.phase === 'verified' ? null : state.notice;
      return { ...state, code: event.code, phase, notice, codeProblem: null };
    }
    case 'sendPressed':
      return startSending(state, event.at);
    case 'verifyPressed':
      if (state.pending || state.phase === 'verified') return state;
      if (state.code === '') return { ...state, codeProblem: verificationTexts.empty };
      return { ...state, pending: 'verify', codeProblem: null };
    default:
      return applyResponse(state, event);
  }
}
