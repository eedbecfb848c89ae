import { execFile, spawnSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const execFileAsync = promisify(execFile);
const scratch = '.cache/bench';

/** A request to be sent over and over. */
export type Load = { name: string; method: string; path: string; headers: Record<string, string>; body?: string };

/** What a load came to; latency is the median. */
export type LoadResult = { perSecond: number; latencyMs: number };

const isInstalled = (tool: string) => spawnSync(tool, ['--version']).error === undefined;

/**
 * Finds wrk, which makes the load; as root on Debian it is installed.
 * @returns what to do when there is none
 */
export function ensureWrk(): string | null {
  if (isInstalled('wrk')) return null;
  if (process.getuid?.() === 0 && isInstalled('apt-get')) {
    console.log('bench: installing wrk with apt-get …');
    spawnSync('apt-get', ['update'], { stdio: 'ignore' });
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'wrk'], { stdio: 'ignore' });
  }
  return isInstalled('wrk')
    ? null
    : 'wrk is missing. Install it (Debian: apt-get install wrk), then run the command again.';
}

/** A script of wrk in Lua; a JSON string is a Lua string too, as long as it is plain. */
const luaScript = ({ method, headers, body }: Load) =>
  [
    `wrk.method = ${JSON.stringify(method)}`,
    ...Object.entries(headers).map(
      ([name, value]) => `wrk.headers[${JSON.stringify(name)}] = ${JSON.stringify(value)}`,
    ),
    ...(body === undefined ? [] : [`wrk.body = ${JSON.stringify(body)}`]),
  ].join('\n');

const units: Record<string, number> = { us: 0.001, ms: 1, s: 1000 };

/**
 * Sends a request for some seconds over sixteen connections.
 * @throws Error when a single answer is not a success
 */
export async function runLoad(address: string, what: Load, seconds: number): Promise<LoadResult> {
  await mkdir(scratch, { recursive: true });
  const file = join(scratch, `${what.name.replaceAll(' ', '-')}.lua`);
  await writeFile(file, luaScript(what));
  const url = new URL(what.path, address).href;
  const { stdout } = await execFileAsync('wrk', ['-t1', '-c16', `-d${seconds}s`, '--latency', '-s', file, url]);
  const failures = /Non-2xx.*|Socket errors.*/.exec(stdout)?.[0];
  if (failures) throw new Error(`${what.name} at ${address}: ${failures}`);
  const [, amount, unit] = /50%\s+([\d.]+)(us|ms|s)\b/.exec(stdout) ?? [];
  const perSecond = Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
  const latencyMs = Number(amount) * (units[unit ?? ''] ?? Number.NaN);
  if (!(perSecond > 0) || !(latencyMs > 0)) throw new Error(`wrk said something else:\n${stdout}`);
  return { perSecond, latencyMs };
}
