/** A node of a Markdown (mdast) or HTML (hast) tree, with the properties that the checks read. */
export type Node = {
  type: string;
  value?: string;
  url?: string;
  depth?: number;
  tagName?: string;
  properties?: Record<string, unknown>;
  children?: Node[];
  position?: { start: { line: number } } | undefined;
};

/** Yields a node and its descendants in the order of the text. */
export function* walkNodes(node: Node): Generator<Node> {
  yield node;
  for (const child of node.children ?? []) yield* walkNodes(child);
}

/** Returns the text of a node without its markup. */
export const nodeText = (node: Node): string => node.value ?? (node.children ?? []).map(nodeText).join('');

/** Returns the first line of a node. A node that is not in the source, such as one made by a plugin, has line 1. */
export const startLine = (node: Node): number => node.position?.start.line ?? 1;
