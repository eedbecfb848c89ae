import type { Plugin } from 'vite';

/** The comment that makes V8 compile all functions of a script while it arrives, on another thread. Other engines ignore it. */
const hint = '//# allFunctionsCalledOnLoad\n';

/**
 * Adds the hint to scripts most of whose functions run at the start of a page.
 * @param names the names of the files
 */
export const compileHints = (names: readonly string[]): Plugin => ({
  name: 'compile-hints',
  apply: (config, { command }) => command === 'build' && !config.build?.ssr,
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk' && names.includes(file.name)) file.code = hint + file.code;
    },
  },
});
