/** Tests the command lines of all npm commands, and the programs that they start. */
import { existsSync, readFileSync } from 'node:fs';
import { expect, onTestFinished, test, vi } from 'vitest';
import { commandNames, helpText, readCommand } from '#tools/command/command-line.ts';
import { type Command, commands } from '#tools/command/commands.ts';
import { programCommand } from '#tools/command/package-program.ts';
import { runs } from '#tools/dev/test/steps.ts';

const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'));

/** Programs of packages, and those of our packages, which have help of their own. */
const withOwnHelp = ['audit', 'verify', 'format', 'lint', 'knip', 'imports'];

test('every script of package.json has a command line, and no script needs a shell of one system', () => {
  expect([...commandNames, ...withOwnHelp].sort()).toEqual(Object.keys(scripts).sort());
  expect(Object.values(scripts).filter((script) => /[&|;$'"]|\b(ba)?sh\b|(^| )env /.test(script))).toEqual([]);
});

test.each(commandNames)('npm run %s reads its command line, and its help has usage, options and an example', (name) => {
  const [file = ''] = [...(scripts[name] ?? '').matchAll(/tools\/\S+\.ts/g)].map(String);
  expect(readFileSync(file, 'utf8')).toMatch(
    name.startsWith('test') ? 'printHelpIfAsked(' : new RegExp(`(parseCommand|IfAsked)\\('${name}'`),
  );
  const help = helpText(name);
  expect(help).toMatch(/^Usage: npm (run )?[\w:]+.*\n\n\S.*\.\n\n( {2}--.*\n)+\nExample: npm .*$/);
  const { options = {}, example = '' }: Command = commands[name];
  for (const option of Object.keys(options)) expect(help).toContain(`\n  --${option}`);
  const words = example.match(/"[^"]+"|\S+/g) ?? [];
  // The tests hand other options on to their programs.
  if (!name.startsWith('test')) expect(() => readCommand(name, words)).not.toThrow();
});

test.each([
  ['start', ['--prot', '1'], "Unknown option '--prot'. Use it like this: npm start -- --port 5174"],
  ['start', ['now'], 'now is no option. Use it like this: npm start -- --port 5174'],
  ['preview', ['--port', '70000'], '70000 is not a port number. Use it like this: npm run preview -- --port 4174'],
  ['contract:diff', ['main'], 'the command needs <old> and <new>. Use it like this: npm run contract:diff -- main '],
] as const)('npm run %s %j is refused with one line', (name, args, line) => {
  expect(() => readCommand(name, args)).toThrow(line);
});

test.each([
  [['--host'], '0.0.0.0'],
  [['--host', '--port', '5174'], '0.0.0.0'],
  [['--host', 'devbox.example'], 'devbox.example'],
  [['--host=192.168.0.7'], '192.168.0.7'],
  [['--port', '5174'], undefined],
])('npm start %j serves the host %s', (args, host) => {
  expect(readCommand('start', args).values.host).toBe(host);
});

test('a URL after --host is the server of the API, not the host', () => {
  const { values, positionals } = readCommand('start:backend', ['--host', 'http://127.0.0.1:8080']);
  expect([values.host, positionals]).toEqual(['0.0.0.0', ['http://127.0.0.1:8080']]);
});

test('the programs of the steps are files of their packages, which need no shell', () => {
  // The other runs install more packages.
  const started = runs.quick?.flat().map(({ command }) => command[0] ?? '') ?? [];
  expect(started).toContain('redocly');
  for (const program of new Set(started)) {
    const [file, [script = '']] = programCommand([program]);
    expect([file, script === '' || existsSync(script)]).toEqual([process.execPath, true]);
  }
});

test('a test uses the browser in CHROME_PATH, also before the first set-up has recorded one', async () => {
  vi.stubEnv('CHROME_PATH', '/opt/browser');
  vi.resetModules();
  onTestFinished(() => void vi.unstubAllEnvs());
  const { launchOptions } = await import('#tools/dev/setup/browser.ts');
  expect(launchOptions.executablePath).toBe('/opt/browser');
});
