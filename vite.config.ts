import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import wyw from '@wyw-in-js/vite';
import { msw } from 'msw/vite';
import { defineConfig, type Plugin, type ProxyOptions } from 'vite';
import { contentSecurityPolicy } from './scripts/content-security-policy.ts';

/** What both the site and the browser tests are compiled with: React, and style sheets taken out of the code. */
export const compile = () => [react(), wyw({ include: ['src/**/*.{ts,tsx}'] })];

/** The policy stands in the page itself, so that it holds on every host, whatever headers it sends. */
const policyInPage: Plugin = {
  name: 'content-security-policy',
  apply: 'build',
  transformIndexHtml: () => [
    {
      tag: 'meta',
      attrs: { 'http-equiv': 'Content-Security-Policy', content: contentSecurityPolicy },
      injectTo: 'head-prepend',
    },
  ],
};

/** A server to stand behind `/api`, for the preview of the build and for a site without the embedded mock. */
const server = process.env.API_SERVER;
const proxy: Record<string, ProxyOptions> = server ? { '/api': { target: server, changeOrigin: true } } : {};

export default defineConfig({
  plugins: [
    ...compile(),
    msw({ mode: 'worker-only' }),
    { ...optimizeLocales.vite({ locales: ['ko-KR'] }), enforce: 'pre' },
    policyInPage,
  ],
  server: { proxy },
  preview: { proxy },
  build: { target: 'es2022', assetsInlineLimit: 0, chunkSizeWarningLimit: 600 },
});
