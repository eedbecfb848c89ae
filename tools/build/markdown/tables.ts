import { type Node, nodeText, walkNodes } from './tree.ts';

const elementsNamed = (node: Node, name: string) => [...walkNodes(node)].filter(({ tagName }) => tagName === name);

/**
 * Labels the tables of a document (hast). Each cell gets the name of its column, which phones show in cards. Each table
 * gets the text of the heading above it as its accessible name (WCAG 1.3.1).
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
