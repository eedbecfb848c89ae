/** Runs test files on the site with a fault. */
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { loadConfigFromFile, type Plugin } from 'vite';
import { createVitest } from 'vitest/node';
import { escapePattern, type ScreenFault, seedFault } from './fault.ts';

/** The result of a test file. */
export type FileResult = {
  failedTests: string[];
  passedTests: number;
  /** Errors outside the tests, such as an import that fails. They do not catch a fault. */
  otherErrors: string[];
};

type FaultyTestRunner = {
  /**
   * Runs the test file of a fault on the site with this fault. It never writes the source files.
   * @throws Error if no project contains the test file, the file has no such test, or the test does not load the faulty code
   */
  run: (fault: ScreenFault) => Promise<FileResult>;
  close: () => Promise<void>;
};

type InlineProject = { plugins?: unknown[]; test?: object };

const isInlineProject = (project: unknown): project is InlineProject => typeof project === 'object' && project !== null;

/** Starts Vitest with the projects of the repository, and with a plugin that puts the current fault into the code. */
export async function startFaultyTestRunner(): Promise<FaultyTestRunner> {
  let current: ScreenFault | null = null;
  let isSeeded = false;
  const plugin: Plugin = {
    name: 'screen-fault',
    enforce: 'pre',
    async load(id) {
      const [path = ''] = id.split('?');
      if (current === null || path !== resolve(current.file)) return null;
      isSeeded = true;
      return seedFault(current, await readFile(path, 'utf8'));
    },
  };
  const loaded = await loadConfigFromFile({ command: 'serve', mode: 'test' }, 'vitest.config.ts');
  const allProjects: unknown[] = Reflect.get(Object(Reflect.get(Object(loaded?.config), 'test')), 'projects') ?? [];
  const projects = allProjects.filter(isInlineProject).map((project) => ({
    ...project,
    plugins: [plugin, ...(project.plugins ?? [])],
    // Vite bundles the packages again when the plugins change, so these runs need a folder of their own.
    cacheDir: '.cache/vite-screen-faults',
    // The cache of Vitest compares the source file, which never changes, so it would return the code of an earlier fault.
    test: { ...project.test, fsModuleCache: false },
  }));
  const options: object = { config: false, watch: false, projects, reporters: [{}] };
  const vitest = await createVitest(options);
  await vitest.standalone();

  return {
    async run(fault) {
      for (const changed of [current, fault]) if (changed) vitest.invalidateFile(resolve(changed.file));
      const testFile = fault.caughtBy;
      if (fault.test) vitest.setGlobalTestNamePattern(escapePattern(fault.test));
      else vitest.resetGlobalTestNamePattern();
      current = fault;
      isSeeded = false;
      const isTestFile = ({ moduleId }: { moduleId: string }) => moduleId === resolve(testFile);
      const specifications = (await vitest.globTestSpecifications([testFile])).filter(isTestFile);
      if (specifications.length === 0) throw new Error(`No project of Vitest contains ${testFile}.`);
      const result = await vitest.runTestSpecifications(specifications);
      // The result also contains the test files of earlier runs.
      const modules = result.testModules.filter(isTestFile);
      const tests = modules
        .flatMap((module) => [...module.children.allTests()])
        .filter((test) => test.result().state !== 'skipped');
      const otherErrors = [
        ...modules.flatMap((module) => module.errors().map(({ message }) => message)),
        ...result.unhandledErrors.map((error) => String(Reflect.get(Object(error), 'message') ?? error)),
      ];
      if (tests.length === 0) {
        throw new Error(otherErrors.join(' ') || `${testFile} has no test with the title "${fault.test}".`);
      }
      if (!isSeeded) throw new Error(`The tests do not load ${fault.file}.`);
      return {
        failedTests: tests.filter((test) => test.result().state === 'failed').map(({ fullName }) => fullName),
        passedTests: tests.filter((test) => test.result().state === 'passed').length,
        otherErrors,
      };
    },
    close: () => vitest.close(),
  };
}
