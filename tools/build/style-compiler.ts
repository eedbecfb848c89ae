import wyw from '@wyw-in-js/vite';
import type { Plugin } from 'vite';

/** How often a file is compiled before its interruption ends the build. */
const attempts = 5;

const isInterruption = (error: unknown): boolean => /\bAbortError: superseded\b/.test(String(error));

/**
 * Makes a plugin transform a file again when its compiler was interrupted. The compiler of @wyw-in-js/transform 2.5.1 reads
 * the files that a style imports from the disk, and gets the same files from Vite without their types. It takes this for a
 * change, and replaces a compilation that has begun. It repeats that one by itself, unless the interruption comes from its
 * child process, as text, which its `isAborted` does not recognize. Of some thirty builds on a busy machine, one ended so.
 * @param plugin a plugin whose `transform` is a function
 */
export function repeatInterrupted(plugin: Plugin): Plugin {
  const { transform } = plugin;
  if (typeof transform !== 'function') throw new Error(`The plugin ${plugin.name} has no function named transform.`);
  return {
    ...plugin,
    async transform(...parameters) {
      for (let attempt = 1; ; attempt++) {
        try {
          return await transform.apply(this, parameters);
        } catch (error) {
          if (attempt === attempts || !isInterruption(error)) throw error;
        }
      }
    },
  };
}

/** Compiles the styles of the site. Only these files have styles, and none of them imports a name of another one. */
export const styleCompiler = (): Plugin =>
  repeatInterrupted(wyw({ include: ['src/**/*.style.ts', 'src/styles/*.ts'] }));
