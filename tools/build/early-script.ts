import type { Plugin } from 'vite';
import type { Environment } from '#tools/environment/environment.ts';
import { bundleScript } from './bundle.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { policyHash } from './prerender/assets.ts';

const entry = 'src/early.ts';

/** The script must also run in browsers that cannot parse the scripts of the site, to show a message. */
const oldestSyntax = 'es2018';

/**
 * Inlines src/early.ts in the head of the built page, so that it runs before the first paint without a request. Before
 * it, the plugin adds the content security policy, which allows this script by its hash. The policy is part of the page,
 * so it applies on every host. In development, the script is an ordinary module and runs slightly later.
 */
export const earlyScript = ({ VITE_EMBED_ORIGIN }: Pick<Environment, 'VITE_EMBED_ORIGIN'>): Plugin => ({
  name: 'early-script',
  transformIndexHtml: {
    order: 'post',
    handler: async (_, { bundle: files }) => {
      if (!files) return [{ tag: 'script', attrs: { type: 'module', src: `/${entry}` }, injectTo: 'head' }];
      const script = (await bundleScript(entry, { target: oldestSyntax })).trim();
      const content = contentSecurityPolicy([policyHash(script)], VITE_EMBED_ORIGIN);
      return [
        { tag: 'meta', attrs: { 'http-equiv': 'Content-Security-Policy', content }, injectTo: 'head-prepend' },
        { tag: 'script', children: script, injectTo: 'head' },
      ];
    },
  },
});
