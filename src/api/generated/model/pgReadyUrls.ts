/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */

/**
 * The URLs of the payment page for a phone, a computer and the app. The website opens only URLs of its payment origins.
 */
export interface PgReadyUrls {
  /**
     * @maxLength 2048
     * @pattern ^https?://
     */
  nextMobileUrl: string;
  /**
     * @maxLength 2048
     * @pattern ^https?://
     */
  nextPcUrl: string;
  /**
     * @maxLength 2048
     * @pattern ^https?://
     */
  nextAppUrl: string;
}
