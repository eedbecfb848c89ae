import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';

type AxValue = { value?: unknown; relatedNodes?: { backendDOMNodeId: number }[] };
type AxNode = {
  nodeId: string;
  ignored: boolean;
  role?: AxValue;
  name?: AxValue;
  description?: AxValue;
  value?: AxValue;
  properties?: { name: string; value: AxValue }[];
  childIds?: string[];
  backendDOMNodeId?: number;
};

/** Returns a short hash of what was read from a page. */
export const shortHash = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, 16);

/**
 * Writes an accessibility tree as text, one exposed node a line, with its depth. Elements that a node refers to are numbers
 * in the order of the tree, because the browser numbers them differently in each page.
 */
export function treeText(nodes: readonly AxNode[]): string {
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const numbers = new Map(nodes.map(({ backendDOMNodeId }, index) => [backendDOMNodeId, index]));
  const valueText = ({ value, relatedNodes }: AxValue): string =>
    relatedNodes
      ? relatedNodes.map(({ backendDOMNodeId }) => `#${numbers.get(backendDOMNodeId) ?? '?'}`).join(' ')
      : String(value);
  const lines: string[] = [];
  const write = (node: AxNode, depth: number): void => {
    const isShown = !node.ignored;
    if (isShown) {
      const { role, name, description, value, properties = [] } = node;
      const parts = [role, name, description, value].map((part) => String(part?.value ?? ''));
      const states = properties
        .filter((property) => !/^(url|focused)$/.test(property.name))
        .map((property) => `${property.name}=${valueText(property.value)}`);
      lines.push(`${' '.repeat(depth)}${[...parts, ...states].join('|')}`);
    }
    for (const id of node.childIds ?? []) {
      const child = byId.get(id);
      if (child) write(child, isShown ? depth + 1 : depth);
    }
  };
  const [root] = nodes;
  if (root) write(root, 0);
  return lines.join('\n');
}

/** Reads the accessibility tree of a page, as the browser exposes it. */
export async function readTree(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page);
  try {
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    return treeText(nodes);
  } finally {
    await session.detach();
  }
}

/** Takes a picture of the window, without the cursor of fields. */
const takeWindowPicture = (page: Page): Promise<Buffer> => page.screenshot({ animations: 'allow', caret: 'hide' });

/** Takes pictures until two are equal, because a page may still paint. @returns null if no two are equal */
export async function takeStablePicture(page: Page): Promise<Buffer | null> {
  let former = await takeWindowPicture(page);
  for (let attempt = 0; attempt < 4; attempt += 1) {
    const picture = await takeWindowPicture(page);
    if (picture.equals(former)) return picture;
    former = picture;
  }
  return null;
}
