/** The options with which a command serves the site to other devices: `--host`, `--cert` and `--key`. */

import { lookup } from 'node:dns/promises';
import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { networkInterfaces } from 'node:os';
import { createSecureContext } from 'node:tls';
import { encodeQR } from 'qr';

/** The options as text. */
type NetworkValues = Readonly<Partial<Record<'host' | 'cert' | 'key', string | undefined>>>;

/** How a command serves the site. */
export type Network = {
  /** The address or the name to listen on. */
  listen: string;
  /** The name of a container or a tunnel, or null. It may belong to another machine, so the server listens on all addresses. */
  name: string | null;
  /** Certificate and key in PEM, or null for http. */
  tls: { cert: string; key: string } | null;
};

/** The address that stands for all interfaces. */
const allInterfaces = '0.0.0.0';

const addresses = () => Object.values(networkInterfaces()).flatMap((list) => list ?? []);
const isLoopback = (host: string) => host === 'localhost' || host === '::1' || host.startsWith('127.');

function readPem(option: string, path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : error;
    throw new Error(`--${option}: the file ${path} cannot be read (${code}).`);
  }
}

function readTls({ cert, key }: NetworkValues): Network['tls'] {
  if (cert === undefined && key === undefined) return null;
  if (cert === undefined) throw new Error('--key needs --cert, the file of the certificate in PEM.');
  if (key === undefined) throw new Error('--cert needs --key, the file of the private key in PEM.');
  const tls = { cert: readPem('cert', cert), key: readPem('key', key) };
  try {
    createSecureContext(tls);
  } catch (error) {
    const isMismatch = /key values mismatch/i.test(String(error));
    throw new Error(
      isMismatch
        ? `--key: the key in ${key} does not belong to the certificate in ${cert}.`
        : `--cert and --key: ${cert} and ${key} are not a certificate and its key in PEM.`,
    );
  }
  return tls;
}

/** Returns the address to listen on for an option `--host`, and the name that it allows. */
async function readHost(host: string): Promise<Pick<Network, 'listen' | 'name'>> {
  if (isLoopback(host) || host === allInterfaces || host === '::') return { listen: host, name: null };
  if (isIP(host)) {
    if (addresses().some(({ address }) => address === host)) return { listen: host, name: null };
    throw new Error(`--host: ${host} is no address of this machine. Without a value, --host listens on all addresses.`);
  }
  if (!/^[a-z\d]([a-z\d.-]*[a-z\d])?$/i.test(host))
    throw new Error(`--host: '${host}' is neither a name nor an address. Write it without scheme and port.`);
  try {
    await lookup(host);
  } catch {
    throw new Error(
      `--host: this machine does not know the name ${host}. Correct it, or add it to the file hosts if only others know it.`,
    );
  }
  // The name may belong to the other end of a tunnel, or to the loopback address.
  return { listen: allInterfaces, name: host.toLowerCase() };
}

/**
 * Reads the options of a command.
 * @returns by default, this machine alone by http
 * @throws Error with one line
 */
export async function readNetwork(values: NetworkValues): Promise<Network> {
  return { ...(await readHost(values.host ?? 'localhost')), tls: readTls(values) };
}

/** Returns the URL of a host. */
const urlOf = (host: string, port: number, { tls }: Network) =>
  `${tls ? 'https' : 'http'}://${isIP(host) === 6 ? `[${host}]` : host}:${port}/`;

/** Returns the URL of the home page for this machine. */
export function localUrl(network: Network, port: number): string {
  const isOneAddress = isIP(network.listen) && network.listen !== allInterfaces && network.listen !== '::';
  return urlOf(isOneAddress ? network.listen : 'localhost', port, network);
}

/** Returns the URLs for other devices: that of the name first. */
export function networkUrls(network: Network, port: number): string[] {
  const { listen, name } = network;
  if (isLoopback(listen)) return [];
  const isEvery = listen === allInterfaces || listen === '::';
  const own = addresses().flatMap(({ address, family, internal }) => (family === 'IPv4' && !internal ? [address] : []));
  return [...(name === null ? [] : [name]), ...(isEvery ? own : [listen])].map((host) => urlOf(host, port, network));
}

/** Returns the lines for other devices: the URLs, a QR code with the first one, and a warning. Without `--host`, none. */
export function networkLines(network: Network, port: number): string[] {
  if (isLoopback(network.listen)) return [];
  const urls = networkUrls(network, port);
  const [first] = urls;
  if (first === undefined) return ['This machine has no address in a network, so only it can open the site.'];
  return [
    `In the network: ${urls.join(' ')}`,
    encodeQR(first, 'term', { ecc: 'low' }).trimEnd(),
    'Warning: everybody in this network can open the site until you stop it.',
  ];
}
