import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** A certificate that is its own authority. */
export type TestCertificate = { certificate: string; key: string; pem: string };

/**
 * Creates a certificate with openssl. Its files are removed after the test.
 * @param hosts the host names of the certificate
 */
export function createCertificate(...hosts: string[]): TestCertificate {
  const folder = mkdtempSync(join(tmpdir(), 'society-certificate-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')];
  const names = hosts.map((host) => `DNS:${host}`).join(',');
  execFileSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'],
      ...['-subj', `/CN=${hosts[0]}`, '-addext', `subjectAltName=${names}`, '-keyout', key, '-out', certificate],
    ],
    { stdio: 'ignore' },
  );
  return { certificate, key, pem: readFileSync(certificate, 'utf8') };
}
