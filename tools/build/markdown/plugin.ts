import { readFile } from 'node:fs/promises';
import { basename, relative, sep } from 'node:path';
import type { Plugin } from 'vite';
import { compileDocument, documentModule } from './compile.ts';
import { readFrontMatter } from './front-matter.ts';
import { linkTargetProblem } from './link-targets.ts';
import { ContentError, type Problem } from './problems.ts';

/** Finds paths below /docsFile/ in code that have no file in the public folder. */
const missingFiles = (code: string): Problem[] =>
  code.split('\n').flatMap((text, index) =>
    [...text.matchAll(/['"](\/docsFile\/[^'"]+)['"]/g)].flatMap(([, file = '']) => {
      const reason = linkTargetProblem(file, new Set());
      return reason ? [{ line: index + 1, reason }] : [];
    }),
  );

/**
 * Appends the chapters of a supplement to a document.
 * @param code the Markdown of the document
 * @param supplement the path of the supplement, which has a front matter of its own
 */
export async function appendSupplement(code: string, supplement: string): Promise<string> {
  const text = await readFile(supplement, 'utf8');
  return `${code.trimEnd()}\n\n${readFrontMatter(text).body.trim()}\n`;
}

/**
 * Compiles the Markdown documents of src/content, for the site, the tests and the rendering to HTML. A document is two
 * modules: one with its title and headings, which loads the other one with its text as a React component.
 * A malformed document stops the build, and so does a link to a missing file, anchor or screen.
 * @param supplements the paths of supplements, by the path of the document whose chapters they follow
 */
export const markdownContent = (supplements: Readonly<Record<string, string>> = {}): Plugin => ({
  name: 'markdown-content',
  enforce: 'pre',
  async transform(source, id) {
    const [file = id, query] = id.split('?');
    // Windows separates folders by backslashes.
    const path = relative(process.cwd(), file).replaceAll(sep, '/');
    if (/^src\/.*\.tsx?$/.test(path)) {
      const problems = missingFiles(source);
      if (problems.length > 0) throw new ContentError(path, problems);
      return;
    }
    if (!/^src\/content\/.*\.md$/.test(path)) return;
    const supplement = supplements[path];
    if (supplement) this.addWatchFile(supplement);
    const document = await compileDocument(supplement ? await appendSupplement(source, supplement) : source, path);
    const code = query === 'text' ? document.textCode : documentModule(document, `./${basename(path)}?text`);
    return { code, map: null, moduleType: 'js' };
  },
});
