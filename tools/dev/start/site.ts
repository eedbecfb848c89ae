import { isIP } from 'node:net';
import { createServer, type Plugin, type ProxyOptions, type ViteDevServer } from 'vite';
import { localUrl, type Network, networkLines, readNetwork } from './network.ts';

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

/** The port of the development server, who can open it, and the server behind `/api`. */
type Site = {
  port: number;
  network: Network;
  /** The command for another port, as the user types it. */
  command: string;
  /** The kind of server behind `/api`. Without it, the embedded mock responds. */
  api?: 'server' | 'prism';
  proxy?: ProxyOptions;
  plugins?: Plugin[];
};

/** Starts the development server, and waits until it listens. A port that is in use ends the process. */
export async function serveSite({ port, network, command, api, proxy, plugins = [] }: Site): Promise<ViteDevServer> {
  const { listen, name, tls } = network;
  const server = await createServer({
    logLevel: 'warn',
    clearScreen: false,
    plugins: [...plugins, reportRefusedNames(command, name)],
    ...(api ? { define: { 'import.meta.env.VITE_API': JSON.stringify(api) } } : {}),
    server: {
      port,
      strictPort: true,
      host: listen,
      allowedHosts: name === null ? [] : [name],
      ...(tls ? { https: tls } : {}),
      ...(proxy ? { proxy: { '/api': proxy } } : {}),
    },
  });
  await server.listen().catch((error: Error) => {
    exitWithError(/in use/.test(error.message) ? portInUse(port, command) : error.message);
  });
  // Compiles the first page while the user opens the browser.
  void server.warmupRequest('/src/main.tsx');
  void server.warmupRequest('/src/start.tsx');
  return server;
}

/**
 * Names the remedy in the terminal when Vite refuses the name by which a request has reached the server (status 403). Vite
 * refuses names because a foreign page could otherwise read the site by a name of its own. A proxy may rewrite the name.
 */
function reportRefusedNames(command: string, allowed: string | null): Plugin {
  const reported = new Set<string>();
  return {
    name: 'report-refused-names',
    configureServer({ httpServer, config }) {
      httpServer?.on('request', ({ headers }, response) => {
        response.once('finish', () => {
          const { hostname } = new URL(
            URL.canParse(`http://${headers.host}`) ? `http://${headers.host}` : 'http://localhost',
          );
          const isAllowed = /^(.+\.)?localhost$/.test(hostname) || isIP(hostname) !== 0 || hostname === allowed;
          if (response.statusCode !== 403 || isAllowed || reported.has(hostname)) return;
          reported.add(hostname);
          config.logger.warn(`Refused a request for the name ${hostname}. To allow it: ${command} --host ${hostname}`);
        });
      });
    },
  };
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

/** Reads the options `--host`, `--cert` and `--key`. A wrong one prints one line and ends the process. */
export const requireNetwork = (values: Parameters<typeof readNetwork>[0]): Promise<Network> =>
  readNetwork(values).catch((error: Error) => exitWithError(error.message));

/**
 * Prints the first lines of output: the URL of the site with the time of the start, and how other devices open it.
 * @param text what follows the URL and the time
 */
export function printReady(network: Network, port: number, text: string): void {
  console.log(`${localUrl(network, port)} ready in ${(performance.now() / 1000).toFixed(1)} s, ${text}`);
  for (const line of networkLines(network, port)) console.log(line);
}
