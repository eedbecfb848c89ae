import { type Server, serve } from 'srvx';
import { members } from '#mocks/seed/members.ts';
import { handleRequest } from '#mocks/server.ts';
import { mockMeans } from '#tools/verify/means.ts';
import type { Settings } from '#tools/verify/settings.ts';
import { type Broken, type Fault, operationOf } from './fault.ts';

/** A server that can be given one fault at a time; without one it is the mock. */
export type FaultyServer = { origin: string; breakBy: (fault: Fault | null) => void; close: () => Promise<void> };

/** Starts it on a port that is free, or on the one that is given. */
export async function faultyServer(port = 0): Promise<FaultyServer> {
  let broken: Broken | null = null;
  const next = (request: Request) => handleRequest(request, true);
  const server: Server = serve({
    port,
    hostname: '127.0.0.1',
    silent: true,
    gracefulShutdown: false,
    maxRequestBodySize: 110 * 1024 * 1024,
    fetch: (request) => (broken ? broken(request, next, operationOf(request)) : next(request)),
  });
  await server.ready();
  return {
    origin: (server.url ?? '').replace(/\/$/, ''),
    breakBy: (fault) => {
      broken = fault?.make() ?? null;
    },
    close: () => server.close(true),
  };
}

/** What a run against it is asked for: everything, with all means of the mock. */
export const settingsFor = (origin: string, given: Partial<Settings> = {}): Settings => ({
  base: `${origin}/api`,
  clientSecret: 'hanbit-web',
  members: members.map(({ id, password }) => ({ id, password })),
  write: true,
  seed: 1,
  tries: 10,
  // A busy machine is no fault.
  timeout: 20_000,
  limit: 300_000,
  patience: 10_000,
  rate: 0,
  findings: 0,
  only: [],
  email: '{id}@verify.example',
  ...mockMeans(origin),
  ...given,
});
