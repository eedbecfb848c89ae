/**
 * The verifier beside Redocly Respect and Prism's proxy on every broken server: `npm run verify:compare`. Respect runs
 * the workflows of the Arazzo document; Prism is given the verifier's own requests, of the workflow in which the
 * verifier finds the fault, and says what it thinks of each answer. What it says of the sound mock is no finding.
 */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Exchange } from '#tools/verify/exchange.ts';
import { Halt } from '#tools/verify/halt.ts';
import { runAll } from '#tools/verify/run.ts';
import { catalogue } from './catalogue.ts';
import { faultyServer, settingsFor } from './server.ts';

type Tool = 'verify' | 'respect' | 'prism';
/** Asks a tool about the server as it is now; true when it has something to object to. */
type Judge = { ask: () => Promise<boolean>; end: () => void };

const { values } = parseArgs({
  options: {
    tool: { type: 'string', multiple: true, default: ['verify', 'respect', 'prism'] },
    kind: { type: 'string', multiple: true, default: Object.keys(catalogue) },
    every: { type: 'string', default: '1' },
    'prism-port': { type: 'string', default: '4024' },
    into: { type: 'string', default: '.cache/faults' },
  },
});

const contract = 'mocks/generated/contract.json';
const server = await faultyServer();

const verifier = async (): Promise<Judge> => ({
  ask: async () => (await runAll(settingsFor(server.origin, { findings: 1 }))).run.ledger.findings.length > 0,
  end: () => {},
});

/** Respect ends with a failure when a check fails. Each run writes its own titles. */
function respect(): Judge {
  let run = 0;
  const ask = () => {
    run += 1;
    const inputs = {
      client_secret: 'hanbit-web',
      member_id: 'hanbit01',
      member_password: 'hanbit01!',
      mark: `respect-${process.pid}-${run}`,
    };
    const given = Object.entries(inputs).flatMap(([name, value]) => ['-i', `${name}=${value}`]);
    const args = ['respect', 'openapi/workflows.arazzo.yaml', '-S', `contract=${server.origin}/api`, ...given];
    return new Promise<boolean>((done) => {
      execFile('redocly', args, { timeout: 60_000, maxBuffer: 2 ** 26 }, (error) => done(error !== null));
    });
  };
  return { ask, end: () => {} };
}

/** A Prism before the server, which listens. It is a new one each time, as some faults end it. */
async function startProxy(): Promise<ChildProcess> {
  const port = values['prism-port'];
  const options = ['--port', port, '--multiprocess', 'false', '--verboseLevel', 'silent'];
  const child = spawn('prism', ['proxy', contract, `${server.origin}/api`, ...options], { stdio: 'ignore' });
  const listens = () =>
    fetch(`http://127.0.0.1:${port}`).then(
      () => true,
      () => false,
    );
  while (!(await listens())) await setTimeout(200);
  return child;
}

/** What keeps the contract; a body that is no JSON would hang Prism, and large files take it minutes. */
const plain = ['member', 'boards', 'forum', 'conference', 'payment', 'inquiry'];

type Violation = { location: string[]; code: string };

async function prism(): Promise<Judge> {
  const base = `http://127.0.0.1:${values['prism-port']}`;
  const usual = new Set<string>();
  /** Sends all through Prism; `isNew` is told of what it says of answers, and ends the run. */
  const run = async (isNew: (violation: string) => boolean, only: string[]) => {
    const child = await startProxy();
    const watch = ({ operation, answer }: Exchange) => {
      const said: Violation[] = JSON.parse(answer?.headers.get('sl-violations') ?? '[]');
      const names = said
        .filter(({ location }) => location[0] === 'response')
        .map(({ location, code }) => `${operation} ${location.filter((key) => !/^\d+$/.test(key)).join('.')} ${code}`);
      if (names.some(isNew)) throw new Halt('found', true);
    };
    const { halted } = await runAll({ ...settingsFor(server.origin, { only, watch, tries: 0 }), base });
    child.kill('SIGKILL');
    await once(child, 'exit');
    if (halted && !halted.enough) console.log(`prism ended: ${halted.message}`);
    return halted?.enough ?? false;
  };
  server.breakBy(null);
  await run((violation) => !usual.add(violation), plain);
  const ask = async () => {
    // Prism takes its time, so it is given the workflow in which the fault shows, with what that needs.
    const found = await runAll(settingsFor(server.origin, { findings: 1 }));
    const workflow = found.run.ledger.findings[0]?.workflow ?? '';
    return run((violation) => !usual.has(violation), [plain.includes(workflow) ? workflow : 'boards']);
  };
  return { ask, end: () => {} };
}

const makers: Record<Tool, () => Promise<Judge> | Judge> = { verify: verifier, respect, prism };
const tools = Object.keys(makers).filter((tool): tool is Tool => values.tool.includes(tool));
const judges = new Map<Tool, Judge>();
for (const tool of tools) judges.set(tool, await makers[tool]());

server.breakBy(null);
for (const [tool, judge] of judges) if (await judge.ask()) throw new Error(`${tool} objects to the sound mock.`);

const rows: ({ kind: string; fault: string } & Partial<Record<Tool, boolean>>)[] = [];
const chosen = Object.entries(catalogue)
  .filter(([kind]) => values.kind.includes(kind))
  .flatMap(([kind, faults]) => faults.map((fault, index) => ({ kind, fault, index })))
  .filter(({ index }) => index % Number(values.every) === 0)
  // Of each kind in turn, so that a run that is ended early has seen all of them.
  .sort((one, other) => one.index - other.index);
for (const { kind, fault } of chosen) {
  const row: (typeof rows)[number] = { kind, fault: fault.name };
  for (const [tool, judge] of judges) {
    server.breakBy(fault);
    row[tool] = await judge.ask();
  }
  rows.push(row);
  console.log(tools.map((tool) => (row[tool] ? tool : '-'.repeat(tool.length))).join(' '), kind, fault.name);
}

const table = [...new Set(rows.map(({ kind }) => kind)), 'all'].map((kind) => {
  const own = rows.filter((row) => kind === 'all' || row.kind === kind);
  return {
    kind,
    faults: own.length,
    ...Object.fromEntries(tools.map((tool) => [tool, own.filter((row) => row[tool]).length])),
  };
});
console.table(table);
mkdirSync(values.into, { recursive: true });
writeFileSync(`${values.into}/${tools.join('-')}.json`, `${JSON.stringify({ table, rows }, null, 2)}\n`);
for (const judge of judges.values()) judge.end();
await server.close();
// A fault that never answers leaves a request open.
process.exit(0);
