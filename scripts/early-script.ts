import type { Plugin } from 'vite';
import { bundle } from './bundle.ts';

const entry = 'src/early.ts';

/**
 * Puts src/early.ts into the head, behind the policy: a small blocking script in the build. While developing it is a module as
 * any other, and late by a moment, as the style sheets are.
 */
export const earlyScript = (): Plugin => ({
  name: 'early-script',
  async buildStart() {
    if (this.environment.config.command === 'serve') return;
    this.emitFile({ type: 'asset', name: 'early.js', source: await bundle(entry) });
  },
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle: files }) => {
      if (!files) return [{ tag: 'script', attrs: { type: 'module', src: `/${entry}` }, injectTo: 'head' }];
      const file = Object.values(files).find((output) => output.type === 'asset' && output.names.includes('early.js'));
      return [{ tag: 'script', attrs: { src: `/${file?.fileName}` }, injectTo: 'head' }];
    },
  },
});
