import { ApiError, messageOf } from '../api/errors';
import type { ErrorCode } from '../api/generated/model/errorCode';
import { FormRefusal, type Refused } from '../ui/form-refusal';

/** What a form says when its call fails; what is missing is said as for any call. */
export type Failures = {
  /** By the envelope's code: a text for the form, or texts for its fields. */
  codes?: Partial<Record<ErrorCode, Refused>>;
  /** For every other failure, also one without an envelope. What any call says where this is missing. */
  other?: (error: unknown) => string;
};

/** The codes that end a session: they mean the same in every form. */
const sessionCodes: readonly string[] = ['84', '91', '97'] satisfies ErrorCode[];

/**
 * What a form says after its call failed.
 * @param error what the call threw
 * @returns null where nothing needs saying: the member stopped the call
 */
export function refusalOf(
  error: unknown,
  { codes = {}, other = messageOf }: Failures,
  isMember: boolean,
): Refused | null {
  if (error instanceof FormRefusal) return error.refused;
  if (error instanceof DOMException && error.name === 'AbortError') return null;
  if (!(error instanceof ApiError)) return other(error);
  if (isMember && sessionCodes.includes(error.code)) return messageOf(error);
  const known = Object.entries(codes).find(([code]) => code === error.code)?.[1];
  return known ?? other(error);
}
