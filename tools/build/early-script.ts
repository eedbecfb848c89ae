import type { Plugin } from 'vite';
import type { Environment } from '#tools/environment/environment.ts';
import { bundleScript } from './bundle.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { policyHash } from './prerender/assets.ts';

const entry = 'src/early.ts';

/**
 * Puts src/early.ts into the head of the built page, so that nothing is waited for before the first paint, and before it
 * the policy, which allows this one script by its hash. The policy stands in the page so that it holds on every host,
 * whatever headers it sends. While developing the script is a module like all others, and late by a moment, as the
 * style sheets are.
 */
export const earlyScript = ({ VITE_EMBED_ORIGIN }: Pick<Environment, 'VITE_EMBED_ORIGIN'>): Plugin => ({
  name: 'early-script',
  transformIndexHtml: {
    order: 'post',
    handler: async (_, { bundle: files }) => {
      if (!files) return [{ tag: 'script', attrs: { type: 'module', src: `/${entry}` }, injectTo: 'head' }];
      const script = (await bundleScript(entry)).trim();
      const content = contentSecurityPolicy([policyHash(script)], VITE_EMBED_ORIGIN);
      return [
        { tag: 'meta', attrs: { 'http-equiv': 'Content-Security-Policy', content }, injectTo: 'head-prepend' },
        { tag: 'script', children: script, injectTo: 'head' },
      ];
    },
  },
});
