/** Masks texts that no report may contain. Each secret is replaced by the name of a shell variable. */
export class Secrets {
  readonly #variables = new Map<string, string>();
  #count = new Map<string, number>();

  /**
   * Adds a text to mask.
   * @param kind the kind of secret: TOKEN, PASSWORD, …; secrets of the same kind are numbered
   */
  add(kind: string, secret: string | undefined): void {
    if (!secret || secret.length < 4 || this.#variables.has(secret)) return;
    const number = (this.#count.get(kind) ?? 0) + 1;
    this.#count.set(kind, number);
    this.#variables.set(secret, kind === 'CLIENT_SECRET' ? kind : `${kind}_${number}`);
  }

  /** Replaces each secret in a text by its variable, such as `$TOKEN_1`. */
  mask(text: string): string {
    let masked = text;
    // Longer secrets first, because a secret may contain a shorter one.
    for (const [secret, variable] of [...this.#variables].sort(([one], [other]) => other.length - one.length)) {
      masked = masked.replaceAll(secret, `$${variable}`);
    }
    return masked;
  }
}
