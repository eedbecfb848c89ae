// @module-tag slow
/** Runs the commands of "The first hour" in docs/backend.md, and compares what they print with what the document shows. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '#tests/support/free-port.ts';

const documentedUrl = 'http://127.0.0.1:8080';
const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'));

/** Returns the blocks of code below a heading, with their language. */
function blocksBelow(heading: string): { language: string; text: string }[] {
  const [, section = ''] = readFileSync('docs/backend.md', 'utf8').split(`### ${heading}\n`);
  const [own = ''] = section.split(/^##/m);
  return [...own.matchAll(/^ *```(\w+)\n(.*?)^ *```$/gms)].map(([, language = '', text = '']) => ({
    language,
    text: text.replace(/^ +/gm, '').trim(),
  }));
}

/** The routes of a server, each with the JSON that it returns. Express answers others with a page and status 404. */
async function startServer(routes: Map<string, string>): Promise<string> {
  const respond: RequestListener = ({ method, url = '' }, response) => {
    const json = routes.get(`${method} ${url.replace(/\?.*/, '')}`);
    const [status, type, body] =
      json === undefined
        ? [404, 'text/html; charset=utf-8', `<!DOCTYPE html><pre>Cannot ${method}</pre>`]
        : [200, 'application/json', json];
    response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(body);
  };
  const server = createServer(respond).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close().closeAllConnections());
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
}

/** Starts a command of the document on another server, without the installation of packages. */
async function startDocumented(line: string, url: string) {
  const [, name = '', words = ''] = /^npm run (\S+) -- (.*)$/.exec(line) ?? [];
  const [, parameters = ''] = / site node (.*)$/.exec(scripts[name] ?? '') ?? [];
  const port = await freePort();
  const isSite = name.startsWith('start');
  const args = [...parameters.split(' '), ...words.replaceAll(documentedUrl, url).split(' ')];
  const child = spawn(process.execPath, isSite ? [...args, '--port', String(port)] : args);
  onTestFinished(() => void child.kill('SIGKILL'));
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  const shown = () => output.replaceAll(url, documentedUrl).replaceAll(`localhost:${port}`, 'localhost:5173');
  return { child, shown, site: isSite ? `http://localhost:${port}` : null };
}

/** Returns the pattern of a line of the document, in which `…` stands for any text. */
const patternOf = (line: string) => `^${line.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll('…', '.*')}`;

/** Stops the command as Ctrl+C does. */
async function interrupt(child: ChildProcess): Promise<void> {
  child.kill('SIGINT');
  if (child.exitCode === null) await once(child, 'exit');
}

test.each([
  ['I have an empty Spring or Express project', {}],
  [
    'I have a running server',
    { 'GET /api/v1/front/getInfo': '{"success":true,"data":{"notice":[],"notice_count":"2"},"error":null}' },
  ],
])(
  '%s: the commands print what the document shows',
  async (heading, built) => {
    const routes = new Map<string, string>(Object.entries(built));
    const url = await startServer(routes);
    let running: Awaited<ReturnType<typeof startDocumented>> | null = null;
    const blocks = blocksBelow(heading);
    expect(blocks.map(({ language }) => language)).toEqual(expect.arrayContaining(['sh', 'text']));
    for (const { language, text } of blocks) {
      if (language === 'json') routes.set('GET /api/v1/front/getInfo', text);
      else if (language === 'sh') {
        if (running) await interrupt(running.child);
        running = await startDocumented(text, url);
      } else {
        const [first = '', ...later] = text.split('\n').map((line) => patternOf(line));
        const { shown, site } = running ?? expect.fail('A command comes first.');
        await expect.poll(shown, { timeout: 50_000 }).toMatch(new RegExp(first, 'm'));
        if (site) await expect.poll(shown, { timeout: 50_000 }).toContain('ready in');
        if (site) await fetch(`${site}/api/v1/front/getInfo?type=notice`, { headers: { ClientSecret: 'test' } });
        for (const line of later) await expect.poll(shown, { timeout: 50_000 }).toMatch(new RegExp(line, 'm'));
      }
    }
    if (running) await interrupt(running.child);
  },
  180_000,
);
