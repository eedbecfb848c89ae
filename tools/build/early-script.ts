import type { Plugin } from 'vite';
import type { Environment } from '#tools/environment/environment.ts';
import { bundleScript } from './bundle.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { policyHash } from './prerender/assets.ts';

const entry = 'src/early.ts';

/** The script that reports failures. The build contains it only if an address for reports is configured. */
const reportEntry = 'src/reports.ts';

/** The script must also run in browsers that cannot parse the scripts of the site, to show a message. */
const oldestSyntax = 'es2018';

/**
 * Bundles the scripts that run before the first paint, in their order.
 * @param reportAddress the URL to which the site reports failures, or null for a site without reports
 */
export async function bundleEarlyScripts(reportAddress: string | null): Promise<string[]> {
  const reports = reportAddress
    ? [bundleScript(reportEntry, { target: oldestSyntax, constants: { REPORT_ADDRESS: reportAddress } })]
    : [];
  const scripts = await Promise.all([...reports, bundleScript(entry, { target: oldestSyntax })]);
  return scripts.map((script) => script.trim());
}

/**
 * Inlines src/early.ts in the head of the built page, so that it runs before the first paint without a request. Before
 * it, the plugin adds the content security policy, which allows this script by its hash. The policy is part of the page,
 * so it applies on every host. In development, the script is an ordinary module and runs slightly later.
 *
 * If an address for reports is configured, src/reports.ts comes before. In development, nothing is reported.
 */
export const earlyScript = (environment: Environment): Plugin => ({
  name: 'early-script',
  transformIndexHtml: {
    order: 'post',
    handler: async (_, { bundle: files }) => {
      if (!files) return [{ tag: 'script', attrs: { type: 'module', src: `/${entry}` }, injectTo: 'head' }];
      const reportAddress = environment.VITE_REPORT_ADDRESS;
      const scripts = await bundleEarlyScripts(reportAddress);
      const content = contentSecurityPolicy(scripts.map(policyHash), environment);
      return [
        { tag: 'meta', attrs: { 'http-equiv': 'Content-Security-Policy', content }, injectTo: 'head-prepend' },
        // A beacon has a Referer header, which would otherwise contain the query of the page (Referrer Policy, W3C).
        ...(reportAddress
          ? [{ tag: 'meta', attrs: { name: 'referrer', content: 'strict-origin' }, injectTo: 'head-prepend' } as const]
          : []),
        ...scripts.map((script) => ({ tag: 'script', children: script, injectTo: 'head' }) as const),
      ];
    },
  },
});
