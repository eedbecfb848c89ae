import { parseArgs } from 'node:util';
import { createServer, type PreviewServer, type ProxyOptions, type ViteDevServer } from 'vite';

/** Ends the run with one line that says what is wrong and what to do. */
export function exitWithError(message: string): never {
  console.error(`start: ${message}`);
  process.exit(1);
}

/** What the command line of one of the start commands says: ports by the name of their option, and what is left. */
export function parseStartCommand<Name extends string>(usage: string, ports: Record<Name, number>) {
  const options = Object.fromEntries(Object.keys(ports).map((name) => [name, { type: 'string' as const }]));
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const parsePort = (name: string, usual: number): number => {
      const port = Number(values[name] ?? usual);
      return Number.isInteger(port) && port > 0 && port < 65536
        ? port
        : exitWithError(`${values[name]} is no port. ${usage}`);
    };
    const entries = Object.entries<number>(ports).map(([name, usual]) => [name, parsePort(name, usual)]);
    return { ports: Object.fromEntries(entries) as Record<Name, number>, positionals };
  } catch (error) {
    return exitWithError(`${(error as Error).message.split(/[.\n]/)[0]}. ${usage}`);
  }
}

/** How the site is started: on which port, and with what behind `/api`. */
type Site = {
  port: number;
  /** The command that takes another port, as the reader would type it. */
  command: string;
  /** Who answers; the embedded mock when left out. */
  api?: 'server' | 'prism';
  proxy?: ProxyOptions;
};

/** The development server, once it listens. A port that is taken ends the run. */
export async function serveSite({ port, command, api, proxy }: Site): Promise<ViteDevServer> {
  const server = await createServer({
    logLevel: 'warn',
    clearScreen: false,
    ...(api ? { define: { 'import.meta.env.VITE_API': JSON.stringify(api) } } : {}),
    server: { port, strictPort: true, ...(proxy ? { proxy: { '/api': proxy } } : {}) },
  });
  await server.listen().catch((error: Error) => {
    if (!/in use/.test(error.message)) exitWithError(error.message);
    exitWithError(`port ${port} is taken. End what uses it, or take another: ${command} --port ${port + 1}`);
  });
  // The first page is compiled while its reader turns to the browser.
  void server.warmupRequest('/src/main.tsx');
  return server;
}

/** Ends all that was started when the command is told to end. */
export function closeOnSignal(server: ViteDevServer | PreviewServer, alsoEnd: () => void = () => {}): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      process.exitCode = 0;
      // What is half compiled fails now, and that is no news.
      server.config.logger.error = () => {};
      alsoEnd();
      void server.close().finally(() => process.exit());
    });
  }
}

/** Where the site is, as its first line of output says it. */
export const readyMessage = (server: ViteDevServer | PreviewServer) =>
  `${server.resolvedUrls?.local[0]} ready in ${(performance.now() / 1000).toFixed(1)} s`;
