import type { Plugin } from 'vite';

/**
 * A group of modules that share a file of the build. It includes what they import, unless another group has it.
 * - name: the name of the file
 * - modules: files such as `src/lib/time/date.ts`, and folders such as `node_modules/zod/`, from the root of the project;
 *   and modules of Vite
 * - priority: the group with the highest priority gets a module that several groups match
 */
export type ModuleGroup = { name: string; modules: readonly string[]; priority: number };

/** Returns the pattern of module ids: absolute paths, or a zero and a name for a module of Vite. A folder ends with a slash. */
function patternOf(path: string): RegExp {
  const escaped = path.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`[/\0]${escaped}${path.endsWith('/') ? '' : '$'}`);
}

/** Returns the groups in the format of the bundler (Rolldown, `output.codeSplitting.groups`). */
export const bundlerGroups = (groups: readonly ModuleGroup[]) =>
  groups.map(({ name, modules, priority }) => ({
    name,
    priority,
    test: new RegExp(modules.map((path) => patternOf(path).source).join('|')),
  }));

/**
 * Returns one line for each path of a group that matches no module of the build.
 * @param ids the ids of all modules
 */
export function unmatchedPaths(groups: readonly ModuleGroup[], ids: readonly string[]): string[] {
  return groups.flatMap(({ name, modules }) =>
    modules
      .filter((path) => !ids.some((id) => patternOf(path).test(id)))
      .map(
        (path) =>
          `The group "${name}" in vite.config.ts has ${path}, which is no module of the site. Correct the path.`,
      ),
  );
}

/** Ends the build of the site with an error if a path of a group matches no module: the file was moved or renamed. */
export const checkModuleGroups = (groups: readonly ModuleGroup[]): Plugin => ({
  name: 'check-module-groups',
  apply: (config, { command }) => command === 'build' && !config.build?.ssr,
  buildEnd(error) {
    const problems = error ? [] : unmatchedPaths(groups, [...this.getModuleIds()]);
    if (problems.length > 0) this.error(problems.join('\n'));
  },
});
