import { hasBothParts } from '#src/lib/text/email-parts.ts';

/** How long a code lives, in ms (contract: `sendEmailVerification`). */
export const codeLifetimeMs = 10 * 60_000;

/** How long the same address waits for another code, in ms: mail takes a moment, and impatience sends no more of it. */
export const resendDelayMs = 30_000;

/** What the section says about the last thing that happened. */
export type VerificationNotice = { kind: 'sent' | 'verified' | 'problem'; text: string };

/** The verification of an e-mail address. All times are in ms since 1970. */
export type Verification = {
  email: string;
  code: string;
  phase: 'notSent' | 'sent' | 'verified';
  /** The call that is under way; there is one at a time. */
  pending: 'send' | 'verify' | null;
  /** When each address was last sent a code. */
  sentAt: Readonly<Record<string, number>>;
  notice: VerificationNotice | null;
  /** What is wrong with the code. */
  codeProblem: string | null;
};

/** What happens to a verification. An answer names what it answers: it may come after the next edit. */
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

/** @param email an address that is verified already, empty where there is none */
export const createVerification = (email: string): Verification => ({
  email,
  code: '',
  phase: email === '' ? 'notSent' : 'verified',
  pending: null,
  sentAt: {},
  notice: email === '' ? null : { kind: 'verified', text: verificationTexts.verified },
  codeProblem: null,
});

/** How long the address still waits before it is sent another code, in ms. */
export const remainingDelayMs = ({ email, sentAt }: Verification, now: number): number =>
  Math.max(0, (sentAt[email] ?? Number.NEGATIVE_INFINITY) + resendDelayMs - now);

/** When the code in the mail dies; null where none is waited for. */
export const codeExpiresAt = ({ email, phase, sentAt }: Verification): number | null =>
  phase === 'sent' ? (sentAt[email] ?? 0) + codeLifetimeMs : null;

/** What the button that sends a code is called. */
export const sendLabel = ({ phase }: Verification): string => (phase === 'notSent' ? '전송' : '재전송');

/** The field of the code in a form, by the field of its e-mail address. Its value is not among the form's values. */
export const codeFieldName = (email: string): string => `${email}_code`;

/** Why no code can be sent; undefined where one can. */
export const sendDisabledReason = (email: string): string | undefined =>
  hasBothParts(email) ? undefined : '이메일 주소를 입력하면 누를 수 있습니다.';

/** Why no code can be tried; undefined where one can. */
export function verifyDisabledReason({ code, phase }: Verification): string | undefined {
  if (phase === 'verified') return '이미 인증된 이메일입니다.';
  return code === '' ? '인증번호를 입력하면 누를 수 있습니다.' : undefined;
}

const problemNotice = (text: string | null): VerificationNotice | null =>
  text === null ? null : { kind: 'problem', text };

function startSending(state: Verification, at: number): Verification {
  if (state.pending) return state;
  const wait = remainingDelayMs(state, at);
  if (wait > 0) return { ...state, notice: problemNotice(verificationTexts.tooSoon(Math.ceil(wait / 1000))) };
  return { ...state, pending: 'send', notice: null };
}

/** An answer about what is not there any more only ends the wait. */
function applyResponse(state: Verification, event: VerificationEvent & { email: string }): Verification {
  const idle: Verification = { ...state, pending: null };
  const isSameCode = !('code' in event) || event.code === state.code;
  const isCurrent = event.email === state.email && isSameCode;
  switch (event.type) {
    case 'sent': {
      // The mail is on its way, whoever has gone on typing meanwhile.
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
 * What a verification becomes. Another address begins anew; another code takes the proof back; a code is replaced by
 * the next one that is sent.
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
