/** Reads the schemas of the contract and checks requests with them. */
import { readdirSync, readFileSync } from 'node:fs';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { parse } from 'yaml';
import { badRequest } from './envelope.ts';

const folder = new URL('../../../openapi/', import.meta.url);
const base = 'https://contract.example/';

const ajv = new Ajv2020({ strict: false });
addFormats.default(ajv);
for (const part of ['schemas', 'paths']) {
  for (const file of readdirSync(new URL(`${part}/`, folder))) {
    // The merge keys and anchors of YAML are resolved here; `$ref` is resolved by the validator.
    const content: unknown = parse(readFileSync(new URL(`${part}/${file}`, folder), 'utf8'));
    if (typeof content === 'object' && content !== null) ajv.addSchema(content, `${base}${part}/${file}`);
  }
}

/**
 * Returns a check of one schema of the contract.
 * @param pointer the file and the name, for example `session.yaml#/LoginRequest`
 */
function validator<T>(pointer: string): ValidateFunction<T> {
  const found = ajv.getSchema<T>(`${base}schemas/${pointer}`);
  if (!found) throw new Error(`The contract has no schema ${pointer}.`);
  return found;
}

/**
 * Returns a function that returns its input when the schema accepts it.
 * @param pointer the file and the name, for example `session.yaml#/LoginRequest`
 * @throws Failure with code 40, from the returned function
 */
export function checked<T>(pointer: string): (input: unknown) => T {
  const validate = validator<T>(pointer);
  return (input) => {
    if (!validate(input)) throw badRequest();
    return input;
  };
}

/** Converts a decimal number without sign; other texts stay as they are, and the schema then rejects them. */
const toNumber = (value: unknown) => (typeof value === 'string' && /^\d{1,10}$/.test(value) ? Number(value) : value);

/** Returns a copy of texts in which the named fields are numbers. */
export const withNumbers = (input: Record<string, unknown>, names: string[]) =>
  Object.fromEntries(
    Object.entries(input).map(([name, value]) => [name, names.includes(name) ? toNumber(value) : value]),
  );

/**
 * Returns a function that reads the query of an operation. Parameters that the contract does not name are ignored.
 * @param operation the file and the pointer, for example `board.yaml#/getInfo/get`
 * @param numbers the parameters that are integers
 * @throws Failure with code 40, from the returned function
 */
export function checkedQuery<T>(
  operation: string,
  parameters: { name: string; required?: boolean }[],
  numbers: string[],
): (query: unknown) => T {
  const validate = ajv.compile<T>({
    type: 'object',
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
    properties: Object.fromEntries(
      parameters.map(({ name }, index) => [name, { $ref: `${base}paths/${operation}/parameters/${index}/schema` }]),
    ),
  });
  return (query) => {
    const input: unknown = withNumbers({ ...(typeof query === 'object' ? query : {}) }, numbers);
    if (!validate(input)) throw badRequest();
    return input;
  };
}

/** Returns method and path of each operation of the contract. */
export function operations(): { method: 'GET' | 'POST'; url: string }[] {
  const { paths }: { paths: Record<string, { $ref: string }> } = parse(
    readFileSync(new URL('openapi.yaml', folder), 'utf8'),
  );
  return Object.entries(paths).map(([url, { $ref }]) => {
    const [file = '', name = ''] = $ref.split('#/');
    const content: Record<string, object> = parse(readFileSync(new URL(file, folder), 'utf8'));
    return { method: 'get' in (content[name] ?? {}) ? 'GET' : 'POST', url };
  });
}
