/** Runs the verifier on every fault of the catalogue, which takes some minutes. */
import { describe, expect, test } from 'vitest';
import type { Report } from '#verify/report/report.ts';
import { catalogue, faults } from './catalogue.ts';
import type { Fault } from './fault.ts';
import { useFaultyServer } from './faulty-server.ts';

/** The share of the faults whose first finding must name a faulty operation. */
const minNamedShare = 0.8;
const server = useFaultyServer();
/** The names of the judged faults, and of those whose first finding names a faulty operation. */
const judged: string[] = [];
const named: string[] = [];

/** Records whether the first finding of a run names an operation that the fault affects. */
function recordDiagnosis({ name, operations }: Fault, { findings }: Report): void {
  if (operations === undefined) return;
  judged.push(name);
  const [first] = findings;
  if (first && (operations === 'all' || [operations].flat().some((id) => id === first.operation))) named.push(name);
}

test('the names of the faults are unique', () => {
  expect(new Set(faults.map(({ name }) => name)).size).toBe(faults.length);
});

describe.each(Object.entries(catalogue))('the verifier detects, in %s:', (_, faultsOfKind) => {
  test.each(faultsOfKind)('$name', async (fault) => {
    const { report, context } = await server.verify(fault, { maxFindings: 1 });
    recordDiagnosis(fault, report);
    const rules = context.results.findings.map(({ rule }) => rule === 'no-response');
    expect(rules).toEqual([fault.name.endsWith('gets no response')]);
  });
});

test('the first finding names the faulty operation, for nearly all faults', () => {
  const share = named.length / judged.length;
  console.info(`The first finding names the faulty operation in ${named.length} of ${judged.length} faults.`);
  expect(share, `not named: ${judged.filter((name) => !named.includes(name)).join('; ')}`).toBeGreaterThan(
    minNamedShare,
  );
});

test('the verifier finds nothing on the mock without a fault', async () => {
  const { context } = await server.verify(null);
  expect(context.results.findings).toEqual([]);
});
