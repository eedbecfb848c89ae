/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */

/**
 * Two digits. A client must survive a code that it does not know: it treats it as a failure without a
 * meaning of its own.
 */
export type ErrorCode = typeof ErrorCode[keyof typeof ErrorCode];


export const ErrorCode = {
  /** The request breaks this contract (status 400). */
  NUMBER_40: '40',
  /** What was sent does not match what is stored, for example a wrong ID or password. */
  NUMBER_41: '41',
  /** It is too late or too early, for example after a deadline or once a verification code has expired. */
  NUMBER_42: '42',
  /** It already is so, for example an ID that is taken or a password that is in use. */
  NUMBER_43: '43',
  /** What was asked for does not exist, or no longer. */
  NUMBER_44: '44',
  /** The body is larger than the limit (status 413). */
  NUMBER_45: '45',
  /** A step that must come first is missing, for example the verification of an e-mail address. */
  NUMBER_46: '46',
  /** A file can\'t be taken; it is empty, damaged, of a kind that is not accepted, or one too many. */
  NUMBER_47: '47',
  /** Too many requests in a short time (status 429). */
  NUMBER_49: '49',
  /** The server failed (status 500). */
  NUMBER_50: '50',
  /** The fee has already been paid. */
  NUMBER_80: '80',
  /** The session has expired; the member is logged out. */
  NUMBER_84: '84',
  /** Too many failed logins; wait a while. */
  NUMBER_86: '86',
  /** The current password is wrong. */
  NUMBER_90: '90',
  /** The token is missing or not valid; log in again. */
  NUMBER_91: '91',
  /** The access token has expired; refresh it and send the request again. */
  NUMBER_97: '97',
} as const;
