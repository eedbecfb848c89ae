import { jsonPointer } from '#openapi/json-pointer.ts';
import { findCalendarProblem } from './calendar-problems.ts';

type Reference = { $ref?: string };
type Example = Reference & { value?: { success?: boolean } };
type Schema = Reference & { oneOf?: Schema[]; enum?: unknown[]; 'x-enum-varnames'?: unknown[] };
type Media = { schema?: Schema; examples?: Record<string, Example>; 'x-faker'?: boolean };
type ResponsePart = Reference & { content?: Record<string, Media> };
type Operation = { operationId: string; responses?: Record<string, ResponsePart> };

/** The parts of a bundled contract that are checked. A contract that breaks the lint rules may lack any of them. */
type Contract = {
  paths?: Record<string, Record<string, Operation>>;
  components?: { schemas?: Record<string, Schema> };
};

/** Enums of which the code uses each value by its name. */
const namedEnums = ['ErrorCode'];

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
    Object.entries(item ?? {}).flatMap(([method, operation]) =>
      operation?.operationId ? [{ path, method, operation, keys: ['paths', path, method] }] : [],
    ),
  );

/** Returns why a response needs another example, or null. */
function missingExample(contract: Contract, { schema, examples = {}, 'x-faker': usesFaker }: Media): string | null {
  const valueIn = (example: Example) =>
    (partAt(contract, referencedKeys(example, [])) as Example).value ?? example.value;
  const values = Object.values(examples).map(valueIn);
  if (values.length === 0) return usesFaker ? null : 'no example';
  const hasSuccess = usesFaker || !schema?.oneOf || values.some((value) => value?.success === true);
  return hasSuccess ? null : 'no example of a success';
}

/** Finds the first response without an example. The mock and Prism respond with the examples. */
function findMissingExample(contract: Contract): string | null {
  for (const { operation, keys } of operationsOf(contract)) {
    for (const [status, response] of Object.entries(operation.responses ?? {})) {
      const responseKeys = referencedKeys(response, [...keys, 'responses', status]);
      const { content = {} } = (partAt(contract, responseKeys) ?? {}) as ResponsePart;
      for (const [type, media] of Object.entries(content)) {
        const reason = missingExample(contract, media);
        const pointer = jsonPointer(...responseKeys, 'content', type);
        if (reason) return `${operation.operationId} ${pointer}: the ${status} response has ${reason}.`;
      }
    }
  }
  return null;
}

/** Returns the first operation that uses a schema, directly or through other schemas. */
function userOfSchema(contract: Contract, name: string): string {
  const reaches = (part: unknown, seen: Set<string>): boolean => {
    const references = [...JSON.stringify(part ?? null).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path = '']) => path);
    return references.some((path) => {
      if (path === `components/schemas/${name}`) return true;
      if (seen.has(path)) return false;
      return reaches(partAt(contract, referencedKeys({ $ref: `#/${path}` }, [])), seen.add(path));
    });
  };
  const user = operationsOf(contract).find(({ operation }) => reaches(operation, new Set()));
  return user?.operation.operationId ?? 'no operation';
}

/** Returns why the names of an enum cannot be used in code, or null. */
function nameProblem(schemaName: string, { enum: allValues, 'x-enum-varnames': names }: Schema): string | null {
  // orval writes no entry for null.
  const values = allValues?.filter((value) => value !== null);
  if (!values || !(names || namedEnums.includes(schemaName))) return null;
  if (!names) return 'the enum has no x-enum-varnames';
  if (names.length !== values.length) return `the enum has ${values.length} values, but ${names.length} names`;
  if (new Set(names).size !== names.length) return 'two values of the enum have one name';
  const invalid = names.find((name) => !/^[A-Za-z_]\w*$/.test(String(name)));
  return invalid === undefined ? null : `the name '${invalid}' of the enum is not an identifier`;
}

/** Finds the first enum whose values have no usable names for the generated code. */
function findUnnamedEnum(contract: Contract): string | null {
  for (const [name, schema] of Object.entries(contract.components?.schemas ?? {})) {
    const reason = nameProblem(name, schema);
    const pointer = jsonPointer('components', 'schemas', name);
    if (reason) return `${userOfSchema(contract, name)} ${pointer}: ${reason}.`;
  }
  return null;
}

/**
 * Finds the first part of a contract from which the code cannot be generated: a response without an example, an enum
 * without names, or fees and events that cannot be used.
 * @param contract the bundled contract, which may break the lint rules
 * @returns one sentence with the operation and the JSON pointer in the bundled contract, or null
 */
export const findContractProblem = (contract: object): string | null =>
  findMissingExample(contract) ??
  findUnnamedEnum(contract) ??
  findCalendarProblem('x-fees', partAt(contract, ['components', 'schemas', 'MemberType', 'x-fees'])) ??
  findCalendarProblem('x-events', partAt(contract, ['components', 'schemas', 'ConferenceName', 'x-events']));
