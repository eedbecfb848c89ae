/** Texts that no report may show, each with the name of a shell variable that stands for it. */
export class Secrets {
  readonly #names = new Map<string, string>();
  #count = new Map<string, number>();

  /**
   * Has a text masked from now on.
   * @param kind what it is: TOKEN, PASSWORD, … Several of a kind are numbered.
   */
  add(kind: string, secret: string | undefined): void {
    if (!secret || secret.length < 4 || this.#names.has(secret)) return;
    const number = (this.#count.get(kind) ?? 0) + 1;
    this.#count.set(kind, number);
    this.#names.set(secret, kind === 'CLIENT_SECRET' ? kind : `${kind}_${number}`);
  }

  /** The text with each secret replaced by its variable, as `$TOKEN_1`. Longer secrets go first: one may hold another. */
  mask(text: string): string {
    let masked = text;
    for (const [secret, name] of [...this.#names].sort(([one], [other]) => other.length - one.length)) {
      masked = masked.replaceAll(secret, `$${name}`);
    }
    return masked;
  }
}
