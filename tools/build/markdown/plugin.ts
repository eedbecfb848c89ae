import { existsSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { compileDocument, documentModule } from './compile.ts';
import { publicFolder } from './link-targets.ts';
import { ContentError, type Problem } from './problems.ts';

const isMarkdownFile = (path: string) => /^src\/content\/.*\.md$/.test(path);
const isSourceFile = (path: string) => /^src\/.*\.tsx?$/.test(path);

/** Finds paths below /docsFile/ in code that have no file in the public folder. */
function missingFiles(code: string): Problem[] {
  return code
    .split('\n')
    .flatMap((text, index) =>
      [...text.matchAll(/['"](\/docsFile\/[^'"]+)['"]/g)]
        .filter(([, file = '']) => !existsSync(join(publicFolder, file)))
        .map(([, file]) => ({ line: index + 1, reason: `There is no file ${file} in ${publicFolder}/.` })),
    );
}

/** The query of the module with the text of a document. */
const textQuery = 'text';

/**
 * Compiles the Markdown documents of src/content, for the site, the tests and the rendering to HTML. A document is two
 * modules: one with its title and headings, which loads the other one with its text as a React component. A malformed document stops the build, and so does a link to a missing file, anchor or screen.
 */
export const markdownContent = (): Plugin => ({
  name: 'markdown-content',
  enforce: 'pre',
  async transform(code, id) {
    const [file = id, query] = id.split('?');
    const path = relative(process.cwd(), file);
    if (isSourceFile(path)) {
      const problems = missingFiles(code);
      if (problems.length > 0) throw new ContentError(path, problems);
      return;
    }
    if (!isMarkdownFile(path)) return;
    const document = await compileDocument(code, path);
    const compiled =
      query === textQuery ? document.textCode : documentModule(document, `./${basename(path)}?${textQuery}`);
    return { code: compiled, map: null, moduleType: 'js' };
  },
});
