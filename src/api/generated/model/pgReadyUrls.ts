/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */

/**
 * The payment page for a phone, a computer and the app. The website opens addresses of its payment origins only.
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
