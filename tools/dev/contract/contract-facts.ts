import { isMap, isSeq } from 'yaml';
import { type ContractEntry, type ContractNode, type ContractReader, plainValue } from './contract-nodes.ts';

/** A statement of a contract about an operation: the value of a keyword, or the state of a named part. */
export type Fact = {
  /** The operationId, or `*` for what concerns all operations. */
  operation: string;
  isResponse: boolean;
  /** The names of the statuses, parameters and fields from the operation to the keyword. */
  field: string;
  keyword: string;
  value: unknown;
  /** The file, line and column. */
  place: string;
};

/** The keywords with parts, and what a part is called. */
const parts: Readonly<Record<string, string>> = {
  requestBody: 'request body',
  parameters: 'parameter',
  responses: 'response',
  headers: 'header',
  content: 'media type',
  properties: 'field',
  oneOf: 'alternative',
  examples: 'example',
};
const unnamed = ['requestBody', 'content', 'oneOf'];

const isStructure = (node: unknown) => isMap(node) || (isSeq(node) && node.items.every(isMap));

type Position = Pick<Fact, 'operation' | 'isResponse'> & { keys: string[]; fields: string[]; ancestors: unknown[] };

/**
 * Lists what a contract states about each operation, without references, so that two contracts can be compared.
 * @returns the facts by keys that do not depend on files; below a part, all keys begin with its key
 */
export function contractFacts({ root, entriesOf }: ContractReader): Map<string, Fact> {
  const facts = new Map<string, Fact>();

  const valueAt = (node: ContractNode, name: string): unknown => {
    const entry = entriesOf(node).findLast(({ key }) => key === name);
    return entry && plainValue(entry.value);
  };
  const add = ({ operation, isResponse, fields, keys }: Position, keyword: string, value: unknown, place: string) =>
    facts.set([...keys, ''].join('\n'), { operation, isResponse, field: fields.join('.'), keyword, value, place });

  /** Adds what an object states. Within an extension, all values belong to its keyword. */
  function addNode(at: Position, node: ContractNode, extension?: string) {
    if (at.ancestors.includes(node.node)) return;
    const ancestors = [...at.ancestors, node.node];
    for (const entry of entriesOf(node)) {
      const { key, place, value } = entry;
      const within = extension ?? (key.startsWith('x-') ? key : undefined);
      const below = { ...at, ancestors, keys: [...at.keys, key], fields: extension ? [...at.fields, key] : at.fields };
      if (!within && parts[key]) addParts({ ...below, isResponse: at.isResponse || key === 'responses' }, node, entry);
      else if (isStructure(value.node) && key !== 'example') addNode(below, value, within);
      // `required` is the state of parts, and `security` depends on the root.
      else if (within || (key !== 'required' && key !== 'security'))
        add(below, within ?? key, plainValue(value), place);
    }
  }

  function addParts(at: Position, owner: ContractNode, { key: keyword, ...entry }: ContractEntry) {
    const required = keyword === 'properties' ? [valueAt(owner, 'required')].flat() : [];
    for (const { key, place, value } of keyword === 'requestBody' ? [{ key: '', ...entry }] : entriesOf(entry.value)) {
      const name = keyword === 'parameters' ? String(valueAt(value, 'name')) : key;
      const fields = unnamed.includes(keyword) ? at.fields : [...at.fields, name];
      const below = { ...at, keys: [...at.keys, name], fields };
      const isRequired = required.includes(name) || valueAt(value, 'required') === true;
      const isExample = keyword === 'examples';
      const state = isExample ? valueAt(value, 'value') : isRequired ? 'required' : 'optional';
      add(below, parts[keyword] ?? keyword, state, place);
      if (!isExample) addNode(below, value);
    }
  }

  const at = { operation: '*', isResponse: false, keys: [], fields: [], ancestors: [] };
  const security = valueAt(root, 'security');
  for (const { key, value } of entriesOf(root)) {
    if (key === 'info' || key === 'servers') addNode({ ...at, keys: [key] }, value);
    const schemes = key === 'components' && entriesOf(value).find((entry) => entry.key === 'securitySchemes');
    if (schemes) addNode({ ...at, keys: [key] }, schemes.value);
    for (const path of key === 'paths' ? entriesOf(value) : [])
      for (const { key: method, place, value: operation } of entriesOf(path.value)) {
        const start = { ...at, operation: String(valueAt(operation, 'operationId')), keys: [path.key, method] };
        add(start, 'operation', `${method.toUpperCase()} ${path.key}`, place);
        add(
          { ...start, keys: [...start.keys, 'security'] },
          'security',
          valueAt(operation, 'security') ?? security,
          place,
        );
        addNode(start, operation);
      }
  }
  return facts;
}
