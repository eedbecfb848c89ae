import type { Plugin } from 'vite';
import type { Environment } from '#tools/environment/environment.ts';
import { bundleScript } from './bundle.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { policyHash } from './prerender/assets.ts';

const entry = 'src/early.ts';

/** Bundles the script that runs before the first paint. The same sources give the same text. */
export const bundleEarlyScript = async (): Promise<string> => (await bundleScript(entry)).trim();

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
      const script = await bundleEarlyScript();
      const content = contentSecurityPolicy({ scripts: [policyHash(script)] }, VITE_EMBED_ORIGIN);
      return [
        { tag: 'meta', attrs: { 'http-equiv': 'Content-Security-Policy', content }, injectTo: 'head-prepend' },
        { tag: 'script', children: script, injectTo: 'head' },
      ];
    },
  },
});
