/**
 * `npm run types`: checks every TypeScript configuration that tsconfig.json lists, two at a time. Several of them check the
 * same imported file, so an error is printed once. `tsc --build` would miss errors: it checks a configuration again only
 * when a file that the configuration itself lists has changed, and not when an imported file has. The compiler is
 * TypeScript 7; the package `typescript` stays at 5 for the generators, which need its API.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { parseCommand } from '#tools/command/command-line.ts';

parseCommand('types');

const compiler = fileURLToPath(new URL('bin/tsc', import.meta.resolve('typescript-native/package.json')));
const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile);
const waiting: string[] = config.references.map(({ path }: { path: string }) => path);
const printed = new Set<string>();

/** Takes configurations from the queue and checks them, until the queue is empty. */
async function checkNextConfigurations(): Promise<void> {
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const parameters = [compiler, '--project', path, '--pretty', 'false'];
    const child = spawn(process.execPath, parameters, { stdio: ['ignore', 'pipe', 'inherit'] });
    const [output, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
    if (code !== 0) process.exitCode = 1;
    // The further lines of an error begin with a space.
    const errors = output.trim().split(/\n(?! )/);
    for (const error of errors.filter((one) => one !== '' && !printed.has(one))) console.log(error);
    for (const error of errors) printed.add(error);
  }
}

await Promise.all([checkNextConfigurations(), checkNextConfigurations()]);
