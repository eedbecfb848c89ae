import { createServer, type Plugin, type ProxyOptions, type ViteDevServer } from 'vite';

/** Prints one line with the problem and its remedy, and ends the process with exit code 1. */
export function exitWithError(message: string): never {
  console.error(`start: ${message}`);
  process.exit(1);
}

/**
 * Returns the line about a port that is in use, with the remedy.
 * @param command the command for another port, as the user types it
 */
export const portInUse = (port: number, command: string): string =>
  `port ${port} is in use. End the program that uses it, or choose another port: ${command} --port ${port + 1}`;

/** The port of the development server, and the server behind `/api`. */
type Site = {
  port: number;
  /** The command for another port, as the user types it. */
  command: string;
  /** The kind of server behind `/api`. Without it, the embedded mock responds. */
  api?: 'server' | 'prism';
  proxy?: ProxyOptions;
  plugins?: Plugin[];
};

/** Starts the development server, and waits until it listens. A port that is in use ends the process. */
export async function serveSite({ port, command, api, proxy, plugins = [] }: Site): Promise<ViteDevServer> {
  const server = await createServer({
    logLevel: 'warn',
    clearScreen: false,
    plugins,
    ...(api ? { define: { 'import.meta.env.VITE_API': JSON.stringify(api) } } : {}),
    server: { port, strictPort: true, ...(proxy ? { proxy: { '/api': proxy } } : {}) },
  });
  await server.listen().catch((error: Error) => {
    if (!/in use/.test(error.message)) exitWithError(error.message);
    exitWithError(portInUse(port, command));
  });
  // Compiles the first page while the user opens the browser.
  void server.warmupRequest('/src/main.tsx');
  return server;
}

/** Closes a development server. Requests in progress fail when it closes, and their errors are not useful. */
export function closeSite(server: ViteDevServer): Promise<void> {
  server.config.logger.error = () => {};
  return server.close();
}

/**
 * Ends the process on SIGINT and SIGTERM.
 * @param close closes the servers of the command
 */
export function closeOnSignal(close: () => Promise<unknown>): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      process.exitCode = 0;
      void close().finally(() => process.exit());
    });
  }
}

/**
 * Returns the first line of output: the URL of the site and the time of the start.
 * @param url the URL of the home page
 */
export const readyMessage = (url: string | undefined) => `${url} ready in ${(performance.now() / 1000).toFixed(1)} s`;
