import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { programCommand } from '#tools/command/package-program.ts';

/** The command of Prism, which reads the contract as one file. */
const command = 'prism mock mocks/generated/contract.json --port 0 --host 127.0.0.1 --multiprocess false';

/** A running Prism server. `ended` resolves when its process has ended. */
export type Prism = { address: string; ended: Promise<unknown>; stop: () => Promise<unknown> };

/**
 * Starts Prism on the bundled contract and on any free port, until this process ends. It returns the examples of the
 * contract unchanged.
 * @throws Error if Prism ends before it listens
 */
export async function startPrism(): Promise<Prism> {
  const child = spawn(...programCommand(command.split(' ')), { stdio: ['ignore', 'pipe', 'ignore'] });
  process.on('exit', () => child.kill());
  const ended = once(child, 'exit');
  const stop = () => {
    child.kill();
    return ended;
  };
  let lastLine = '';
  for await (const line of createInterface(child.stdout)) {
    const address = /Prism is listening on (\S+)/.exec(line)?.[1];
    // The lines about later requests are not needed, but a full pipe would stop Prism.
    if (address) {
      child.stdout.resume();
      return { address, ended, stop };
    }
    lastLine = line;
  }
  throw new Error(`Prism ended: ${lastLine}`);
}
