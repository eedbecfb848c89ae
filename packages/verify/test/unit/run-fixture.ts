import { verifySettings } from '#test/faults/faulty-server.ts';
import type { Exchange } from '#verify/exchange.ts';
import type { Finding, Violation } from '#verify/run/finding.ts';
import { createContext, type RunContext } from '#verify/run/run-context.ts';
import type { RunResults } from '#verify/run/run-results.ts';

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
export const createIdleContext = (maxFindings = 0): RunContext =>
  createContext(verifySettings('http://127.0.0.1:9', { maxFindings }));

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
