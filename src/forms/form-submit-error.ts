/** The errors of a rejected form: one text for the whole form, or texts by field name. */
export type SubmitErrors = string | Readonly<Record<string, string>>;

/** Thrown by `send` of a form if a successful response contains a rejection. The form shows the errors. */
export class FormSubmitError extends Error {
  override readonly name = 'FormSubmitError';
  readonly errors: SubmitErrors;

  constructor(errors: SubmitErrors) {
    super(typeof errors === 'string' ? errors : Object.values(errors).join(' '));
    this.errors = errors;
  }
}
