import { serve } from 'srvx';

/** A report that the server has received. */
type ReceivedReport = {
  version: string | null;
  route: string;
  kind: string;
  detail: string;
  count: number;
};

/** A loopback server that receives reports and forwards all other requests to the built site. */
export type ReportServer = {
  origin: string;
  reports: ReceivedReport[];
  /** The methods and some headers of the requests with the reports. */
  requests: { method: string; type: string | null; referrer: string | null }[];
  close: () => Promise<void>;
};

/** The address in the build (`VITE_REPORT_ADDRESS`). */
const reportPath = '/reports';

/**
 * Starts a server on a free port.
 * @param site the origin of the site
 * @param change changes the headers of the responses that are not reports
 */
export async function startReportServer(site: string, change?: (headers: Headers) => void): Promise<ReportServer> {
  const reports: ReceivedReport[] = [];
  const requests: ReportServer['requests'] = [];
  const server = serve({
    port: 0,
    hostname: 'localhost',
    silent: true,
    async fetch(request) {
      const { pathname, search } = new URL(request.url);
      const { method, headers } = request;
      if (pathname === reportPath) {
        requests.push({ method, type: headers.get('Content-Type'), referrer: headers.get('Referer') });
        reports.push(await request.json());
        return new Response(null, { status: 204 });
      }
      const forwarded = new Headers(headers);
      forwarded.delete('Accept-Encoding');
      const body = method === 'GET' || method === 'HEAD' ? null : await request.arrayBuffer();
      const response = await fetch(new URL(pathname + search, site), {
        method,
        headers: forwarded,
        body,
        redirect: 'manual',
      });
      const received = new Headers(response.headers);
      for (const name of ['Content-Length', 'Content-Encoding', 'Transfer-Encoding']) received.delete(name);
      change?.(received);
      return new Response(response.body, { status: response.status, headers: received });
    },
  });
  await server.ready();
  return { origin: new URL(server.url ?? '').origin, reports, requests, close: () => server.close(true) };
}
