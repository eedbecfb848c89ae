import type { Plugin } from 'vite';
import { html } from './html.ts';
import { contentSecurityPolicy, newNonce, renderPage } from './html-document.ts';

const mountPath = '/api/mock/card/';

const loadingPage = {
  title: '결제 시험 화면 - 한빛화장품과학회',
  main: html`<main>
<h1 tabindex="-1">결제 시험 화면</h1>
<p role="status">불러오는 중입니다.</p>
<noscript><p>이 화면은 자바스크립트가 있어야 움직입니다.</p></noscript>
</main>`,
};

const pageScript = html`<script type="module" src="/mocks/card/page-script.ts"></script>`;

/**
 * Serves the payment page for the mock in the browser: a document whose script runs the mock. The plugin runs in the
 * development server only, and only when no proxy forwards `/api` to another server.
 */
export function mockCardPage(): Plugin {
  return {
    name: 'mock-card-page',
    apply: 'serve',
    configureServer(server) {
      if (server.config.server.proxy?.['/api']) return;
      server.middlewares.use(mountPath, (request, response, next) => {
        if (request.method !== 'GET') return next();
        const nonce = newNonce();
        response.setHeader('Content-Type', 'text/html; charset=utf-8');
        response.setHeader('Cache-Control', 'no-store');
        response.setHeader('Content-Security-Policy', `${contentSecurityPolicy(nonce)}; script-src 'self'`);
        response.end(renderPage(loadingPage, nonce, [pageScript]));
      });
    },
  };
}
