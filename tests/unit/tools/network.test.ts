/** Tests who can open the site: the options --host, --cert and --key, and what they print. */
import { networkInterfaces } from 'node:os';
import decodeQR from 'qr/decode.js';
import { expect, test, vi } from 'vitest';
import { createCertificate } from '#tests/support/certificates.ts';
import { localUrl, networkLines, networkUrls, readNetwork } from '#tools/dev/start/network.ts';

const ownAddresses = Object.values(networkInterfaces()).flatMap((list) =>
  (list ?? []).flatMap(({ address, family, internal }) => (family === 'IPv4' && !internal ? [address] : [])),
);

/** The cells of a QR code in the terminal: two spaces on a light or a dark background. */
const cell = /\[(1;47|40)m {2}/g;

/** Reads a QR code as a camera does. */
function readCode(code: string): string {
  const scale = 4;
  const rows = code.split('\n').flatMap((line) => {
    const isLight = [...line.matchAll(cell)].map(([, background]) => background === '1;47');
    return isLight.length > 0 ? [isLight] : [];
  });
  const width = (rows[0]?.length ?? 0) * scale;
  const height = rows.length * scale;
  const data = new Uint8ClampedArray(width * height * 4).map((_, index) => {
    const [x, y] = [Math.floor(index / 4) % width, Math.floor(index / 4 / width)];
    return index % 4 === 3 || rows[Math.floor(y / scale)]?.[Math.floor(x / scale)] ? 255 : 0;
  });
  return decodeQR({ width, height, data });
}

test('without options, this machine alone opens the site, and nothing is printed', async () => {
  const network = await readNetwork({});
  expect(network).toEqual({ listen: 'localhost', name: null, tls: null });
  expect(localUrl(network, 5173)).toBe('http://localhost:5173/');
  expect(networkLines(network, 5173)).toEqual([]);
  expect(networkLines(await readNetwork({ host: '127.0.0.1' }), 5173)).toEqual([]);
});

test.skipIf(ownAddresses.length === 0)('--host prints every address, a QR code, and a warning', async () => {
  const lines = networkLines(await readNetwork({ host: '0.0.0.0' }), 5173);
  const [addresses = '', code = '', warning, ...rest] = lines;
  expect(addresses).toBe(`In the network: ${ownAddresses.map((address) => `http://${address}:5173/`).join(' ')}`);
  expect(readCode(code)).toBe(`http://${ownAddresses[0]}:5173/`);
  expect(warning).toMatch(/^Warning: everybody in this network can open the site/);
  expect(rest).toEqual([]);
});

test.skipIf(ownAddresses.length === 0)('--host with an address of this machine listens there alone', async () => {
  const [address = ''] = ownAddresses;
  const network = await readNetwork({ host: address });
  expect([network.listen, network.name]).toEqual([address, null]);
  expect([localUrl(network, 5173), ...networkUrls(network, 5173)]).toEqual(Array(2).fill(`http://${address}:5173/`));
});

test('--host with a name allows this name, listens on all addresses, and shows the name first', async () => {
  vi.doMock('node:dns/promises', () => ({ lookup: async () => ({ address: '203.0.113.7', family: 4 }) }));
  vi.resetModules();
  const fresh = await import('#tools/dev/start/network.ts');
  const network = await fresh.readNetwork({ host: 'Devbox.example' });
  vi.doUnmock('node:dns/promises');
  expect(network).toEqual({ listen: '0.0.0.0', name: 'devbox.example', tls: null });
  expect(networkUrls(network, 5173)[0]).toBe('http://devbox.example:5173/');
});

test('a certificate and its key serve HTTPS', async () => {
  const { certificate: cert, key } = createCertificate('devbox.example');
  const network = await readNetwork({ cert, key });
  expect(network.tls?.cert).toContain('BEGIN CERTIFICATE');
  expect(localUrl(network, 5173)).toBe('https://localhost:5173/');
});

test.each([
  [{ host: 'no-such-name.invalid' }, /^--host: this machine does not know the name no-such-name\.invalid\. Correct it/],
  [{ host: '203.0.113.7' }, /^--host: 203\.0\.113\.7 is no address of this machine\./],
  [{ host: '.example.com' }, /^--host: '\.example\.com' is neither a name nor an address\./],
  [{ host: 'devbox:5173' }, /^--host: 'devbox:5173' is neither a name nor an address\./],
  [{ cert: 'package.json' }, /^--cert needs --key, /],
  [{ key: 'package.json' }, /^--key needs --cert, /],
  [{ cert: 'missing.pem', key: 'package.json' }, /^--cert: the file missing\.pem cannot be read \(ENOENT\)\.$/],
  [{ cert: 'package.json', key: 'package.json' }, /^--cert and --key: package\.json and package\.json are not /],
])('%j is refused with one line', async (values, line) => {
  await expect(readNetwork(values)).rejects.toThrow(line);
});

test('a key of another certificate is refused with one line', async () => {
  const [{ certificate: cert }, { key }] = [createCertificate('one.example'), createCertificate('other.example')];
  await expect(readNetwork({ cert, key })).rejects.toThrow(
    /^--key: the key in .* does not belong to the certificate in /,
  );
});
