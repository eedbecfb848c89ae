import { posix } from 'node:path';
import { type Document, isAlias, isMap, isNode, isSeq, LineCounter, parseDocument } from 'yaml';

type ContractFile = { path: string; document: Document; lines: LineCounter };

/** A value of a contract in its file. */
export type ContractNode = { file: ContractFile; node: unknown };

/** An entry of an object or a list of a contract, with its file, line and column. */
export type ContractEntry = { key: string; value: ContractNode; place: string };

/** Reads a contract: its root, and the entries and the JSON value of each node. References are followed. */
export type ContractReader = {
  root: ContractNode;
  /** Returns the entries of an object or a list; of other values, none. @throws Error if a reference has no target */
  entriesOf: (value: ContractNode) => ContractEntry[];
};

/** Returns the JSON value of a node, in which references are not followed. */
export const plainValue = ({ file, node }: ContractNode): unknown =>
  isNode(node) ? node.toJS(file.document) : undefined;

/**
 * Opens a contract with the files that it refers to.
 * @param path the path of the contract
 * @param read returns the text of a file, or undefined if there is none
 * @param name returns the name of a file for messages
 * @throws Error with file and line, if the contract is neither YAML nor JSON
 */
export function openContract(
  path: string,
  read: (path: string) => string | undefined,
  name: (path: string) => string,
): ContractReader {
  const files = new Map<string, ContractFile>();

  const placeOf = ({ path, lines }: Pick<ContractFile, 'path' | 'lines'>, offset: number) => {
    const { line, col } = lines.linePos(offset);
    return `${name(path)}:${line}:${col}`;
  };

  function fileAt(path: string): ContractFile | undefined {
    const text = files.has(path) ? undefined : read(path);
    if (text === undefined) return files.get(path);
    const lines = new LineCounter();
    const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
    const [error] = document.errors;
    if (error) throw new Error(`${placeOf({ path, lines }, error.pos[0])}: ${error.message}`);
    files.set(path, { path, document, lines });
    return files.get(path);
  }

  function targetOf(file: ContractFile, reference: string, place: string): ContractNode {
    const [path, pointer = ''] = reference.split('#');
    const target = path ? fileAt(posix.join(posix.dirname(file.path), path)) : file;
    const keys = pointer
      .split('/')
      .slice(1)
      .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
    const node = target?.document.getIn(keys, true);
    if (!target || !node) throw new Error(`${place}: the reference ${reference} has no target.`);
    return { file: target, node };
  }

  function entriesOf({ file, node }: ContractNode): ContractEntry[] {
    const pairs = isMap(node)
      ? node.items.map(({ key, value }) => ({ key: String(key), at: key, value }))
      : isSeq(node)
        ? node.items.map((value, index) => ({ key: String(index), at: value, value }))
        : [];
    return pairs.flatMap(({ key, at, value }) => {
      const place = placeOf(file, (isNode(at) && at.range?.[0]) || 0);
      if (key === '$ref') return entriesOf(targetOf(file, String(value), place));
      return [{ key, place, value: { file, node: isAlias(value) ? value.resolve(file.document) : value } }];
    });
  }

  const file = fileAt(path);
  if (!file || !isMap(file.document.contents) || !file.document.has('paths'))
    throw new Error(`${name(path)} is not an OpenAPI contract.`);
  return { root: { file, node: file.document.contents }, entriesOf };
}
