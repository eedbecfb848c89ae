/**
 * What changed between two contracts, and whom it breaks: `npm run contract:diff -- <old> <new>`. Each is a file, or a
 * revision of git. Redocly compares them and rates each change by its rules, for a client. The same comparison the other
 * way round says what a server of the old contract owes the new one: what a client of the new one may rely on.
 */
import { execFile, execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs, promisify } from 'node:util';

type Change = {
  path: string;
  kind: string;
  impact: 'major' | 'minor' | 'patch';
  property?: string;
  verdicts: { ruleId: string; message: string }[];
};
type BrokenParties = 'clients' | 'servers' | 'both' | 'nobody';
/** A change as it is told. */
type ReportedChange = { breaks: BrokenParties; operation: string; message: string; rule: string; place: string };

const contractFile = 'openapi/openapi.yaml';
const rules = 'openapi/diff.redocly.yaml';
const usage = 'Use it like this: npm run contract:diff -- <old> <new> [--json]; each a file or a revision of git.';

/** The contract of a revision, written out with all its files. */
function writeRevision(revision: string, folder: string): string {
  const git = (...args: string[]) =>
    execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  const files = git('ls-tree', '-r', '--name-only', revision, dirname(contractFile)).split('\n').filter(Boolean);
  for (const file of files) {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    writeFileSync(join(folder, file), git('show', `${revision}:${file}`));
  }
  return join(folder, contractFile);
}

/** The file of what was given: itself, or the contract of a revision. */
function contractFileFor(given: string, scratch: string): string {
  if (existsSync(given) && statSync(given).isFile()) return given;
  const folder = mkdtempSync(join(scratch, 'revision-'));
  try {
    const file = writeRevision(given, folder);
    if (existsSync(file)) return file;
  } catch {
    // It is said below what it is not.
  }
  throw new Error(`${given} is no file, and no revision of git that has ${contractFile}. ${usage}`);
}

async function rateChanges(base: string, revision: string): Promise<Change[]> {
  const args = ['diff', base, revision, '--format=json', '--fail-on=none', `--config=${rules}`];
  const { stdout } = await promisify(execFile)('redocly', args, { maxBuffer: 2 ** 27 }).catch(
    (error: Error & { stderr?: string }) => {
      const why = error.stderr?.split('\n').find((line) => /error|fail|cannot|invalid/i.test(line)) ?? error.message;
      throw new Error(`the contracts can't be compared: ${why.trim()}`);
    },
  );
  return JSON.parse(stdout).changes;
}

/** What a change is about, whichever way it is looked at. */
const changeKey = ({ path, property }: Change) => `${path} ${property ?? ''}`;

const brokenParties = (client: boolean, server: boolean): BrokenParties => {
  if (client && server) return 'both';
  return client ? 'clients' : server ? 'servers' : 'nobody';
};

/** The operation's address, or where else in the contract a change is. */
function operationLabel(path: string): string {
  const [, area = '', name = '', method = ''] = path.split('/');
  const readable = name.replaceAll('~1', '/').replaceAll('~0', '~');
  return area === 'paths' ? `${method.toUpperCase()} ${readable}`.trim() : path.slice(2) || 'the contract';
}

/** Every change between two contracts, those that break somebody first. */
async function changesBetween(old: string, changed: string): Promise<ReportedChange[]> {
  const [forth, back] = await Promise.all([rateChanges(old, changed), rateChanges(changed, old)]);
  const owed = new Set(back.filter(({ impact }) => impact === 'major').map(changeKey));
  const told = forth.map((change): ReportedChange => {
    const [verdict] = change.verdicts;
    const fallback = `${change.property ?? 'something'} was ${change.kind}.`;
    return {
      breaks: brokenParties(change.impact === 'major', owed.has(changeKey(change))),
      operation: operationLabel(change.path),
      message: verdict?.message ?? fallback,
      rule: verdict?.ruleId ?? change.kind,
      place: change.path,
    };
  });
  return told;
}

const titles: Record<BrokenParties, string> = {
  both: 'Breaks clients and servers of the old contract',
  clients: 'Breaks clients of the old contract',
  servers: 'A server of the old contract has to change',
  nobody: 'Breaks nobody',
};

function formatReport(changes: ReportedChange[]): string {
  const parts = (Object.keys(titles) as BrokenParties[]).flatMap((breaks) => {
    const own = changes.filter((change) => change.breaks === breaks);
    if (own.length === 0) return [];
    return [
      `${titles[breaks]} (${own.length}):\n${own.map(({ operation, message, rule }) => `  ${operation}: ${message} [${rule}]`).join('\n')}`,
    ];
  });
  return parts.length > 0 ? parts.join('\n\n') : 'Nothing changed.';
}

async function main(): Promise<number> {
  const scratch = mkdtempSync(join(tmpdir(), 'contract-diff-'));
  try {
    const { values, positionals } = parseArgs({
      options: { json: { type: 'boolean', default: false } },
      allowPositionals: true,
    });
    const [old, changed, ...more] = positionals;
    if (!old || !changed || more.length > 0) throw new Error(`it takes two contracts. ${usage}`);
    const changes = await changesBetween(contractFileFor(old, scratch), contractFileFor(changed, scratch));
    console.log(values.json ? JSON.stringify(changes, null, 2) : formatReport(changes));
    return changes.some(({ breaks }) => breaks !== 'nobody') ? 1 : 0;
  } catch (error) {
    console.error(`contract:diff: ${error instanceof Error ? error.message : String(error)}`);
    return 2;
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

process.exitCode = await main();
