/**
 * Compares the verifier with other ways to check a server on every fault: `npx tsx packages/verify/test/faults/compare.ts`. Redocly Respect runs
 * the workflows of the Arazzo document. Prism's proxy checks the responses to the verifier's requests, in the workflow in
 * which the verifier finds the fault. Violations that Prism reports for the mock without a fault are ignored. The tool
 * `generated` stands for generated requests without workflows: it is the workflow `robustness` alone. `--mutants 2` takes
 * two mutants of each class of the contract in place of the faults, and leaves Prism out.
 */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Exchange } from '#verify/exchange.ts';
import { RunAborted } from '#verify/run/run-aborted.ts';
import { runWorkflows } from '#verify/run/run-workflows.ts';
import { catalogue } from './catalogue.ts';
import type { Fault } from './fault.ts';
import { startFaultyServer, verifySettings } from './faulty-server.ts';
import { deriveMutants } from './mutants/all-mutants.ts';
import type { Mutant } from './mutants/mutant.ts';
import { sampleOfKinds } from './mutants/sample.ts';

type Tool = 'verify' | 'respect' | 'generated' | 'prism';
/** Runs a tool against the server. The result is true when the tool reports a violation. */
type ToolRun = (fault?: Fault | Mutant) => Promise<boolean>;

const { values } = parseArgs({
  options: {
    tool: { type: 'string', multiple: true, default: ['verify', 'respect', 'generated', 'prism'] },
    kind: { type: 'string', multiple: true, default: Object.keys(catalogue) },
    every: { type: 'string', default: '1' },
    mutants: { type: 'string' },
    seed: { type: 'string', default: '1' },
    'prism-port': { type: 'string', default: '4024' },
    into: { type: 'string', default: '.cache/faults' },
  },
});

const contractFile = 'mocks/generated/contract.json';
const server = await startFaultyServer();

const runVerifier: ToolRun = async () => {
  const { context } = await runWorkflows(verifySettings(server.origin, { maxFindings: 1 }));
  return context.results.findings.length > 0;
};

/** Sends the generated requests only. For a mutant, it sends them to its operation. */
const runGenerated: ToolRun = async (fault) => {
  const onlyOperations = fault && 'operation' in fault ? { onlyOperations: [fault.operation] } : {};
  const settings = verifySettings(server.origin, { onlyWorkflows: ['robustness'], ...onlyOperations });
  const { context } = await runWorkflows(settings);
  // The workflows of sessions and accounts run too, because the requests need accounts.
  return context.results.findings.some(({ workflow }) => workflow === 'robustness');
};

/** Creates the runs of Respect, which exits with a failure when a check fails. Each run stores its own titles. */
function createRespectRun(): ToolRun {
  let count = 0;
  return () => {
    count += 1;
    const inputs = {
      client_secret: 'hanbit-web',
      member_id: 'hanbit01',
      member_password: 'hanbit01!',
      mark: `respect-${process.pid}-${count}`,
    };
    const inputArgs = Object.entries(inputs).flatMap(([name, value]) => ['-i', `${name}=${value}`]);
    const args = ['respect', 'openapi/workflows.arazzo.yaml', '-S', `contract=${server.origin}/api`, ...inputArgs];
    return new Promise<boolean>((done) => {
      execFile('redocly', args, { timeout: 60_000, maxBuffer: 2 ** 26 }, (error) => done(error !== null));
    });
  };
}

/** Starts Prism as a proxy of the server and waits until it listens. Each run needs a new one, as some faults end it. */
async function startProxy(): Promise<ChildProcess> {
  const port = values['prism-port'];
  const options = ['--port', port, '--multiprocess', 'false', '--verboseLevel', 'silent'];
  const child = spawn('prism', ['proxy', contractFile, `${server.origin}/api`, ...options], { stdio: 'ignore' });
  const isListening = () =>
    fetch(`http://127.0.0.1:${port}`).then(
      () => true,
      () => false,
    );
  while (!(await isListening())) await setTimeout(200);
  return child;
}

/**
 * The workflows with valid requests only. A body that is not JSON makes Prism hang, and large files take it minutes.
 */
const workflowsForPrism = ['member', 'boards', 'forum', 'conference', 'payment', 'inquiry'];

type Violation = { location: string[]; code: string };

