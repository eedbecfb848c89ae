/** Masks texts that no report may contain. Each secret is replaced by the name of a shell variable. */
export class Secrets {
  readonly #variables = new Map<string, string>();
  readonly #count = new Map<string, number>();
  readonly #owners = new Map<string, string>();

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

  /** Returns the ID of the member whose password or token a variable stands for, if it is known. */
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
