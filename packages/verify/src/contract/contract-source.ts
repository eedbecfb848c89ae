import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { isAlias, isMap, isScalar, isSeq, LineCounter, type Node, parseDocument, visit } from 'yaml';
import { jsonPointer } from '#openapi/json-pointer.ts';
import { contractFile } from './contract-file.ts';
import { keysOfPointer } from './json-values.ts';

/** A place in a file of the contract: the file, a JSON pointer in it (RFC 6901) as a URL fragment, and the line. */
export type SourcePlace = { file: string; pointer: string; line: number };

/** A node of a file. `line` is that of its key. */
type Found = { path: string; keys: string[]; node: unknown; line: number };

const opened = new Map<string, { root: Node | null; lines: LineCounter; resolveAlias: (node: unknown) => unknown }>();

/** Parses a file with the positions of its nodes. JSON is a part of YAML. */
function open(path: string) {
  const known = opened.get(path);
  if (known) return known;
  const lines = new LineCounter();
  const document = parseDocument(readFileSync(path, 'utf8'), { lineCounter: lines });
  const resolveAlias = (node: unknown) => (isAlias(node) ? node.resolve(document) : node);
  const file = { root: document.contents, lines, resolveAlias };
  opened.set(path, file);
  return file;
}

const rootOf = (path: string): Found => ({ path, keys: [], node: open(path).root, line: 1 });

/** Returns the text of `$ref` of a node, or undefined. */
function referenceOf(node: unknown): string | undefined {
  const value: unknown = isMap(node) ? node.get('$ref') : undefined;
  return typeof value === 'string' ? value : undefined;
}

/** Splits a reference into the file, which is relative to another one, and the keys in it. */
function targetOf(reference: string, path: string): { path: string; keys: string[] } {
  const [file = '', pointer = ''] = reference.split('#');
  return { path: file === '' ? path : resolve(dirname(path), file), keys: keysOfPointer(`#${pointer}`) };
}

/** Returns the node below a node, or undefined when it has no such key. */
function childOf({ path, keys, node }: Found, key: string): Found | undefined {
  const { lines, resolveAlias } = open(path);
  const parent = resolveAlias(node);
  const pair = isMap(parent)
    ? parent.items.find((one) => isScalar(one.key) && String(one.key.value) === key)
    : undefined;
  const value: unknown = isSeq(parent) ? parent.items[Number(key)] : pair?.value;
  if (value === undefined) return undefined;
  const start: unknown = pair?.key ?? value;
  const offset = start instanceof Object && 'range' in start && Array.isArray(start.range) ? Number(start.range[0]) : 0;
  return { path, keys: [...keys, key], node: value, line: lines.linePos(offset).line };
}

/** Follows the references of a node to other nodes. */
function followed(found: Found): Found {
  const reference = referenceOf(open(found.path).resolveAlias(found.node));
  if (reference === undefined) return found;
  const target = targetOf(reference, found.path);
  return followed(descend(rootOf(target.path), target.keys));
}

/** Returns the node below a node at the given keys, through references; the deepest one that exists. */
function descend(from: Found, keys: readonly string[]): Found {
  let found = from;
  for (const key of keys) {
    const child = childOf(followed(found), key);
    if (!child) return found;
    found = child;
  }
  return found;
}

/** Returns the targets of all references of a contract by the names that a bundle gives them: the last key of each. */
function findComponents(path: string, components = new Map<string, Found>(), seen = new Set<string>()) {
  seen.add(path);
  visit(open(path).root, {
    Map: (_key, node) => {
      const reference = referenceOf(node);
      if (reference === undefined) return;
      const target = targetOf(reference, path);
      const name = target.keys.at(-1) ?? '';
      if (!components.has(name)) components.set(name, descend(rootOf(target.path), target.keys));
      if (!seen.has(target.path)) findComponents(target.path, components, seen);
    },
  });
  return components;
}

let components: Map<string, Found> | null = null;

/** Returns the start of a place, and the keys below it: a component of the bundle is a part of some file. */
function startOf(keys: string[], path: string): [Found, string[]] {
  const root = rootOf(path);
  const [first, kind = '', name = '', ...rest] = keys;
  if (first !== 'components' || descend(root, [first, kind, name]).keys.length === 3) return [root, keys];
  components ??= findComponents(path);
  const component = components.get(name);
  return component ? [component, rest] : [root, keys];
}

/** Returns the place of a part of the contract in its files, such as `openapi/paths/session.yaml` in this repository. */
export function sourcePlaceOf(pointer: string): SourcePlace {
  const { path, nameOf } = contractFile();
  const { path: found, keys, line } = descend(...startOf(keysOfPointer(pointer), path));
  return { file: nameOf(found), pointer: jsonPointer(...keys), line };
}
