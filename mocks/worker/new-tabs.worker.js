/**
 * Stands before MSW's worker script. MSW has a request answered by the page that sent it, or by one in sight. What a
 * new tab opens has neither: no page of its own yet, and the page that opened it is just going out of sight. So any
 * page that has the mock may answer it.
 */
const patience = 5000;

addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.mode !== 'navigate' || origin !== location.origin || !pathname.startsWith('/api/')) return;
  event.stopImmediatePropagation();
  // Taken in the same window, the payment page leaves nobody to ask. The development server has it answer for itself.
  if (pathname.startsWith('/api/mock/card/')) return;
  event.respondWith(askPages(request));
});

async function askPages(request) {
  const pages = await clients.matchAll({ type: 'window' });
  const answer = await new Promise((resolve) => {
    setTimeout(resolve, patience, null);
    for (const page of pages) {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = ({ data }) => resolve(data);
      page.postMessage({ type: 'mock:new-tab', url: request.url }, [port2]);
    }
  });
  return answer ? new Response(answer.body, answer) : fetch(request);
}
