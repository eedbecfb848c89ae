/** A node of a Markdown (mdast) or HTML (hast) tree, as far as our checks look at it. */
export type Node = {
  type: string;
  value?: string;
  url?: string;
  depth?: number;
  ordered?: boolean | null;
  tagName?: string;
  properties?: Record<string, unknown>;
  children?: Node[];
  position?: { start: { line: number } } | undefined;
};

/** A node and all below it, in the order of the text. */
export function* walkNodes(node: Node): Generator<Node> {
  yield node;
  for (const child of node.children ?? []) yield* walkNodes(child);
}

/** The text of a node without its marks. */
export const nodeText = (node: Node): string => node.value ?? (node.children ?? []).map(nodeText).join('');

/** The line that a node begins at; the first where the node was not written by a person. */
export const startLine = (node: Node): number => node.position?.start.line ?? 1;
