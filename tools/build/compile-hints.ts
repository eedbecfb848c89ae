import type { Plugin } from 'vite';

/**
 * The comment that makes V8 compile all functions of a script while it arrives, on another thread (V8, explicit compile
 * hints, Chrome 136). Other engines ignore it.
 */
const hint = '//# allFunctionsCalledOnLoad\n';

/**
 * Adds the hint to scripts most of whose functions run at the start of a page.
 * @param names the names of the files, without hash. The build ends with an error if it has no such file
 */
export const compileHints = (names: readonly string[]): Plugin => ({
  name: 'compile-hints',
  apply: (config, { command }) => command === 'build' && !config.build?.ssr,
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      for (const name of names) {
        const chunk = chunks.find((file) => file.name === name);
        if (!chunk)
          this.error(`The build has no script ${name}, which vite.config.ts gives a compile hint. Correct the name.`);
        chunk.code = hint + chunk.code;
      }
    },
  },
});
