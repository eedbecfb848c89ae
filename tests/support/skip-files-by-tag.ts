import { globSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vitest/config';

/**
 * Skips the files of which `--tags-filter=slow` or `--tags-filter=!slow` would skip every test. Vitest loads a file before
 * it compares the tags: in a browser, that costs about a second each.
 */
export const skipFilesByTag: Plugin = {
  name: 'skip-files-by-tag',
  configureVitest({ project, vitest }) {
    const [filter = ''] = vitest.config.tagsFilter ?? [];
    if (!/^!?slow$/.test(filter)) return;
    const isSlow = (text: string) => text.startsWith('// @module-tag slow');
    // A test may have the tag in its options.
    const hasSlowTest = (text: string) => isSlow(text) || (/\btags\b/.test(text) && text.includes("'slow'"));
    const isSkipped = (text: string) => (filter === 'slow' ? !hasSlowTest(text) : isSlow(text));
    const files = globSync(project.config.include).filter((path) => isSkipped(readFileSync(path, 'utf8')));
    project.config.exclude.push(...files);
  },
};
