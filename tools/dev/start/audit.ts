/**
 * `npm run audit`: builds the site, serves it with the mock, and audits it. With `--base`, `--list` or `--help`, it starts
 * the audit alone.
 */
import { buildSite, startServers } from './audited-site.ts';

const needsNoSite = /^(--base(=.*)?|--list|--help|-h)$/;
try {
  if (!process.argv.some((argument) => needsNoSite.test(argument))) {
    buildSite();
    const { base } = await startServers();
    process.argv.push('--base', base, '--mock');
  }
  await import('society-audit/command');
} catch (error) {
  console.error(`audit: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 3;
}
