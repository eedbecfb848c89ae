/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */

/**
 * The society's reference of a card payment. The website stores it until the payment page redirects back.
 * @minLength 1
 * @maxLength 40
 * @pattern ^[A-Za-z0-9-]+$
 */
export type MbrRefNo = string;
