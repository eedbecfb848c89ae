/** What a send came to: a text for the whole form, or texts for some of its fields. */
export type Refused = string | Readonly<Record<string, string>>;

/** Thrown by a form's `send` where the answer is a refusal that the transport can't know: the form says it. */
export class FormRefusal extends Error {
  override readonly name = 'FormRefusal';
  readonly refused: Refused;

  constructor(refused: Refused) {
    super(typeof refused === 'string' ? refused : Object.values(refused).join(' '));
    this.refused = refused;
  }
}
