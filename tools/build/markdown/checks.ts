import { linkTargetProblem } from './link-targets.ts';
import type { Problem } from './problems.ts';
import { type Node, nodeText, startLine, walkNodes } from './tree.ts';

/** Returns the problem of a node in one sentence, or null. `anchors` are those of the document. */
type Check = (node: Node, anchors: ReadonlySet<string>) => string | null;

const cellCount = (row: Node | undefined) => row?.children?.length ?? 0;
const targetProblem: Check = ({ url = '' }, anchors) => linkTargetProblem(url, anchors);

/** The checks of single nodes, by their type in mdast. */
const checks: Record<string, Check> = {
  html: () => 'HTML is not shown; write it as Markdown.',
  text: ({ value = '' }) =>
    /\]\(|\]\[/.test(value) ? `'${value.trim().slice(0, 40)}' looks like a link, but its brackets do not match.` : null,
  image: () => 'Pictures are not part of a document.',
  heading: (node) => (nodeText(node).trim() ? null : 'The heading is empty.'),
  link: (node, anchors) => (nodeText(node).trim() ? targetProblem(node, anchors) : 'The link has no text.'),
  definition: targetProblem,
  table: ({ children = [] }) => {
    const odd = children.find((row) => cellCount(row) !== cellCount(children[0]));
    return odd ? `The row at line ${startLine(odd)} has ${cellCount(odd)} cells, not ${cellCount(children[0])}.` : null;
  },
};

/** Finds the problems of a parsed document (mdast). @param anchors the anchors of the document */
export function markdownProblems(tree: Node, anchors: ReadonlySet<string>): Problem[] {
  // The title has the first level, so the headings begin with the second.
  let before = 1;
  return [...walkNodes(tree)].flatMap((node) => {
    const { type, depth = 1 } = node;
    const reasons = [checks[type]?.(node, anchors)];
    if (type === 'heading') {
      if (depth < 2 || depth > 4) reasons.push('A heading has two to four #.');
      else if (depth > before + 1) reasons.push(`A heading of level ${before + 1} is left out.`);
      before = depth;
    }
    return reasons.flatMap((reason) => (reason ? [{ line: startLine(node), reason }] : []));
  });
}
