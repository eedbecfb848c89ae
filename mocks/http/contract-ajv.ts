import Ajv, { type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describeError } from './schema-error.ts';

/** A violation of the contract: its location as a JSON pointer, and the reason as a Korean sentence. */
export type Problem = { pointer: string; reason: string };

/** The name of the contract in the references of schemas, such as `contract#/components/schemas/Pk`. */
export const contractName = 'contract';

/** Returns the names of all extensions of a contract. Ajv throws at an unknown keyword. */
function extensionsOf(contract: object): string[] {
  const names = new Set<string>();
  JSON.stringify(contract, (key, value) => {
    if (key.startsWith('x-')) names.add(key);
    return value;
  });
  return [...names];
}

/** Creates the validator for the schemas of a contract (OpenAPI 3.1, JSON Schema 2020-12). */
export function createContractAjv(contract: object): Ajv {
  const ajv = addFormats.default(
    new Ajv({
      // The contract document itself is not a JSON schema. Redocly lints its schemas.
      validateSchema: false,
      strictTypes: false,
      addUsedSchema: false,
      verbose: true,
    }),
  );
  ajv.addVocabulary([...extensionsOf(contract), 'example', ...Object.keys(contract)]);
  ajv.addSchema(contract, contractName);
  return ajv;
}

/** Returns the error with the longest path. It is the most specific one, because `oneOf` reports errors of each branch. */
function deepestError(errors: ErrorObject[] | null | undefined): ErrorObject | undefined {
  const depth = (error: ErrorObject) => error.instancePath.split('/').length - (error.keyword === 'oneOf' ? 0.5 : 0);
  return errors?.reduce((one, other) => (depth(other) > depth(one) ? other : one));
}

/**
 * Validates a value.
 * @param location the JSON pointer of the value, such as `/body`
 * @returns the first problem, or null
 */
export function validationProblem(validator: ValidateFunction, value: unknown, location: string): Problem | null {
  if (validator(value)) return null;
  const error = deepestError(validator.errors);
  return error ? describeError(error, location) : { pointer: location, reason: '형식이 올바르지 않습니다.' };
}
