/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */

/**
 * Two digits. A client must accept an unknown code and treat it as a general failure.
 */
export type ErrorCode = typeof ErrorCode[keyof typeof ErrorCode];


export const ErrorCode = {
  /** The request violates this contract (status 400). */
  badRequest: '40',
  /** The sent data does not match the stored data, for example a wrong ID or password. */
  mismatch: '41',
  /** The time is too early or too late, for example after a deadline or with an expired verification code. */
  outsidePeriod: '42',
  /** The value is already in use, for example an existing ID or the current password. */
  alreadyInUse: '43',
  /** The requested record does not exist. */
  notFound: '44',
  /** The body is larger than the limit (status 413). */
  bodyTooLarge: '45',
  /** A required previous step is missing, for example the verification of an email address. */
  previousStepMissing: '46',
  /** A file is not accepted because it is empty, damaged, of a wrong type, or above the number of files. */
  fileRejected: '47',
  /** Too many requests in a short time (status 429). */
  tooManyRequests: '49',
  /** The server failed (status 500). */
  serverError: '50',
  /** The fee has already been paid. */
  alreadyPaid: '80',
  /** The session has expired; the member is logged out. */
  sessionExpired: '84',
  /** Too many failed logins; wait some minutes. */
  loginLocked: '86',
  /** The current password is wrong. */
  wrongPassword: '90',
  /** The token is missing or not valid; log in again. */
  tokenRejected: '91',
  /** The access token has expired; refresh it and send the request again. */
  tokenExpired: '97',
} as const;
