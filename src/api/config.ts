// Vite replaces each expression below as a whole. Under Node without Vite, there is no `import.meta.env`.

/** Where the API is, without a slash at the end; the contract's `servers` says `/api`. */
export const apiBase: string = (import.meta.env?.VITE_API_BASE || '/api').replace(/\/+$/, '');

/** The value of the header `ClientSecret`. It names this website to the server and is public. */
export const clientSecret: string = import.meta.env?.VITE_CLIENT_SECRET || 'hanbit-web';

/** How long one exchange may take with its body, in milliseconds. Files take longer on a slow line. */
export const timeLimits = { ordinary: 15_000, file: 120_000 } as const;

/** How long the result of a refresh is used again, in milliseconds. */
export const refreshReuse = 1_000;

/** The origins that a card may be paid at, divided by spaces; 'self' is the site's own, where the mock's page stands. */
export const paymentOrigins: readonly string[] = (
  import.meta.env?.VITE_PAYMENT_ORIGINS || 'self https://pay.hanbit-card.example'
)
  .split(/\s+/)
  .filter(Boolean);
