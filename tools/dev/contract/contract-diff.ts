/**
 * `npm run contract:diff -- <old> <new>`: lists the changes between two contracts, and whether they break clients or
 * servers. Each contract is a file or a git revision. Redocly compares them and rates each change for clients. A second
 * comparison, in the opposite direction, finds what a server of the old contract must implement for new clients.
 */
import { execFile, execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
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
/** A change in the report. */
type ReportedChange = { breaks: BrokenParties; operation: string; message: string; rule: string; place: string };

const contractFile = 'openapi/openapi.yaml';
const rules = 'openapi/diff.redocly.yaml';
const usage = 'Use it like this: npm run contract:diff -- <old> <new> [--json]; each is a file or a git revision.';

/**
 * Writes the contract of a git revision, with all its files, to a folder.
 * @returns the path of the contract there
 */
function writeRevision(revision: string, folder: string): string {
  const archive = ['archive', revision, dirname(contractFile)];
  const input = execFileSync('git', archive, { stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 2 ** 27 });
  execFileSync('tar', ['-x', '-C', folder], { input });
  return join(folder, contractFile);
}

/**
 * Returns the file for an argument of the command: the file itself, or the contract of a git revision.
 * @throws Error if the argument is neither
 */
function contractFileFor(argument: string, scratch: string): string {
  if (existsSync(argument) && statSync(argument).isFile()) return argument;
  const folder = mkdtempSync(join(scratch, 'revision-'));
  try {
    const file = writeRevision(argument, folder);
    if (existsSync(file)) return file;
  } catch {
    // Git does not know the revision. The error below explains it.
  }
  throw new Error(`${argument} is neither a file nor a git revision with ${contractFile}. ${usage}`);
}

/** Compares two contracts. Redocly rates each change for clients of the first contract. */
async function rateChanges(base: string, revision: string): Promise<Change[]> {
  const args = ['diff', base, revision, '--format=json', '--fail-on=none', `--config=${rules}`];
  const { stdout } = await promisify(execFile)('redocly', args, { maxBuffer: 2 ** 27 }).catch(
    (error: Error & { stderr?: string }) => {
      const reason = error.stderr?.split('\n').find((line) => /error|fail|cannot|invalid/i.test(line)) ?? error.message;
      throw new Error(`the contracts cannot be compared: ${reason.trim()}`);
    },
  );
  return JSON.parse(stdout).changes;
}

/** Identifies a change by its location. The key is the same in both directions of the comparison. */
const changeKey = ({ path, property }: Change) => `${path} ${property ?? ''}`;

const brokenParties = (client: boolean, server: boolean): BrokenParties => {
  if (client && server) return 'both';
  return client ? 'clients' : server ? 'servers' : 'nobody';
};

/** Returns the method and path of the changed operation, or the location of a change outside operations. */
function operationLabel(path: string): string {
  const [, area = '', name = '', method = ''] = path.split('/');
  const readable = name.replaceAll('~1', '/').replaceAll('~0', '~');
  return area === 'paths' ? `${method.toUpperCase()} ${readable}`.trim() : path.slice(2) || 'the contract';
}

/** Compares two contracts in both directions and returns every change with the parties that it breaks. */
async function changesBetween(old: string, changed: string): Promise<ReportedChange[]> {
  const [forClients, forServers] = await Promise.all([rateChanges(old, changed), rateChanges(changed, old)]);
  const serverChanges = new Set(forServers.filter(({ impact }) => impact === 'major').map(changeKey));
  return forClients.map((change): ReportedChange => {
    const [verdict] = change.verdicts;
    const fallback = `${change.property ?? 'something'} was ${change.kind}.`;
    return {
      breaks: brokenParties(change.impact === 'major', serverChanges.has(changeKey(change))),
      operation: operationLabel(change.path),
      message: verdict?.message ?? fallback,
      rule: verdict?.ruleId ?? change.kind,
      place: change.path,
    };
  });
}

const titles: Record<BrokenParties, string> = {
  both: 'Breaks clients and servers of the old contract',
  clients: 'Breaks clients of the old contract',
  servers: 'A server of the old contract must change',
  nobody: 'Breaks nobody',
};

/** Formats the changes for the console, in groups by the parties that they break. */
function formatReport(changes: ReportedChange[]): string {
  const parts = (Object.keys(titles) as BrokenParties[]).flatMap((breaks) => {
    const group = changes.filter((change) => change.breaks === breaks);
    if (group.length === 0) return [];
    return [
      `${titles[breaks]} (${group.length}):\n${group.map(({ operation, message, rule }) => `  ${operation}: ${message} [${rule}]`).join('\n')}`,
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
    if (!old || !changed || more.length > 0) throw new Error(`the command needs two contracts. ${usage}`);
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
