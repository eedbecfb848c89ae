import type { Environment } from '#tools/environment/environment.ts';

const escapeAttribute = (text: string) => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');

/** A service that runs in a document of its own. */
export type EmbedService = {
  /** The file name, without extension, of the document and of its script in src/embed. */
  name: string;
  title: string;
  /** The URL of the service's script, or an empty text if no service is configured. */
  script: string;
  /** The URL, with a query, of the service's own page, which the site shows in place of the document. */
  page?: string;
  /** The origins that the service loads from, except that of its script. */
  origins: readonly string[];
};

/**
 * Returns the content security policy of a document (CSP Level 3). It allows only the origins of the service. The
 * `sandbox` and the permitted sites are only in the header (tools/hosting/site-table.ts).
 */
export function embedPolicy({ script, origins }: Pick<EmbedService, 'script' | 'origins'>): string {
  const scriptOrigin = /^https?:/.test(script) ? [new URL(script).origin] : [];
  const serviceOrigins = [...new Set([...scriptOrigin, ...origins])];
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...serviceOrigins].join(' ')}`,
    "style-src 'unsafe-inline'",
    `img-src ${['data:', ...serviceOrigins].join(' ')}`,
    `frame-src ${serviceOrigins.join(' ') || "'none'"}`,
    `connect-src ${serviceOrigins.join(' ') || "'none'"}`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}

/**
 * Returns a small HTML document in which the script of a service runs. Outside its frame, the document shows its `template` instead (src/embed/load-service.ts).
 * @param document the service
 * @param environment the origins; with an origin of its own, the document needs the complete URL of the home page
 */
export function embedDocument(
  { name, title, script, page, origins }: EmbedService,
  { VITE_EMBED_ORIGIN, SITE_ORIGIN }: Environment,
): string {
  const embedOrigin = VITE_EMBED_ORIGIN ?? '';
  const home = embedOrigin && SITE_ORIGIN ? `${SITE_ORIGIN}/` : '/';
  return `<!doctype html>
<html lang="ko">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${escapeAttribute(embedPolicy({ script, origins }))}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="${name}-script" content="${escapeAttribute(script)}">
<meta name="${name}-page" content="${escapeAttribute(page ?? '')}">
<meta name="embed-origin" content="${escapeAttribute(embedOrigin)}">
<title>${title}</title>
<style>html, body, main { height: 100%; margin: 0 } .refusal { font: 16px/1.6 sans-serif; padding: 24px }</style>
<script defer src="${name}.js"></script>
</head>
<body><main></main>
<template><div class="refusal">
<p>이 화면은 사이트 안에서만 사용할 수 있습니다.</p>
<p><a href="${escapeAttribute(home)}" target="_top">홈으로 이동</a></p>
</div></template></body>
</html>
`;
}
