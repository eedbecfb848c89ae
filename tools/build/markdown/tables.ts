import { type Node, nodesOf, textOf } from './tree.ts';

const tagged = (node: Node, name: string) => [...nodesOf(node)].filter(({ tagName }) => tagName === name);

/**
 * Gives each cell of the tables (hast) the name of its column, for a phone's cards, and each table the name of the
 * heading that it stands under.
 */
export function labelTables(html: Node): void {
  let heading = '';
  for (const node of nodesOf(html)) {
    if (/^h[2-4]$/.test(node.tagName ?? '')) heading = textOf(node).trim();
    if (node.tagName !== 'table') continue;
    node.properties = { ...node.properties, 'aria-label': heading || undefined };
    const heads = tagged(node, 'th').map((head) => textOf(head).trim());
    for (const row of tagged(node, 'tr')) {
      tagged(row, 'td').forEach((cell, index) => {
        cell.properties = { ...cell.properties, 'data-label': heads[index] };
      });
    }
  }
}
