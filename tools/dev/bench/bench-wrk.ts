import { execFile, spawnSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const execFileAsync = promisify(execFile);
const scratch = '.cache/bench';

/** A request that is sent repeatedly. */
export type Load = { name: string; method: string; path: string; headers: Record<string, string>; body?: string };

/** The requests per second of a load, and the median and the 99th percentile of its latency. */
export type LoadResult = { perSecond: number; latencyMs: number; p99Ms: number };

/** The threads and connections of wrk. */
type Connections = { threads: number; connections: number };

const isInstalled = (tool: string) => spawnSync(tool, ['--version']).error === undefined;

/**
 * Makes sure that wrk is installed. It installs wrk with apt-get if it runs as root on Debian.
 * @returns the instruction for the user, or null if wrk is installed
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

/** Returns wrk's Lua script for a load. Strings without special characters have the same syntax in JSON and Lua. */
const luaScript = ({ method, headers, body }: Load) =>
  [
    `wrk.method = ${JSON.stringify(method)}`,
    ...Object.entries(headers).map(
      ([name, value]) => `wrk.headers[${JSON.stringify(name)}] = ${JSON.stringify(value)}`,
    ),
    ...(body === undefined ? [] : [`wrk.body = ${JSON.stringify(body)}`]),
  ].join('\n');

const units: Record<string, number> = { us: 0.001, ms: 1, s: 1000 };

/** Returns a percentile of the latency from wrk's output, in milliseconds. */
function readLatency(output: string, percentile: number): number {
  const [, amount, unit] = new RegExp(`${percentile}%\\s+([\\d.]+)(us|ms|s)\\b`).exec(output) ?? [];
  return Number(amount) * (units[unit ?? ''] ?? Number.NaN);
}

/**
 * Sends a request repeatedly.
 * @param seconds the duration
 * @param connections how many threads and connections send it; sixteen connections by default
 * @throws Error if any response is not a success, or if wrk's output cannot be read
 */
export async function runLoad(
  address: string,
  load: Load,
  seconds: number,
  { threads, connections }: Connections = { threads: 1, connections: 16 },
): Promise<LoadResult> {
  await mkdir(scratch, { recursive: true });
  const file = join(scratch, `${load.name.replaceAll(' ', '-')}.lua`);
  await writeFile(file, luaScript(load));
  const url = new URL(load.path, address).href;
  const size = [`-t${threads}`, `-c${connections}`, `-d${seconds}s`];
  const { stdout } = await execFileAsync('wrk', [...size, '--latency', '-s', file, url]);
  const failures = /Non-2xx.*|Socket errors.*/.exec(stdout)?.[0];
  if (failures) throw new Error(`${load.name} at ${address}: ${failures}`);
  const perSecond = Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
  const [latencyMs, p99Ms] = [readLatency(stdout, 50), readLatency(stdout, 99)];
  if (!(perSecond > 0) || !(latencyMs > 0) || !(p99Ms > 0))
    throw new Error(`The output of wrk cannot be read:\n${stdout}`);
  return { perSecond, latencyMs, p99Ms };
}
