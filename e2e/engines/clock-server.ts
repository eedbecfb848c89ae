/**
 * Serves the built site with a clock that a test can set: `tsx e2e/engines/clock-server.ts PORT TARGET`. WebKit's driver
 * cannot run a script before those of the page, so this server adds one to each document. The script moves the clock of
 * the page to the time in the cookie `mock-time`, which also sets the clock of the mock.
 */
import { serve } from 'srvx';

const scriptPath = '/test-clock.js';

/** esbuild wraps functions in the helper `__name`, which does not exist in a page. */
const nameHelper = 'const __name = (given) => given;';

/** Runs in the page, before its own scripts. */
function shiftPageClock(): void {
  const time = /(?:^|; )mock-time=([^;]+)/.exec(document.cookie)?.[1];
  if (time === undefined) return;
  const RealDate = Date;
  const offset = RealDate.parse(decodeURIComponent(time)) - RealDate.now();
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, values, newTarget) =>
      Reflect.construct(target, values.length > 0 ? values : [RealDate.now() + offset], newTarget),
    get: (target, key) => (key === 'now' ? () => RealDate.now() + offset : Reflect.get(target, key)),
  });
}

const [port, target = ''] = process.argv.slice(2);

serve({
  port: Number(port),
  hostname: 'localhost',
  silent: true,
  async fetch(request) {
    const { pathname, search } = new URL(request.url);
    if (pathname === scriptPath)
      return new Response(`{ ${nameHelper} (${shiftPageClock})(); }`, {
        headers: { 'Content-Type': 'text/javascript' },
      });
    const headers = new Headers(request.headers);
    headers.delete('Accept-Encoding');
    const { method } = request;
    const body = method === 'GET' || method === 'HEAD' ? null : await request.arrayBuffer();
    const response = await fetch(new URL(pathname + search, target), { method, headers, body, redirect: 'manual' });
    const answer = new Headers(response.headers);
    for (const name of ['Content-Length', 'Content-Encoding', 'Transfer-Encoding', 'ETag']) answer.delete(name);
    if (!answer.get('Content-Type')?.startsWith('text/html'))
      return new Response(response.body, { status: response.status, headers: answer });
    const html = (await response.text()).replace('<head>', `<head><script src="${scriptPath}"></script>`);
    return new Response(html, { status: response.status, headers: answer });
  },
});
