/**
 * Runs before MSW's worker script. MSW lets the page that sent a request respond, or a visible page. A new tab has no
 * page yet, and the page that opened it is being hidden. Therefore this script accepts a response from any open page.
 */
const timeoutMs = 5000;

addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.mode !== 'navigate' || origin !== location.origin || !pathname.startsWith('/api/')) return;
  event.stopImmediatePropagation();
  // The payment page may replace the last open page, so no page could respond. The development server serves it.
  if (pathname.startsWith('/api/mock/card/')) return;
  event.respondWith(requestFromPages(request));
});

async function requestFromPages(request) {
  const pages = await clients.matchAll({ type: 'window' });
  const reply = await new Promise((resolve) => {
    setTimeout(resolve, timeoutMs, null);
    for (const page of pages) {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = ({ data }) => resolve(data);
      page.postMessage({ type: 'mock:new-tab', url: request.url }, [port2]);
    }
  });
  return reply ? new Response(reply.body, reply) : fetch(request);
}
