// Vite's configuration imports this file. Node loads it without resolving aliases or missing file extensions.
import { type Html, html } from './html.ts';
import { style } from './style.ts';

/** The title and the `<main>` element of a payment page. */
export type Page = { title: string; main: Html };

/** Returns a random nonce for one response, so that injected markup cannot guess it. */
export const newNonce = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * Renders a page as a complete HTML document.
 * @param nonce allows the inline style sheet in the Content-Security-Policy
 * @param scripts script elements, for a document that runs the mock itself
 */
export const renderPage = ({ title, main }: Page, nonce: string, scripts: Html[] = []): string =>
  html`<!doctype html>
<html lang="ko">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="data:,">
<style nonce="${nonce}">${style}</style>
${scripts}
</head>
<body>${main}</body>
</html>
`.text;

/** Returns the Content-Security-Policy of a payment page: its own style sheet and its form only. */
export const contentSecurityPolicy = (nonce: string): string =>
  [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    'img-src data:',
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
