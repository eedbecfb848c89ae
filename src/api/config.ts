// Vite replaces each `import.meta.env` expression as a whole. In Node without Vite, `import.meta.env` is undefined.

/** The base URL of the API, without a trailing slash. The contract's `servers` entry is `/api`. */
export const apiBase: string = (import.meta.env?.VITE_API_BASE || '/api').replace(/\/+$/, '');

/** The value of the `ClientSecret` header. It identifies this website to the server and is public. */
export const clientSecret: string = import.meta.env?.VITE_CLIENT_SECRET || 'hanbit-web';

/**
 * The time limits of one request with its response body, in milliseconds. File transfers have a longer limit because
 * they take longer on a slow connection.
 */
export const timeoutsMs = { ordinary: 15_000, file: 120_000 } as const;

/** How long the result of a token refresh is reused, in milliseconds. */
export const refreshReuseMs = 1_000;

/**
 * The origins of the card payment pages, separated by spaces in the variable. The entry `self` is the site's own
 * origin, where the mock's payment page is.
 */
export const paymentOrigins: readonly string[] = (
  import.meta.env?.VITE_PAYMENT_ORIGINS || 'self https://pay.hanbit-card.example'
)
  .split(/\s+/)
  .filter(Boolean);
