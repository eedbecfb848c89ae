import { serve } from 'srvx';
import { afterAll, beforeAll } from 'vitest';
import { members } from '#mocks/seed/members.ts';
import { handleRequest } from '#mocks/server.ts';
import { buildReport } from '#verify/report/report.ts';
import { runWorkflows } from '#verify/run/run-workflows.ts';
import type { Settings } from '#verify/run/settings.ts';
import { mockControls } from '#verify/server-controls.ts';
import { type Fault, type FaultyHandler, operationOfRequest } from './fault.ts';

/** Adds the header that every response needs, so that a response without it is not found for this reason alone. */
function addCacheHeader(response: Response): Response {
  if (!response.headers.has('Cache-Control')) response.headers.set('Cache-Control', 'no-store');
  return response;
}

/** Starts the mock as an HTTP server with at most one fault at a time, for the tests of a file. */
export function useFaultyServer() {
  let faultyHandler: FaultyHandler | null = null;
  const handleCorrectly = (request: Request) => handleRequest(request, true);
  const server = serve({
    manual: true,
    port: 0,
    hostname: '127.0.0.1',
    silent: true,
    gracefulShutdown: false,
    maxRequestBodySize: 110 * 1024 * 1024,
    // `new Request(request)` throws for the request objects of srvx, and then every fault would show as status 500. A
    // clone is an ordinary request.
    fetch: async (request) =>
      faultyHandler
        ? addCacheHeader(await faultyHandler(request.clone(), handleCorrectly, operationOfRequest(request)))
        : handleCorrectly(request),
  });
  beforeAll(async () => {
    await server.serve();
    await server.ready();
  });
  afterAll(() => server.close(true));
  const origin = () => (server.url ?? '').replace(/\/$/, '');
  /** Replaces the fault; null removes it. */
  const setFault = (fault: Fault | null) => {
    faultyHandler = fault?.createHandler() ?? null;
  };
  const settings = (given: Partial<Settings> = {}) => verifySettings(origin(), given);
  /** Runs the verifier against the server with a fault, which stays, so that a test can send more requests. */
  const verify = async (fault: Fault | null, given: Partial<Settings> = {}) => {
    setFault(fault);
    const run = await runWorkflows(settings(given));
    return { ...run, report: buildReport(run, false) };
  };
  return { origin, setFault, settings, verify };
}

/** Returns the settings of a run against the faulty server: all workflows, with all controls of the mock. */
export const verifySettings = (origin: string, given: Partial<Settings> = {}): Settings => ({
  baseUrl: `${origin}/api`,
  clientSecret: 'hanbit-web',
  members: members.map(({ id, password }) => ({ id, password })),
  canWrite: true,
  // Long enough for a busy machine. A response may take twice as long, and is requested again once.
  timeoutMs: 20_000,
  runTimeoutMs: 300_000,
  rateLimitWaitMs: 10_000,
  parallelRequests: 16,
  requestsPerSecond: 0,
  maxFindings: 0,
  onlyWorkflows: [],
  emailPattern: '{id}@verify.example',
  ...mockControls(origin),
  ...given,
});
