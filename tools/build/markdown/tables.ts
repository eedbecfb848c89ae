import { type Node, nodeText, walkNodes } from './tree.ts';

const elementsNamed = (node: Node, name: string) => [...walkNodes(node)].filter(({ tagName }) => tagName === name);

/**
 * Gives each cell of the tables (hast) the name of its column, for a phone's cards, and each table the name of the
 * heading that it stands under.
 */
export function labelTables(html: Node): void {
  let heading = '';
  for (const node of walkNodes(html)) {
    if (/^h[2-4]$/.test(node.tagName ?? '')) heading = nodeText(node).trim();
    if (node.tagName !== 'table') continue;
    node.properties = { ...node.properties, 'aria-label': heading || undefined };
    const heads = elementsNamed(node, 'th').map((head) => nodeText(head).trim());
    for (const row of elementsNamed(node, 'tr')) {
      elementsNamed(row, 'td').forEach((cell, index) => {
        cell.properties = { ...cell.properties, 'data-label': heads[index] };
      });
    }
  }
}
