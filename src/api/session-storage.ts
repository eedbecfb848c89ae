import type { SafeStorage } from '#src/lib/browser/safe-storage.ts';
import { visitorKeys } from '#src/lib/browser/visitor.ts';
import { isJsonObject, parseJson } from '#src/lib/text/json.ts';
import { MemberType } from './generated/model/memberType.ts';

/** The member who is logged in, as stored in the browser. */
export type Profile = { name: string; pk: number; memberType: MemberType };

/** A session: both tokens and the member's profile. The profile is null if its stored entry is missing or invalid. */
export type Session = { accessToken: string; refreshToken: string; profile: Profile | null };

/**
 * The keys of the session in local storage. Other tabs, which may run an older build of the site, use the same keys.
 * The `logout` entry is a random text that each logout by a member replaces. A tab that reads another text than before
 * detects that a member has logged out deliberately.
 */
export const sessionKeys = { token: visitorKeys.session, auth: 'auth', logout: 'logout' } as const;

const memberTypes: readonly string[] = Object.values(MemberType);
const isMemberType = (value: unknown): value is MemberType => typeof value === 'string' && memberTypes.includes(value);

/** Returns whether a value is an access token: text that a header accepts unchanged (RFC 9110, section 5.5). */
export function isAccessToken(value: unknown): value is string {
  if (typeof value !== 'string' || value === '') return false;
  try {
    return new Headers([['Authorization', value]]).get('Authorization') === value;
  } catch {
    return false;
  }
}

function parseObject(text: string): Readonly<Record<string, unknown>> {
  const value = parseJson(text);
  return isJsonObject(value) ? value : {};
}

/**
 * Parses the stored tokens.
 * @param text the entry of `sessionKeys.token`
 * @returns null for anything but two tokens
 */
function parseTokens(text: string): Pick<Session, 'accessToken' | 'refreshToken'> | null {
  const { accessToken, refreshToken } = parseObject(text);
  if (!isAccessToken(accessToken) || typeof refreshToken !== 'string' || refreshToken === '') return null;
  return { accessToken, refreshToken };
}

function parseProfile(text: string): Profile | null {
  const { name, pk, memberType } = parseObject(text);
  if (typeof name !== 'string' || typeof pk !== 'number' || !Number.isSafeInteger(pk)) return null;
  return isMemberType(memberType) ? { name, pk, memberType } : null;
}

/**
 * Creates a function that reads the stored session. Stored texts are untrusted input: an invalid entry counts as absent
 * and is removed. The function returns the same object until a stored text changes.
 */
export function createSessionReader(storage: SafeStorage): () => Session | null {
  let cache: { token: string | null; auth: string | null; session: Session | null } | undefined;

  const parseEntry = <T>(key: string, text: string | null, parseText: (text: string) => T | null): T | null => {
    const value = text === null ? null : parseText(text);
    if (value === null && text !== null) storage.remove(key);
    return value;
  };

  return () => {
    const token = storage.get(sessionKeys.token);
    const auth = storage.get(sessionKeys.auth);
    if (cache && cache.token === token && cache.auth === auth) return cache.session;
    const tokens = parseEntry(sessionKeys.token, token, parseTokens);
    const profile = parseEntry(sessionKeys.auth, auth, parseProfile);
    const session = tokens && { ...tokens, profile };
    // The cache has the texts after the removals, so that the next call finds no difference.
    cache = { token: tokens && token, auth: profile && auth, session };
    return session;
  };
}

/**
 * Writes a session. The tokens are written last, so that a tab that reads them also finds the profile of their owner.
 */
export function writeSession(storage: SafeStorage, { accessToken, refreshToken, profile }: Session): void {
  if (profile) storage.set(sessionKeys.auth, JSON.stringify(profile));
  else storage.remove(sessionKeys.auth);
  storage.set(sessionKeys.token, JSON.stringify({ accessToken, refreshToken }));
}

/**
 * Marks a logout by the member. Call it before `removeSession`, so that a tab without tokens already finds the mark.
 */
export function markLogout(storage: SafeStorage): void {
  storage.set(sessionKeys.logout, Math.random().toString(36).slice(2));
}

/** Removes the session. The tokens are removed first, because the profile alone is no session. */
export function removeSession(storage: SafeStorage): void {
  storage.remove(sessionKeys.token);
  storage.remove(sessionKeys.auth);
}
