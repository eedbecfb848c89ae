import { jsonPointer } from '#openapi/json-pointer.ts';
import { type Contract, operationsOf } from './contract.ts';
import { effects } from './contract-changes.ts';

/** The keywords with a value that code needs: limits, and the extensions on which the messages depend. */
const keywords = ['minLength', 'maxLength', 'minItems', 'maxItems'];
for (const [name, effect] of effects)
  if (name.startsWith('x-') && effect !== 'warning' && effect !== 'information') keywords.push(name);

/** Returns a constant's name: the owner and the keyword, as in `cellMaxLength` and `loginMaxAttempts`. */
function constantName(owner: string, keyword: string): string {
  const words = [owner, ...keyword.replace(/^x-/, '').split('-')];
  const name = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
  return name.charAt(0).toLowerCase() + name.slice(1);
}

/** Throws for an extension without an effect, for example a misspelled one. */
function checkExtensions(node: unknown, keys: string[] = []): void {
  if (typeof node !== 'object' || node === null) return;
  for (const [key, value] of Object.entries(node)) {
    if (key.startsWith('x-') && !effects.has(key))
      throw new Error(`The contract has an unknown extension: ${jsonPointer(...keys, key)}.`);
    if (key !== 'example' && key !== 'examples') checkExtensions(value, [...keys, key]);
  }
}

/**
 * Generates a constant for each limit of a named schema, and for each extension of a schema, response or operation. Code
 * and texts read them where orval's limits of a request do not have the value.
 * @returns the code of a TypeScript module
 * @throws Error for an unknown extension, and for two constants with the same name
 */
export function contractConstants(contract: Contract): string {
  checkExtensions(contract);
  const owners = [
    ...Object.entries(contract.components.schemas),
    ...Object.entries(contract.components.responses ?? {}),
    ...operationsOf(contract).map(({ operation }) => [operation.operationId, operation] as const),
  ];
  const rows = owners.flatMap(([owner, node]) =>
    keywords.flatMap((keyword) => {
      const value = node[keyword];
      // A minimum of 0 or 1 says only whether a text or a list may be empty.
      if (value === undefined || value === 0 || value === 1) return [];
      const literal = typeof value === 'object' ? `${JSON.stringify(value)} as const` : JSON.stringify(value);
      return [{ name: constantName(owner, keyword), literal }];
    }),
  );
  const names = rows.map(({ name }) => name);
  const repeated = names.find((name, index) => names.indexOf(name) !== index);
  if (repeated) throw new Error(`Two values of the contract have the name ${repeated}. Rename a schema.`);
  return rows.map(({ name, literal }) => `export const ${name} = ${literal};\n`).join('');
}