/** Creates the runs of Prism, after recording its violations for the mock without a fault. */
async function createPrismRun(): Promise<ToolRun> {
  const baseUrl = `http://127.0.0.1:${values['prism-port']}`;
  const ignoredViolations = new Set<string>();
  /** Runs workflows through Prism until `isNew` returns true for a violation in a response. */
  const runThroughPrism = async (isNew: (violation: string) => boolean, onlyWorkflows: string[]) => {
    const child = await startProxy();
    const stopOnNewViolation = ({ operation, response }: Exchange) => {
      const violations: Violation[] = JSON.parse(response?.headers.get('sl-violations') ?? '[]');
      const names = violations
        .filter(({ location }) => location[0] === 'response')
        .map(({ location, code }) => `${operation} ${location.filter((key) => !/^\d+$/.test(key)).join('.')} ${code}`);
      if (names.some(isNew)) throw new RunAborted('Prism reports a violation', true);
    };
    const settings = verifySettings(server.origin, {
      onlyWorkflows,
      onExchange: stopOnNewViolation,
      generatedRequestCount: 0,
    });
    const { aborted } = await runWorkflows({ ...settings, baseUrl });
    child.kill('SIGKILL');
    await once(child, 'exit');
    if (aborted && !aborted.isConclusive) console.log(`The run through Prism ended early: ${aborted.message}`);
    return aborted?.isConclusive ?? false;
  };
  server.setFault(null);
  await runThroughPrism((violation) => !ignoredViolations.add(violation), workflowsForPrism);
  return async () => {
    // Prism is slow, so it checks only the workflow in which the verifier finds the fault.
    const { context } = await runWorkflows(verifySettings(server.origin, { maxFindings: 1 }));
    const workflow = context.results.findings[0]?.workflow ?? '';
    const isNew = (violation: string) => !ignoredViolations.has(violation);
    return runThroughPrism(isNew, [workflowsForPrism.includes(workflow) ? workflow : 'boards']);
  };
}

const createRun: Record<Tool, () => Promise<ToolRun> | ToolRun> = {
  verify: () => runVerifier,
  respect: createRespectRun,
  generated: () => runGenerated,
  prism: createPrismRun,
};
const tools = Object.keys(createRun).filter(
  (tool): tool is Tool => values.tool.includes(tool) && !(values.mutants && tool === 'prism'),
);
const toolRuns = new Map<Tool, ToolRun>();
for (const tool of tools) toolRuns.set(tool, await createRun[tool]());

server.setFault(null);
for (const [tool, runTool] of toolRuns) {
  if (await runTool()) throw new Error(`${tool} reports a violation for the mock without a fault.`);
}

const rows: ({ kind: string; fault: string } & Partial<Record<Tool, boolean>>)[] = [];
const chosenFaults = Object.entries(catalogue)
  .filter(([kind]) => values.kind.includes(kind))
  .flatMap(([kind, faults]) => faults.map((fault, index) => ({ kind, fault, index })))
  .filter(({ index }) => index % Number(values.every) === 0)
  // Alternates between the kinds, so that a run that is ended early has tested some faults of each.
  .sort((one, other) => one.index - other.index);
const chosenMutants = sampleOfKinds(deriveMutants().mutants, Number(values.mutants ?? 0), Number(values.seed)).map(
  (fault) => ({ kind: fault.kind, fault }),
);
for (const { kind, fault } of values.mutants ? chosenMutants : chosenFaults) {
  const row: (typeof rows)[number] = { kind, fault: fault.name };
  for (const [tool, runTool] of toolRuns) {
    server.setFault(fault);
    row[tool] = await runTool(fault);
  }
  rows.push(row);
  console.log(tools.map((tool) => (row[tool] ? tool : '-'.repeat(tool.length))).join(' '), kind, fault.name);
}

const table = [...new Set(rows.map(({ kind }) => kind)), 'all'].map((kind) => {
  const rowsOfKind = rows.filter((row) => kind === 'all' || row.kind === kind);
  return {
    kind,
    faults: rowsOfKind.length,
    ...Object.fromEntries(tools.map((tool) => [tool, rowsOfKind.filter((row) => row[tool]).length])),
  };
});
console.table(table);
mkdirSync(values.into, { recursive: true });
writeFileSync(
  `${values.into}/${values.mutants ? 'mutants-' : ''}${tools.join('-')}.json`,
  `${JSON.stringify({ table, rows }, null, 2)}\n`,
);
await server.close();
// A fault without a response leaves a request open.
process.exit(0);
