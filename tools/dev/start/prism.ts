import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { programCommand } from '#tools/command/package-program.ts';

/** The contract as one file, the format that Prism reads. */
const contract = 'mocks/generated/contract.json';
const host = '127.0.0.1';
/** Prism needs about a second to start, but longer on a machine that is busy with tests. */
const startTimeoutMs = 60_000;

/** A running Prism server. */
export type Prism = { address: string; process: ChildProcess; stop: () => Promise<void> };

/**
 * Starts Prism on the bundled contract. It returns the examples of the contract unchanged.
 * @param port the port number; 0 selects any free port
 * @throws Error if Prism ends before it listens, or does not listen within a minute
 */
export async function startPrism(port: number): Promise<Prism> {
  const args = ['mock', contract, '--port', String(port), '--host', host, '--multiprocess', 'false'];
  const child = spawn(...programCommand(['prism', ...args]), { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  const stopPrism = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill();
    await once(child, 'exit');
  };
  const address = await new Promise<string>((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`Prism is not ready after ${startTimeoutMs / 1000} s.`)),
      startTimeoutMs,
    );
    const readOutput = (chunk: string) => {
      // Only the output of the start matters, so the output of later requests is dropped.
      output = (output + chunk).slice(-2000);
      const found = /Prism is listening on (\S+)/.exec(output)?.[1];
      if (found) resolve(found);
    };
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', readOutput);
    child.on('error', reject);
    child.on('exit', () => reject(new Error(`Prism ended: ${output.trim().split('\n').at(-1)}`)));
    void once(child, 'exit').finally(() => clearTimeout(timer));
  }).catch(async (error) => {
    await stopPrism();
    throw error;
  });
  return { address, process: child, stop: stopPrism };
}
