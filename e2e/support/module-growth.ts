import type { ModuleSizes } from '#tools/build/bundle-report.ts';

/**
 * Returns the modules of scripts.
 * @param report the modules of each script of the build
 */
export const modulesOfScripts = (
  scripts: readonly string[],
  report: Readonly<Record<string, ModuleSizes>>,
): ModuleSizes => Object.assign({}, ...scripts.map((script) => report[script] ?? {}));

/**
 * Compares the modules of a page with the recorded ones.
 * @returns one line for each module that is new or larger, the largest growth first
 */
export function describeGrowth(now: ModuleSizes, recorded: ModuleSizes): string[] {
  return Object.entries(now)
    .map(([name, size]) => ({ name, size, growth: size - (recorded[name] ?? 0) }))
    .filter(({ growth }) => growth > 0)
    .sort((first, second) => second.growth - first.growth)
    .map(({ name, size, growth }) => `+${growth} bytes ${name}${growth === size ? ', a new module' : ''}`);
}
