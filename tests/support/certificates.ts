import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/**
 * Creates a certificate, signed by itself, with openssl. Its files are removed after the test.
 * @param hosts the host names of the certificate
 * @returns the files of certificate and key, and the certificate in PEM
 */
export function createCertificate(...hosts: string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'society-certificate-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')];
  const names = hosts.map((host) => `DNS:${host}`).join(',');
  const algorithm = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'];
  const files = ['-keyout', key, '-out', certificate, '-addext', `subjectAltName=${names}`];
  const args = ['req', '-x509', ...algorithm, '-nodes', '-days', '2', '-subj', `/CN=${hosts[0]}`, ...files];
  execFileSync('openssl', args, { stdio: 'ignore' });
  return { certificate, key, pem: readFileSync(certificate, 'utf8') };
}
