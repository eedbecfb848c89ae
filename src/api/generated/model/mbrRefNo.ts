/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */

/**
 * The society's own number of a card payment. The website keeps it until the payment page returns.
 * @minLength 1
 * @maxLength 40
 * @pattern ^[A-Za-z0-9-]+$
 */
export type MbrRefNo = string;
