import { verifySettings } from '#test/faults/faulty-server.ts';
import { VerifierClient } from '#verify/client.ts';
import type { Exchange } from '#verify/exchange.ts';
import type { RunContext } from '#verify/run/run-context.ts';
import { RunResults } from '#verify/run/run-results.ts';
import { Secrets } from '#verify/secrets.ts';

/** An exchange that a check can refer to. */
export const exchange: Exchange = {
  operation: 'getInfo',
  method: 'GET',
  url: 'http://127.0.0.1/api/v1/front/getInfo',
  headers: {},
  request: {},
  durationMs: 1,
  response: null,
  failureReason: 'not sent',
};

/** Creates the state of a run that sends no requests. */
export function createContext(maxFindings = 0): RunContext {
  const settings = verifySettings('http://127.0.0.1:9', { maxFindings });
  const [results, secrets] = [new RunResults(maxFindings), new Secrets()];
  const client = new VerifierClient(settings, results, secrets);
  return { settings, client, results, secrets, prefix: 'vf', sessions: [], todayInSeoul: () => ['2025-11-05'] };
}
