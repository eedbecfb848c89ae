import { setImmediate } from 'node:timers/promises';
import { handleRequest } from '#mocks/server.ts';

/** How often the event loop must turn without any progress before the virtual time moves on. */
const quietTurns = 8;

/** A network to the mock whose distance costs virtual time only. */
export type VirtualNetwork = {
  /** Replaces the global `fetch`. */
  fetch: typeof fetch;
  /** Returns the virtual time since the start, in milliseconds. */
  now: () => number;
  stop: () => void;
};

/**
 * Starts a network to the mock. Each request and each response takes half of the latency in virtual time. The time moves
 * on when nothing else happens, so it shows how long a run takes because of the distance, on any machine. The mock itself
 * takes no time, and neither do requests to its controls.
 */
export function startVirtualNetwork(latencyMs: number): VirtualNetwork {
  const arrivals: { at: number; arrive: () => void }[] = [];
  let [now, handledCount, progress, isStopped] = [0, 0, 0, false];
  const travel = () =>
    new Promise<void>((arrive) => {
      progress += 1;
      arrivals.push({ at: now + latencyMs / 2, arrive });
    });
  const moveOn = async () => {
    let quiet = 0;
    let seen = progress;
    while (!isStopped) {
      await setImmediate();
      quiet = handledCount === 0 && seen === progress ? quiet + 1 : 0;
      seen = progress;
      // Every message takes the same time, so the messages arrive in the order in which they were sent.
      const next = quiet >= quietTurns ? arrivals.shift() : undefined;
      if (!next) continue;
      now = next.at;
      progress += 1;
      next.arrive();
    }
  };
  void moveOn();
  const respond = async (request: Request): Promise<Response> => {
    handledCount += 1;
    try {
      const response = await handleRequest(request, true);
      const { status, headers } = response;
      const bytes = await response.arrayBuffer();
      return new Response(bytes.byteLength > 0 ? bytes : null, { status, headers });
    } finally {
      handledCount -= 1;
      progress += 1;
    }
  };
  return {
    fetch: async (input, init = {}) => {
      const { signal: _, ...rest } = init;
      const request = new Request(input, rest);
      if (new URL(request.url).pathname.startsWith('/mock/')) return respond(request);
      await travel();
      const response = await respond(request);
      await travel();
      return response;
    },
    now: () => now,
    stop: () => {
      isStopped = true;
    },
  };
}
