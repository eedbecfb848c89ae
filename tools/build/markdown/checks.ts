import { addressProblem } from './addresses.ts';
import type { Problem } from './problems.ts';
import { lineOf, type Node, nodesOf, textOf } from './tree.ts';

type Check = (node: Node) => string | null;

const columnsOf = (row: Node | undefined) => row?.children?.length ?? 0;

/** What a node by itself may be wrong in; the keys are mdast's types. */
const checks: Record<string, Check> = {
  html: () => 'HTML is not shown; write it as Markdown.',
  text: ({ value = '' }) =>
    /\]\(|\]\[/.test(value) ? `'${value.trim().slice(0, 40)}' looks like a link, but is none.` : null,
  image: () => 'Pictures are not part of a document.',
  heading: (node) => (textOf(node).trim() ? null : 'The heading is empty.'),
  link: (node) => (textOf(node).trim() ? null : 'The link has no text.'),
  table: ({ children = [] }) => {
    const odd = children.find((row) => columnsOf(row) !== columnsOf(children[0]));
    return odd ? `The row at line ${lineOf(odd)} has ${columnsOf(odd)} cells, not ${columnsOf(children[0])}.` : null;
  },
};

/** Headings begin at the second level, as the title is the first, and leave none out. */
function headingProblems(headings: readonly Node[]): Problem[] {
  const problems: Problem[] = [];
  const texts = new Set<string>();
  let before = 1;
  for (const heading of headings) {
    const { depth = 1 } = heading;
    const text = textOf(heading).trim();
    const line = lineOf(heading);
    if (depth < 2 || depth > 4) problems.push({ line, reason: 'A heading has two to four #.' });
    else if (depth > before + 1) problems.push({ line, reason: `A heading of level ${before + 1} is left out.` });
    if (texts.has(text)) problems.push({ line, reason: `'${text}' is a heading twice; its anchor would not last.` });
    texts.add(text);
    before = depth;
  }
  return problems;
}

/** What is wrong in a parsed document (mdast), but for its links. */
export function documentProblems(tree: Node): Problem[] {
  const nodes = [...nodesOf(tree)];
  const single = nodes.flatMap((node) => {
    const reason = checks[node.type]?.(node) ?? null;
    return reason ? [{ line: lineOf(node), reason }] : [];
  });
  return [...single, ...headingProblems(nodes.filter(({ type }) => type === 'heading'))];
}

/** The links of a parsed document (mdast) that lead nowhere. @param anchors the document's own */
export function linkProblems(tree: Node, anchors: ReadonlySet<string>): Problem[] {
  return [...nodesOf(tree)].flatMap((node) => {
    const reason = node.url === undefined ? null : addressProblem(node.url, anchors);
    return reason ? [{ line: lineOf(node), reason }] : [];
  });
}
