import { verifySettings } from '#test/faults/faulty-server.ts';
import { VerifierClient } from '#verify/client.ts';
import type { Exchange } from '#verify/exchange.ts';
import type { Finding, Violation } from '#verify/run/finding.ts';
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

/** Adds a finding about an exchange to the results of a run, and returns it. */
export function recordFinding(
  results: RunResults,
  about: Exchange,
  violation: Violation,
  outcomes: string[] = [],
): Finding {
  const step = { workflow: 'test', title: 'a step', position: [0], findings: new Set<string>() };
  results.addFinding(about, violation, outcomes, step, [results.findings.length]);
  const finding = results.findings.find(({ key }) => step.findings.has(key));
  if (!finding) throw new Error('no finding was added');
  return finding;
}
