import type { SafeStorage } from '#src/lib/browser/safe-storage.ts';
import { visitorKeys } from '#src/lib/browser/visitor.ts';
import { MemberType } from './generated/model/memberType.ts';

/** Who is logged in, as far as the browser knows. */
export type Profile = { name: string; pk: number; memberType: MemberType };

/** A session: the raw tokens, and the member unless that entry was lost. Its object changes only when its values do. */
export type Session = { accessToken: string; refreshToken: string; profile: Profile | null };

/**
 * The storage keys; the page's other tabs, and older builds of the site, use them too. `logout` holds a random text that
 * each chosen logout replaces: a tab that finds another text knows that a member has logged out on purpose.
 */
export const sessionKeys = { token: visitorKeys.session, auth: 'auth', logout: 'logout' } as const;

const memberTypes: readonly string[] = Object.values(MemberType);
const isMemberType = (value: unknown): value is MemberType => typeof value === 'string' && memberTypes.includes(value);

/** Whether a value can travel as an access token: text that a header takes as it is (RFC 9110 section 5.5). */
export function isAccessToken(value: unknown): value is string {
  if (typeof value !== 'string' || value === '') return false;
  try {
    return new Headers([['Authorization', value]]).get('Authorization') === value;
  } catch {
    return false;
  }
}

function parse(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

function parseTokens(text: string): Pick<Session, 'accessToken' | 'refreshToken'> | null {
  const { accessToken, refreshToken } = parse(text);
  if (!isAccessToken(accessToken) || typeof refreshToken !== 'string' || refreshToken === '') return null;
  return { accessToken, refreshToken };
}

function parseProfile(text: string): Profile | null {
  const { name, pk, memberType } = parse(text);
  if (typeof name !== 'string' || typeof pk !== 'number' || !Number.isSafeInteger(pk)) return null;
  return isMemberType(memberType) ? { name, pk, memberType } : null;
}

/**
 * Makes a reader of the stored session. The stored texts are input: what is broken or of a wrong type counts as absent
 * and is removed. The reader gives the same object for as long as the texts stay the same.
 */
export function createSessionReader(storage: SafeStorage): () => Session | null {
  let seen: { token: string | null; auth: string | null; session: Session | null } | undefined;

  const readEntry = <T>(key: string, text: string | null, check: (text: string) => T | null): T | null => {
    const value = text === null ? null : check(text);
    if (value === null && text !== null) storage.remove(key);
    return value;
  };

  return () => {
    const token = storage.get(sessionKeys.token);
    const auth = storage.get(sessionKeys.auth);
    if (seen && seen.token === token && seen.auth === auth) return seen.session;
    const tokens = readEntry(sessionKeys.token, token, parseTokens);
    const profile = readEntry(sessionKeys.auth, auth, parseProfile);
    const session = tokens && { ...tokens, profile };
    // Remembered as the storage is after the removals, so that the next reading finds no difference.
    seen = { token: tokens && token, auth: profile && auth, session };
    return session;
  };
}

/** Writes a session. The tokens go last, so that a tab that sees them sees their owner too. */
export function writeSession(storage: SafeStorage, { accessToken, refreshToken, profile }: Session): void {
  if (profile) storage.set(sessionKeys.auth, JSON.stringify(profile));
  else storage.remove(sessionKeys.auth);
  storage.set(sessionKeys.token, JSON.stringify({ accessToken, refreshToken }));
}

/** Marks the end of a session as chosen. It goes before the removal, so that a tab that misses the tokens finds it. */
export function markLogout(storage: SafeStorage): void {
  storage.set(sessionKeys.logout, Math.random().toString(36).slice(2));
}

/** Removes the session, the tokens first: without them nobody is logged in. */
export function removeSession(storage: SafeStorage): void {
  storage.remove(sessionKeys.token);
  storage.remove(sessionKeys.auth);
}
