import type { OperationId } from '#mocks/generated/operations.ts';
import { contractOperation, operationIds } from '#mocks/http/document.ts';
import type { Fault } from '#test/faults/fault.ts';
import { type FaultyServer, verifySettings } from '#test/faults/faulty-server.ts';
import { findCulprit } from '#verify/diagnosis/culprit.ts';
import { workflowNames } from '#verify/run/run-plan.ts';
import { runWorkflows } from '#verify/run/run-workflows.ts';
import type { Mutant } from './mutant.ts';

/** The workflows that send requests to each operation. */
export type Baseline = Record<string, string[]>;

/** The result of the verifier for one mutant. */
export type Judgement = {
  name: string;
  kind: string;
  operation: OperationId;
  /**
   * `idle` means that no request of the verifier made the mutant behave differently. `defective` means that the mutant
   * itself threw an error, so that nothing was judged.
   */
  state: 'found' | 'survived' | 'idle' | 'defective';
  /** How many responses or requests the mutant changed. */
  changes: number;
  durationMs: number;
  /** The first finding. */
  finding?: { operation: OperationId; workflow: string; step: string; rule: string; message: string };
  /** Why the run ended early, if not because of the finding. */
  aborted?: string;
  /** The error of a mutant that does not work. */
  failure?: string;
};

/** These workflows run in every run. */
const alwaysRun = ['session', 'account'];
/** These workflows have steps for each operation, so they can be limited to one. */
const workflowsForEachOperation = ['refusals', 'robustness'];

/**
 * Records which workflows send requests to which operation, on the mock without a fault.
 * @returns the workflows by operation; a workflow that runs always is listed for an operation only when it sends to it
 */
export async function recordBaseline(server: FaultyServer): Promise<Baseline> {
  server.setFault(null);
  const countsOf = async (onlyWorkflows: string[]) => {
    const settings = verifySettings(server.origin, { onlyWorkflows, onlyOperations: [], generatedRequestCount: 0 });
    const { context } = await runWorkflows(settings);
    return context.results.requestCounts;
  };
  const always = await countsOf(['session']);
  const baseline: Baseline = Object.fromEntries(operationIds.map((id) => [id, always.has(id) ? [...alwaysRun] : []]));
  for (const workflow of workflowNames.filter((name) => ![...alwaysRun, ...workflowsForEachOperation].includes(name))) {
    const counts = await countsOf([workflow]);
    for (const id of operationIds) if ((counts.get(id) ?? 0) > (always.get(id) ?? 0)) baseline[id]?.push(workflow);
  }
  return baseline;
}

/** Counts how often a mutant changes a request or a response, and keeps the error of a mutant that does not work. */
function countChanges(mutant: Mutant) {
  const counted = { changes: 0, failure: '' };
  const createHandler: Fault['createHandler'] = () => {
    const handle = mutant.createHandler();
    return async (request, next, id) => {
      const calls: { sent: Request; received: Response }[] = [];
      const forward = async (sent: Request) => {
        const received = await next(sent);
        calls.push({ sent, received });
        return received;
      };
      const response = await handle(request, forward, id).catch((error: unknown) => {
        counted.failure = String(error);
        throw error;
      });
      const [only] = calls;
      if (calls.length !== 1 || only?.sent !== request || only.received !== response) counted.changes += 1;
      return response;
    };
  };
  const fault: Fault = { name: mutant.name, createHandler };
  return { fault, counted };
}

/** Mutants of these classes change the store, so another operation may show them. */
const changesStore = (kind: string) => /^(write|text|time|file|authorization: other)/.test(kind);

/** The operations whose responses change after a success, as the contract lists them. */
function changedOperations(id: OperationId): OperationId[] {
  const listed: unknown = Object(contractOperation(id))['x-changes'];
  const names = Array.isArray(listed) ? listed : [];
  return operationIds.filter((name) => names.includes(name));
}

/**
 * Runs the verifier against a mutant until its first finding. The first run has only the workflows that send requests to
 * the operation. A mutant that changes the store and survives gets a run with all workflows.
 */
export async function judgeMutant(server: FaultyServer, mutant: Mutant, baseline: Baseline): Promise<Judgement> {
  const startedAt = performance.now();
  const { name, kind, operation } = mutant;
  let changes = 0;
  const runLimited = async (onlyWorkflows: string[], onlyOperations: OperationId[]): Promise<Judgement> => {
    const { fault, counted } = countChanges(mutant);
    server.setFault(fault);
    const settings = verifySettings(server.origin, { maxFindings: 1, onlyWorkflows, onlyOperations });
    const { context, aborted } = await runWorkflows(settings);
    server.setFault(null);
    changes += counted.changes;
    const [first] = context.results.findings;
    return {
      name,
      kind,
      operation,
      state: counted.failure ? 'defective' : first ? 'found' : changes > 0 ? 'survived' : 'idle',
      changes,
      durationMs: Math.round(performance.now() - startedAt),
      ...(first
        ? {
            finding: {
              operation: findCulprit(first, context.results),
              workflow: first.workflow,
              step: first.step,
              rule: first.rule,
              message: first.message,
            },
          }
        : {}),
      ...(aborted && !aborted.isConclusive ? { aborted: aborted.message } : {}),
      ...(counted.failure ? { failure: counted.failure } : {}),
    };
  };
  const touching = [operation, ...changedOperations(operation)].flatMap((id) => baseline[id] ?? []);
  const short = await runLimited([...new Set([...alwaysRun, ...touching, ...workflowsForEachOperation])], [operation]);
  if (short.state === 'found' || !changesStore(kind)) return short;
  return runLimited([], [...operationIds]);
}
