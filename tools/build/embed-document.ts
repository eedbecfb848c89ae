import type { Environment } from '#tools/environment/environment.ts';

const escapeAttribute = (text: string) => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');

type EmbedDocument = {
  /** Of the document and of its script of ours. */
  name: string;
  title: string;
  /** The address of the service's script, empty where none is configured. */
  script: string;
  /** The origins that the service needs besides its script's. */
  origins: readonly string[];
};

/** Where the documents and the site are published. */
export type EmbedOrigins = Pick<Environment, 'VITE_EMBED_ORIGIN' | 'SITE_ORIGIN'>;

/**
 * A small document in which the script of a service runs, with a policy that knows the service's origins alone. Outside
 * its frame it shows its `template` instead (src/embed/load-service.ts).
 * @param document what the document is for
 * @param published on a host of their own, the documents need the whole address of the home page
 * @returns the HTML
 */
export function embedDocument(
  { name, title, script, origins }: EmbedDocument,
  { VITE_EMBED_ORIGIN, SITE_ORIGIN }: EmbedOrigins,
): string {
  const embedOrigin = VITE_EMBED_ORIGIN ?? '';
  const home = embedOrigin && SITE_ORIGIN ? `${SITE_ORIGIN}/` : '/';
  const own = /^https?:/.test(script) ? [new URL(script).origin] : [];
  const theirs = [...new Set([...own, ...origins])].join(' ');
  const policy = [
    "default-src 'none'",
    `script-src 'self' ${theirs}`,
    "style-src 'unsafe-inline'",
    `img-src data: ${theirs}`,
    `frame-src ${theirs || "'none'"}`,
    `connect-src ${theirs || "'none'"}`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  return `<!doctype html>
<html lang="ko">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${escapeAttribute(policy)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="${name}-script" content="${escapeAttribute(script)}">
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
