import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** A certificate that is its own authority. */
export type TestCertificate = { certificate: string; key: string; pem: string };

/** Creates a folder that is removed after the test. */
function createFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'society-certificate-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** Creates a certificate and its key with openssl, signed by itself unless the arguments name an authority. */
function runOpenssl(name: string, { certificate, key }: Omit<TestCertificate, 'pem'>, ...args: string[]): void {
  execFileSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'],
      ...['-subj', `/CN=${name}`, '-keyout', key, '-out', certificate, ...args],
    ],
    { stdio: 'ignore' },
  );
}

/**
 * Creates a certificate with openssl. Its files are removed after the test.
 * @param hosts the host names of the certificate
 */
export function createCertificate(...hosts: string[]): TestCertificate {
  const folder = createFolder();
  const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')];
  const names = hosts.map((host) => `DNS:${host}`).join(',');
  runOpenssl(hosts[0] ?? '', { certificate, key }, '-addext', `subjectAltName=${names}`);
  return { certificate, key, pem: readFileSync(certificate, 'utf8') };
}

/**
 * Creates the certificate of a host that a chain of authorities has signed.
 * @param intermediates the number of authorities between the certificate and the root
 * @returns the file of the root, the key of the host, and the certificates that the host's server sends, in PEM
 */
export function createCertificateChain(host: string, intermediates: number) {
  const folder = createFolder();
  const pairOf = (index: number) => ({
    certificate: join(folder, `certificate-${index}.pem`),
    key: join(folder, `key-${index}.pem`),
  });
  const root = pairOf(0);
  runOpenssl('root', root);
  const sent: string[] = [];
  for (let index = 1; index <= intermediates + 1; index += 1) {
    const [files, authority] = [pairOf(index), pairOf(index - 1)];
    const isHost = index > intermediates;
    const extension = isHost ? `subjectAltName=DNS:${host}` : 'keyUsage=keyCertSign';
    const basics = ['-addext', `basicConstraints=critical,CA:${isHost ? 'FALSE' : 'TRUE'}`, '-addext', extension];
    const name = isHost ? host : `authority ${index}`;
    runOpenssl(name, files, '-CA', authority.certificate, '-CAkey', authority.key, ...basics);
    sent.unshift(readFileSync(files.certificate, 'utf8'));
  }
  return { root: root.certificate, key: pairOf(intermediates + 1).key, pem: sent.join('') };
}
