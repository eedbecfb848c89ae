/**
 * Runs the verifier on every mutant of the contract: `npx tsx packages/verify/test/faults/mutants/main.ts`. The judgements are kept in
 * `.cache/faults/mutants.json`, and the next run continues there. `--sample 5` takes five mutants of each class.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { deriveMutants } from './all-mutants.ts';
import type { Baseline, Judgement } from './judge.ts';
import { mutantsReport } from './report.ts';
import { sampleOfKinds, shuffled } from './sample.ts';

const { values } = parseArgs({
  options: {
    into: { type: 'string', default: '.cache/faults' },
    workers: { type: 'string', default: String(availableParallelism()) },
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
    kind: { type: 'string' },
    operation: { type: 'string', multiple: true },
    again: { type: 'string', default: 'none' },
  },
});

const file = `${values.into}/mutants.json`;
mkdirSync(values.into, { recursive: true });

/** The judgements by the name of the mutant. */
const judgements = new Map<string, Judgement>();
if (existsSync(file)) {
  const stored: Judgement[] = JSON.parse(readFileSync(file, 'utf8'));
  for (const judgement of stored) judgements.set(judgement.name, judgement);
}

const { mutants, excluded } = deriveMutants();
const wanted = mutants.filter(
  ({ kind, operation }) =>
    (!values.kind || kind.startsWith(values.kind)) && (!values.operation || values.operation.includes(operation)),
);
const seed = Number(values.seed);
const chosen = values.sample ? sampleOfKinds(wanted, Number(values.sample), seed) : shuffled(wanted, seed);
const isDone = (name: string) => {
  const known = judgements.get(name);
  return known !== undefined && (values.again === 'none' || (values.again === 'survivors' && known.state === 'found'));
};
const queue = chosen.filter(({ name }) => !isDone(name));
const total = queue.length;

const storeJudgements = () => {
  const known = mutants.flatMap(({ name }) => judgements.get(name) ?? []);
  writeFileSync(file, `${JSON.stringify(known, null, 1)}\n`);
  writeFileSync(`${values.into}/mutants.md`, mutantsReport(known, excluded));
};

/** A message of a worker: it is ready, it has recorded the baseline, or it has judged a mutant. */
type WorkerMessage = { ready: true } | { baseline: Baseline } | { judgement: Judgement };

const startWorker = () =>
  fork(new URL('worker.ts', import.meta.url), {
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
const workers: ChildProcess[] = [];
let baseline: Baseline | null = null;
let done = 0;

function sendNext(worker: ChildProcess): void {
  const next = queue.shift();
  if (next) worker.send({ mutant: next.name });
  else worker.disconnect();
}

function receive(worker: ChildProcess, message: WorkerMessage): void {
  if ('baseline' in message) {
    baseline = message.baseline;
    while (workers.length < Number(values.workers)) addWorker();
    worker.send({ baseline });
    sendNext(worker);
  } else if ('judgement' in message) {
    const { judgement } = message;
    judgements.set(judgement.name, judgement);
    done += 1;
    if (judgement.state !== 'found') console.log(`${judgement.state.padEnd(8)} ${judgement.kind} | ${judgement.name}`);
    if (done % 50 === 0) {
      console.log(`${done} of ${total}`);
      storeJudgements();
    }
    sendNext(worker);
  } else if (baseline) {
    worker.send({ baseline });
    sendNext(worker);
  } else worker.send({ record: true });
}

function addWorker(): void {
  const worker = startWorker();
  workers.push(worker);
  worker.on('message', (message: WorkerMessage) => receive(worker, message));
  worker.on('exit', () => {
    workers.splice(workers.indexOf(worker), 1);
    if (workers.length > 0) return;
    storeJudgements();
    console.log(`${done} judged; the report is ${values.into}/mutants.md.`);
    process.exit(0);
  });
}

if (total > 0) addWorker();
else storeJudgements();
