type Reference = { $ref?: string };
type Contract = { paths?: Record<string, Record<string, { operationId: string }>> };

/** Returns the keys of the part of the contract that an object refers to, or the keys of the object itself. */
export const referencedKeys = ({ $ref }: Reference, keys: string[]): string[] =>
  $ref
    ? $ref
        .slice(2)
        .split('/')
        .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
    : keys;

/** Returns the part of a contract at a list of keys, or undefined. */
export const partAt = (contract: object, keys: string[]): unknown =>
  keys.reduce<unknown>((part, key) => (part instanceof Object ? Reflect.get(part, key) : undefined), contract);

/** Lists the operations of a contract with their keys. */
export const operationsOf = ({ paths }: Contract) =>
  Object.entries(paths ?? {}).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ path, method, operation, keys: ['paths', path, method] })),
  );
