import { ApiError, messageOf, TransportError } from '#src/api/errors.ts';
import type { ErrorCode } from '#src/api/generated/model/errorCode.ts';
import { FormSubmitError, type SubmitErrors } from '#src/components/forms/form-submit-error.ts';

/** What a form says when its call fails; what is missing is said as for any call. */
export type FailureMessages = {
  /** By the envelope's code: a text for the form, or texts for its fields. */
  codes?: Partial<Record<ErrorCode, SubmitErrors>>;
  /** For every other failure, also one without an envelope. What any call says where this is missing. */
  other?: (error: unknown) => string;
};

/** The codes that end a session: they mean the same in every form. */
const sessionCodes: readonly string[] = ['84', '91', '97'] satisfies ErrorCode[];

/** The code of a failure. A refusal by a proxy, which knows no envelope, means the same as the code of its status. */
function codeOf(error: unknown): string | undefined {
  if (error instanceof ApiError) return error.code;
  const isTooLarge = error instanceof TransportError && error.kind === 'tooLarge';
  return isTooLarge ? ('45' satisfies ErrorCode) : undefined;
}

/**
 * What a form says after its call failed.
 * @param error what the call threw
 * @returns null where nothing needs saying: the member stopped the call
 */
export function submitErrorsOf(
  error: unknown,
  { codes = {}, other = messageOf }: FailureMessages,
  isMember: boolean,
): SubmitErrors | null {
  if (error instanceof FormSubmitError) return error.errors;
  if (error instanceof DOMException && error.name === 'AbortError') return null;
  const code = codeOf(error);
  if (code === undefined) return other(error);
  if (isMember && sessionCodes.includes(code)) return messageOf(error);
  const known = Object.entries(codes).find(([name]) => name === code)?.[1];
  return known ?? other(error);
}
