import { isJsonObject } from '#verify/contract/json-values.ts';
import { type Exchange, successFields } from './exchange.ts';

/** How the run obtained a token: the login of a member, and the field of its response. */
export type LoginOrigin = { exchange: Exchange; member: string; field: string };

/** Masks texts that no report may contain. Each secret is replaced by the name of a shell variable. */
export class Secrets {
  readonly #variables = new Map<string, string>();
  readonly #count = new Map<string, number>();
  readonly #owners = new Map<string, string>();
  readonly #origins = new Map<string, LoginOrigin>();

  /** Adds a text to mask. Secrets of one kind (TOKEN, PASSWORD, …) are numbered. `owner` is the ID of the member. */
  add(kind: string, secret: string | undefined, owner?: string): void {
    if (!secret || secret.length < 4) return;
    const known = this.#variables.get(secret);
    const number = (this.#count.get(kind) ?? 0) + 1;
    const variable = known ?? (kind === 'CLIENT_SECRET' ? kind : `${kind}_${number}`);
    if (owner !== undefined) this.#owners.set(variable, owner);
    if (known) return;
    this.#count.set(kind, number);
    this.#variables.set(secret, variable);
  }

  /** Remembers how the run obtained the tokens of a login or refresh, so that a report can repeat it. */
  addTokenOrigins(exchange: Exchange): void {
    const { body } = exchange.request;
    const data = successFields<'login'>(exchange.response);
    if (!isJsonObject(body)) return;
    const refreshed = typeof body.refresh_token === 'string' ? this.#origins.get(body.refresh_token) : undefined;
    for (const field of ['access_token', 'refresh_token'] as const) {
      const token = data[field];
      if (typeof token !== 'string') continue;
      if (exchange.operation === 'login') this.#origins.set(token, { exchange, member: String(body.member_id), field });
      else if (refreshed) this.#origins.set(token, { ...refreshed, field });
    }
  }

  /** Returns how the run obtained a token; undefined for a token that no login returned. */
  originOf(token: string): LoginOrigin | undefined {
    return this.#origins.get(token);
  }

  /** Returns the ID of the member whose password a variable stands for, if it is known. */
  ownerOf(variable: string): string | undefined {
    return this.#owners.get(variable);
  }

  /** Replaces each secret in a text by its variable, such as `$TOKEN_1`. */
  mask(text: string): string {
    let masked = text;
    // Longer secrets first, because a secret may contain a shorter one.
    for (const [secret, variable] of [...this.#variables].sort(([one], [other]) => other.length - one.length))
      masked = masked.replaceAll(secret, `$${variable}`);
    return masked;
  }
}
