import type { Clock } from './clock.ts';
import type { Table } from './table.ts';

const accessLifetimeMs = 30 * 60_000;
const refreshLifetimeMs = 14 * 24 * 3_600_000;
/** The maximum number of logins per member. It limits the memory that a long test run uses. */
const maxLoginsPerMember = 20;

/** One login of a member: a refresh token and its access tokens. Times are in milliseconds since 1970. */
export type Login = {
  memberPk: number;
  refreshToken: string;
  refreshUntil: number;
  access: { token: string; until: number }[];
};

/** The logins of a member, newest last. */
export type MemberLogins = { logins: Login[] };

type LoginLookup<What extends string> = { login: Login } | { refused: What };

/** Creates a token that is opaque to the site. Its suffix identifies the member to the mock and in logs. */
function newToken(kind: 'at' | 'rt', memberPk: number): string {
  const random = crypto.getRandomValues(new Uint8Array(8));
  const hex = [...random].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${kind}.${hex}.member-${memberPk}`;
}

/** The logins of all members: issues tokens, checks their expiry, and ends logins. */
export class Tokens {
  readonly #table: Table<number, MemberLogins>;
  readonly #clock: Clock;

  constructor(table: Table<number, MemberLogins>, clock: Clock) {
    this.#table = table;
    this.#clock = clock;
  }

  /** Starts a login and returns its tokens. */
  begin(memberPk: number): { accessToken: string; refreshToken: string } {
    const now = this.#clock.now();
    const accessToken = newToken('at', memberPk);
    const refreshToken = newToken('rt', memberPk);
    const access = [{ token: accessToken, until: now + accessLifetimeMs }];
    const login = { memberPk, refreshToken, refreshUntil: now + refreshLifetimeMs, access };
    const logins = [...this.#loginsOf(memberPk), login].slice(-maxLoginsPerMember);
    this.#table.put(memberPk, { logins });
    return { accessToken, refreshToken };
  }

  /**
   * Finds the login of an access token.
   * @returns the login, or the reason of the refusal: `expired` when a refresh can help, `over` when the refresh token
   *   has expired too
   */
  byAccess(token: string): LoginLookup<'unknown' | 'expired' | 'over'> {
    const now = this.#clock.now();
    for (const login of this.#loginsOf(memberPkOf(token))) {
      const access = login.access.find((entry) => entry.token === token);
      if (!access) continue;
      if (access.until > now) return { login };
      return { refused: login.refreshUntil > now ? 'expired' : 'over' };
    }
    return { refused: 'unknown' };
  }

  /** Issues a new access token for a refresh token, or returns the reason of the refusal. */
  refresh(refreshToken: string): { accessToken: string } | { refused: 'unknown' | 'expired' } {
    const memberPk = memberPkOf(refreshToken);
    const login = this.#loginsOf(memberPk).find((entry) => entry.refreshToken === refreshToken);
    if (!login) return { refused: 'unknown' };
    const now = this.#clock.now();
    if (login.refreshUntil <= now) return { refused: 'expired' };
    const accessToken = newToken('at', memberPk);
    // Keep expired access tokens: they must be refused as 'expired', not as 'unknown'.
    const access = [
      ...login.access.slice(-maxLoginsPerMember + 1),
      { token: accessToken, until: now + accessLifetimeMs },
    ];
    this.#replace(login, { ...login, access });
    return { accessToken };
  }

  /** Ends a login. Its tokens become unknown. */
  end(login: Login): void {
    this.#replace(login, undefined);
  }

  /** Ends all logins of a member. */
  endAll(memberPk: number): void {
    this.#table.remove(memberPk);
  }

  #loginsOf(memberPk: number): Login[] {
    return this.#table.get(memberPk)?.logins ?? [];
  }

  #replace(login: Login, next: Login | undefined): void {
    const others = this.#loginsOf(login.memberPk).filter((entry) => entry.refreshToken !== login.refreshToken);
    this.#table.put(login.memberPk, { logins: next ? [...others, next] : others });
  }
}

const memberPkOf = (token: string): number => Number(/\.member-(\d{1,10})$/.exec(token)?.[1] ?? 0);
