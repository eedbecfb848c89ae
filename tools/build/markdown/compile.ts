import { compile } from '@mdx-js/mdx';
import rehypeSlug from 'rehype-slug';
import remarkGfm from 'remark-gfm';
import type { MarkdownHeading } from '#src/lib/markdown-document.ts';
import { markdownProblems } from './checks.ts';
import { fillFigures } from './figures.ts';
import { type FrontMatter, readFrontMatter } from './front-matter.ts';
import { ContentError } from './problems.ts';
import { labelTables } from './tables.ts';
import { type Node, nodeText, walkNodes } from './tree.ts';

/** A compiled document without problems. */
export type CompiledDocument = FrontMatter & {
  /** The parsed text (mdast). */
  tree: Node;
  headings: MarkdownHeading[];
  /** An ES module with the text as a component. */
  textCode: string;
};

const collectHeadings = (html: Node): MarkdownHeading[] =>
  [...walkNodes(html)]
    .filter(({ tagName }) => /^h[2-4]$/.test(tagName ?? ''))
    .map((node) => ({
      depth: Number(node.tagName?.[1]),
      id: String(node.properties?.id),
      text: nodeText(node).trim(),
    }));

/**
 * Compiles a Markdown document (GitHub's flavour) to a React component.
 * @param path the path of the document, for error messages
 * @throws ContentError with all problems and their lines
 */
export async function compileDocument(text: string, path: string): Promise<CompiledDocument> {
  const { values, body, problems } = readFrontMatter(text);
  const filled = fillFigures(body);
  let tree: Node = { type: 'root' };
  let headings: MarkdownHeading[] = [];
  const output = await compile(filled.text, {
    format: 'md',
    remarkPlugins: [
      remarkGfm,
      () => (parsed: Node) => {
        tree = structuredClone(parsed);
      },
    ],
    rehypePlugins: [
      rehypeSlug,
      () => (html: Node) => {
        headings = collectHeadings(html);
        labelTables(html);
      },
    ],
  });
  problems.push(...filled.problems, ...markdownProblems(tree, new Set(headings.map(({ id }) => id))));
  if (problems.length > 0) throw new ContentError(path, problems);
  return { ...values, tree, headings, textCode: String(output) };
}

/**
 * Returns the ES module of a document: its front matter, its headings, and its text as a lazy-loaded component.
 * @param textModule the path of the module with `textCode`, for `import()`
 */
export function documentModule({ title, lang, headings }: CompiledDocument, textModule: string): string {
  const values = Object.entries({ title, lang, headings }).map(
    ([name, value]) => `export const ${name} = ${JSON.stringify(value)};`,
  );
  return [
    "import { lazyComponent } from '#src/lib/browser/lazy-code.tsx';",
    ...values,
    `const loadText = async () => (await import(${JSON.stringify(textModule)})).default;`,
    'export const Text = lazyComponent(loadText);',
  ].join('\n');
}
