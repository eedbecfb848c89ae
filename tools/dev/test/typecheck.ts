/**
 * `npm run types`: checks every TypeScript configuration that tsconfig.json lists, two at a time. `tsc --build` would
 * miss errors: it checks a configuration again only when a file that the configuration itself lists has changed, and not
 * when an imported file has.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { relative } from 'node:path';
import ts from 'typescript';

const root = ts.getParsedCommandLineOfConfigFile('tsconfig.json', undefined, {
  ...ts.sys,
  onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
    throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'));
  },
});
const waiting = (root?.projectReferences ?? []).map(({ path }) => relative('.', path));
if (waiting.length === 0) throw new Error('tsconfig.json has no references.');

/** Takes configurations from the queue and checks them, until the queue is empty. */
async function checkNextConfigurations(): Promise<void> {
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const [code] = await once(spawn('tsc', ['--project', path], { stdio: 'inherit' }), 'exit');
    if (code !== 0) process.exitCode = 1;
  }
}

await Promise.all([checkNextConfigurations(), checkNextConfigurations()]);
