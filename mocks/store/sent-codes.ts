import {
  sendEmailVerificationValidMinutes,
  verificationCodeDigits,
  verifyCodeMaxAttempts,
  verifyCodeValidMinutes,
} from '#src/api/generated/constants.ts';
import type { Db } from './db.ts';

/** A verification code that the mock pretends to send. `at` is the mock time in milliseconds since 1970. */
export type SentCode = { email: string; code: string; at: number };

const codeLifetimeMs = sendEmailVerificationValidMinutes * 60_000;
/** How long an email address counts as verified. */
const proofLifetimeMs = verifyCodeValidMinutes * 60_000;

/** Receives each code in place of an email. By default nothing happens; the mock never sends email. */
export const mailHooks = { onCodeSent: (_mail: SentCode): void => {} };

/** Returns the comparison key of an email address. Case is ignored. */
export const emailKey = (email: string): string => email.toLowerCase();

/** Returns a random code of digits. */
function newCode(): string {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  return String(number % 10 ** verificationCodeDigits).padStart(verificationCodeDigits, '0');
}

/** Sends a code that replaces the previous one. A verified email address remains verified. */
export function sendCode(db: Db, email: string): void {
  const key = emailKey(email);
  const verifiedAt = db.emailProofs.get(key)?.verifiedAt ?? null;
  const mail = { email, code: newCode(), at: db.clock.now() };
  db.emailProofs.put(key, { email, code: mail.code, sentAt: mail.at, wrong: 0, verifiedAt });
  mailHooks.onCodeSent(mail);
}

/** Checks a code. Wrong codes are counted; too many in a row make the code expire. */
export function verifyCode(db: Db, email: string, code: string): 'verified' | 'wrong' | 'expired' | 'notSent' {
  const key = emailKey(email);
  const proof = db.emailProofs.get(key);
  if (!proof) return 'notSent';
  const now = db.clock.now();
  if (now - proof.sentAt >= codeLifetimeMs || proof.wrong >= verifyCodeMaxAttempts) return 'expired';
  if (code !== proof.code) {
    db.emailProofs.put(key, { ...proof, wrong: proof.wrong + 1 });
    return 'wrong';
  }
  db.emailProofs.put(key, { ...proof, wrong: 0, verifiedAt: now });
  return 'verified';
}

/** Returns whether the email address was verified within `proofLifetimeMs`. */
export function isEmailVerified(db: Db, email: string): boolean {
  const at = db.emailProofs.get(emailKey(email))?.verifiedAt ?? null;
  return at !== null && db.clock.now() - at < proofLifetimeMs;
}

/** Returns the last code of each email address, newest first. */
export const sentCodes = (db: Db): readonly SentCode[] =>
  [...db.emailProofs.rows()]
    .map(({ email, code, sentAt }) => ({ email, code, at: sentAt }))
    .sort((one, other) => other.at - one.at);
