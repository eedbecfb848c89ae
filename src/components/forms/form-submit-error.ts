/** What a send came to: a text for the whole form, or texts for some of its fields. */
export type SubmitErrors = string | Readonly<Record<string, string>>;

/** Thrown by a form's `send` where the answer is a refusal that the transport can't know: the form says it. */
export class FormSubmitError extends Error {
  override readonly name = 'FormRefusal';
  readonly errors: SubmitErrors;

  constructor(refused: SubmitErrors) {
    super(typeof refused === 'string' ? refused : Object.values(refused).join(' '));
    this.errors = refused;
  }
}
