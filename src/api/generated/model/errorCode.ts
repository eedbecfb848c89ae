/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */

/**
 * Two digits. A client must accept an unknown code and treat it as a general failure.
 */
export type ErrorCode = typeof ErrorCode[keyof typeof ErrorCode];


export const ErrorCode = {
  /** The request violates this contract (status 400). */
  NUMBER_40: '40',
  /** The sent data does not match the stored data, for example a wrong ID or password. */
  NUMBER_41: '41',
  /** The time is too early or too late, for example after a deadline or with an expired verification code. */
  NUMBER_42: '42',
  /** The value is already in use, for example an existing ID or the current password. */
  NUMBER_43: '43',
  /** The requested record does not exist. */
  NUMBER_44: '44',
  /** The body is larger than the limit (status 413). */
  NUMBER_45: '45',
  /** A required previous step is missing, for example the verification of an email address. */
  NUMBER_46: '46',
  /** A file is not accepted because it is empty, damaged, of a wrong type, or above the number of files. */
  NUMBER_47: '47',
  /** Too many requests in a short time (status 429). */
  NUMBER_49: '49',
  /** The server failed (status 500). */
  NUMBER_50: '50',
  /** The fee has already been paid. */
  NUMBER_80: '80',
  /** The session has expired; the member is logged out. */
  NUMBER_84: '84',
  /** Too many failed logins; wait some minutes. */
  NUMBER_86: '86',
  /** The current password is wrong. */
  NUMBER_90: '90',
  /** The token is missing or not valid; log in again. */
  NUMBER_91: '91',
  /** The access token has expired; refresh it and send the request again. */
  NUMBER_97: '97',
} as const;
