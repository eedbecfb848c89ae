/**
 * `npm run audit`: builds the site, serves it with the mock, and audits it. With `--base`, `--list` or `--help`, it starts
 * the audit alone.
 */
import { requireEnvironment } from '#tools/environment/environment.ts';
import { buildSite, serveSiteAndApi } from './built-site.ts';

const needsNoSite = /^(--base(=.*)?|--list|--help|-h)$/;
try {
  if (!process.argv.some((argument) => needsNoSite.test(argument))) {
    buildSite('tools/dev/test/build.ts');
    const environment = requireEnvironment('production', { files: false });
    const { url } = await serveSiteAndApi({ ...environment, API_SERVER: null });
    process.argv.push('--base', url, '--mock');
  }
  await import('society-audit/command');
} catch (error) {
  console.error(`audit: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 3;
}
