// Vite's configuration imports this file, and is read without a search for the endings of names.
import { type Html, html } from './html.ts';
import { style } from './style.ts';

/** What a page of the payment says: its title, and its main part. */
export type Page = { title: string; main: Html };

/** What only one answer has, so that nobody can write a style sheet that it allows. */
export const newNonce = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * A page as a whole document. Its style sheet is allowed by the nonce, and nothing else is.
 * @param scripts what a document that answers for itself loads
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

/** What the document may do: show itself, and send its form. */
export const contentSecurityPolicy = (nonce: string): string =>
  [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    'img-src data:',
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
