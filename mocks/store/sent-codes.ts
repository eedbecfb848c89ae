import type { Db } from './db.ts';

/** A verification code that the mock 'sent' to an e-mail address, and when, in its own time. */
export type SentCode = { email: string; code: string; at: number };

const codeLifetimeMs = 10 * 60_000;
/** How long it is remembered that an address was proven. */
const proofLifetimeMs = 30 * 60_000;
const maxWrongCodes = 5;

/** Where mail goes: nowhere, unless the surroundings take it. Nobody is ever sent any. */
export const mailHooks = { onCodeSent: (_mail: SentCode): void => {} };

/** Addresses that differ in capitals alone reach one person. */
export const emailKey = (email: string): string => email.toLowerCase();

/** Six digits, each as likely as the others. */
function newCode(): string {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  return String(number % 1_000_000).padStart(6, '0');
}

/** Sends a code, which takes the place of the one before it; an address that is proven stays so. */
export function sendCode(db: Db, email: string): void {
  const key = emailKey(email);
  const verifiedAt = db.emailProofs.get(key)?.verifiedAt ?? null;
  const mail = { email, code: newCode(), at: db.clock.now() };
  db.emailProofs.put(key, { email, code: mail.code, sentAt: mail.at, wrong: 0, verifiedAt });
  mailHooks.onCodeSent(mail);
}

/** Tries a code: a wrong one is counted, and too many in a row kill the code. */
export function verifyCode(db: Db, email: string, code: string): 'verified' | 'wrong' | 'expired' | 'notSent' {
  const key = emailKey(email);
  const proof = db.emailProofs.get(key);
  if (!proof) return 'notSent';
  const now = db.clock.now();
  if (now - proof.sentAt >= codeLifetimeMs || proof.wrong >= maxWrongCodes) return 'expired';
  if (code !== proof.code) {
    db.emailProofs.put(key, { ...proof, wrong: proof.wrong + 1 });
    return 'wrong';
  }
  db.emailProofs.put(key, { ...proof, wrong: 0, verifiedAt: now });
  return 'verified';
}

/** Whether the address was proven not too long ago. */
export function isEmailVerified(db: Db, email: string): boolean {
  const at = db.emailProofs.get(emailKey(email))?.verifiedAt ?? null;
  return at !== null && db.clock.now() - at < proofLifetimeMs;
}

/** The codes that were sent, the newest first; of each address the last one. */
export const sentCodes = (db: Db): readonly SentCode[] =>
  [...db.emailProofs.rows()]
    .map(({ email, code, sentAt }) => ({ email, code, at: sentAt }))
    .sort((one, other) => other.at - one.at);
