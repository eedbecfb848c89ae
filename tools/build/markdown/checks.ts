import { linkTargetProblem } from './link-targets.ts';
import type { Problem } from './problems.ts';
import { type Node, nodeText, startLine, walkNodes } from './tree.ts';

type Check = (node: Node) => string | null;

const cellCount = (row: Node | undefined) => row?.children?.length ?? 0;

/** The checks of single nodes, by their type in mdast. Each returns the problem in one sentence, or null. */
const checks: Record<string, Check> = {
  html: () => 'HTML is not shown; write it as Markdown.',
  text: ({ value = '' }) =>
    /\]\(|\]\[/.test(value) ? `'${value.trim().slice(0, 40)}' looks like a link, but its brackets do not match.` : null,
  image: () => 'Pictures are not part of a document.',
  heading: (node) => (nodeText(node).trim() ? null : 'The heading is empty.'),
  link: (node) => (nodeText(node).trim() ? null : 'The link has no text.'),
  table: ({ children = [] }) => {
    const odd = children.find((row) => cellCount(row) !== cellCount(children[0]));
    return odd ? `The row at line ${startLine(odd)} has ${cellCount(odd)} cells, not ${cellCount(children[0])}.` : null;
  },
};

/** Checks the levels of the headings. The title has the first level, so the headings begin with the second. */
function headingProblems(headings: readonly Node[]): Problem[] {
  const problems: Problem[] = [];
  const texts = new Set<string>();
  let before = 1;
  for (const heading of headings) {
    const { depth = 1 } = heading;
    const text = nodeText(heading).trim();
    const line = startLine(heading);
    if (depth < 2 || depth > 4) problems.push({ line, reason: 'A heading has two to four #.' });
    else if (depth > before + 1) problems.push({ line, reason: `A heading of level ${before + 1} is left out.` });
    if (texts.has(text))
      problems.push({ line, reason: `'${text}' is a heading twice, so its anchor would be ambiguous.` });
    texts.add(text);
    before = depth;
  }
  return problems;
}

/** Finds the problems of a parsed document (mdast), except those of its links. */
export function markdownProblems(tree: Node): Problem[] {
  const nodes = [...walkNodes(tree)];
  const single = nodes.flatMap((node) => {
    const reason = checks[node.type]?.(node) ?? null;
    return reason ? [{ line: startLine(node), reason }] : [];
  });
  return [...single, ...headingProblems(nodes.filter(({ type }) => type === 'heading'))];
}

/**
 * Finds the links of a parsed document (mdast) whose target does not exist.
 * @param anchors the anchors of this document
 */
export function linkProblems(tree: Node, anchors: ReadonlySet<string>): Problem[] {
  return [...walkNodes(tree)].flatMap((node) => {
    const reason = node.url === undefined ? null : linkTargetProblem(node.url, anchors);
    return reason ? [{ line: startLine(node), reason }] : [];
  });
}
