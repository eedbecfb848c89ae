import { paymentOrigins } from '#src/api/config.ts';
import type { PgReadyData, PgReadyUrls } from '#src/api/generated/model/index.ts';
import { society } from '#src/content/society.ts';
import { PaymentUnavailableError } from './payment-failure.ts';
import { isPaymentNumber } from './stored-payment.ts';

/**
 * Returns the name of the payment page URL for this visitor's device (contract: PgReadyUrls).
 * @param userAgent `navigator.userAgent`
 * @param currentUrl the URL of the current page; a URL in the mobile app contains 'app'
 */
export function paymentUrlKey(userAgent: string, currentUrl: string): keyof PgReadyUrls {
  if (/mobile|android/i.test(userAgent)) return 'nextMobileUrl';
  return currentUrl.includes('app') ? 'nextAppUrl' : 'nextPcUrl';
}

/**
 * A URL with an ASCII host, without credentials and without characters that a parser corrects (URL Standard, section
 * 4.4).
 */
const plainUrl = /^https?:\/\/[a-z0-9.:[\]-]+(?:[/?#][!-[\]-~]*)?$/i;

const loopbackHost = /^(?:localhost|127\.0\.0\.1|\[::1\])$/;

/**
 * Returns the URL of a payment page if the browser may open it: its origin is allowed, and it uses https. Plain http is
 * accepted for the loopback host, and for the site's own origin: whoever could read the payment page reads this page too.
 * @param value any value from the server
 * @param origins the allowed origins; 'self' is the site's own origin
 * @param site the site's own origin
 * @returns the normalised URL; null if it is not allowed
 */
export function allowedPaymentUrl(value: unknown, origins: readonly string[], site: string): string | null {
  if (typeof value !== 'string' || !plainUrl.test(value) || !URL.canParse(value)) return null;
  const url = new URL(value);
  const isSelf = origins.includes('self') && url.origin === site;
  if (url.protocol === 'http:' && !isSelf && !loopbackHost.test(url.hostname)) return null;
  return isSelf || origins.includes(url.origin) ? url.href : null;
}

/**
 * Returns the URL of the payment page for this device.
 * @throws PaymentUnavailableError if the response has no URL, or its origin is not allowed
 */
export function paymentUrlFrom(response: PgReadyData): string {
  const urls: unknown = response.data;
  const key = paymentUrlKey(navigator.userAgent, location.href);
  const url: unknown = typeof urls === 'object' && urls !== null ? Reflect.get(urls, key) : undefined;
  if (!isPaymentNumber(response.mbrRefNo) || typeof url !== 'string' || url === '') {
    throw new PaymentUnavailableError('결제 화면의 주소를 받지 못했습니다. 잠시 후 다시 시도해 주세요.');
  }
  const safeUrl = allowedPaymentUrl(url, paymentOrigins, location.origin);
  if (safeUrl === null) {
    throw new PaymentUnavailableError(
      `안전을 확인할 수 없는 결제 화면이라 열지 않았습니다. 결제되지 않았습니다. 사무국(${society.telephone})에 알려 주세요.`,
    );
  }
  return safeUrl;
}
