import type { Plugin } from 'vite';
import { documentOf, newNonce, policyOf } from './document.ts';
import { html } from './html.ts';

const address = '/api/mock/card/';

const loading = {
  title: '결제 시험 화면 - 한빛화장품과학회',
  main: html`<main>
<h1 tabindex="-1">결제 시험 화면</h1>
<p role="status">불러오는 중입니다.</p>
<noscript><p>이 화면은 자바스크립트가 있어야 움직입니다.</p></noscript>
</main>`,
};

const host = html`<script type="module" src="/mocks/card/host.ts"></script>`;

/**
 * Serves the payment page of the mock that lives in the browser: a document that brings the mock along. While
 * developing only, and only where nobody else stands behind `/api`.
 */
export function mockCardPage(): Plugin {
  return {
    name: 'mock-card-page',
    apply: 'serve',
    configureServer(server) {
      if (server.config.server.proxy?.['/api']) return;
      server.middlewares.use(address, (request, response, next) => {
        if (request.method !== 'GET') return next();
        const nonce = newNonce();
        response.setHeader('Content-Type', 'text/html; charset=utf-8');
        response.setHeader('Cache-Control', 'no-store');
        response.setHeader('Content-Security-Policy', `${policyOf(nonce)}; script-src 'self'`);
        response.end(documentOf(loading, nonce, [host]));
      });
    },
  };
}
