import type { Plugin } from 'vite';
import { operationIds } from '#mocks/http/document.ts';
import { members } from '#mocks/seed/members.ts';
import { isJsonRecord } from './envelopes.ts';
import type { Hybrid } from './hybrid.ts';
import { addAnswer } from './middleware.ts';
import { serveMock } from './serve-mock.ts';

/** The path of the state of the connection, for the development panel. */
const statePath = '/__connection';

/** Changes the sources of operations and the persona. Unknown names and values are ignored. */
function applyChange({ sources }: Hybrid, change: unknown): void {
  if (!isJsonRecord(change)) return;
  const wanted = isJsonRecord(change.sources) ? change.sources : {};
  for (const id of operationIds) {
    const source = wanted[id];
    if (source === 'backend' || source === 'mock') sources.set(id, source);
  }
  if (change.persona === null || members.some(({ id }) => id === change.persona))
    sources.persona = typeof change.persona === 'string' ? change.persona : null;
}

/** Responds to the panel with the state of the connection: null without a backend. */
async function respondToPanel(hybrid: Hybrid | null, request: Request): Promise<Response> {
  if (!hybrid) return Response.json(null);
  if (request.method === 'POST') {
    // Another site cannot send JSON here: its browser would first ask the server, which allows it to no other site.
    if (!request.headers.get('Content-Type')?.startsWith('application/json'))
      return new Response(null, { status: 415 });
    applyChange(hybrid, await request.json().catch(() => null));
  }
  const { sources } = hybrid;
  return Response.json({ sources: sources.all(), persona: sources.persona });
}

/**
 * Answers `/api` of the development server from mock and backend, and the requests of the panel.
 * @param hybrid null without a backend. The mock then answers if no proxy does: in the page, or here for browsers without
 *   service workers
 */
export const developmentApi = (hybrid: Hybrid | null = null): Plugin => ({
  name: 'development-api',
  apply: 'serve',
  // The payment page of the mock in the browser has the same path.
  enforce: 'pre',
  configureServer(server) {
    addAnswer(server, [statePath], (request) => respondToPanel(hybrid, request));
    if (hybrid) addAnswer(server, ['/api/'], (request) => hybrid.answer(request));
    else if (!server.config.server.proxy?.['/api']) serveMock(server);
  },
});
