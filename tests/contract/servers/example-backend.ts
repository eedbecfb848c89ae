import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '#tests/support/free-port.ts';

/** The member of the example backend with each type, and the password of all. */
export const foreignMember = { id: 'foreign02', password: 'foreign1!', pk: 1025, name: '이새봄', type: '학생회원' };

/** Starts the example backend, which has 12 of the 37 operations, in a process of its own. */
export async function startExampleBackend(): Promise<{ url: URL; stop: () => Promise<void> }> {
  const port = String(await freePort());
  const child = spawn('node', ['packages/verify/example-backend/main.ts', '--port', port], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, CLIENT_SECRET: 'test' },
  });
  const [line] = await once(child.stdout.setEncoding('utf8'), 'data');
  const stop = async () => {
    child.kill();
    if (child.exitCode === null) await once(child, 'exit');
  };
  return { url: new URL(String(line).trim()), stop };
}
