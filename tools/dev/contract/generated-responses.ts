import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { HttpHandler } from 'msw';
import { contractName, createContractAjv, type Problem, validationProblem } from '#mocks/http/contract-ajv.ts';
import { seededResponse } from '#mocks/http/seeded-response.ts';
import { jsonPointer } from '#openapi/json-pointer.ts';
import { operationsOf, partAt, referencedKeys } from './bundled-contract.ts';
import { handlerName } from './operation-table.ts';

/**
 * Checks the response of each generated handler against the contract. The mock gives exactly these responses for
 * operations without a handler, because faker starts with a fixed seed.
 * @param contract the bundled contract
 * @param folder the folder of client.msw.ts
 * @throws Error with a line for each wrong response: the operation, and the JSON pointers of the schema and of a wrong value
 */
export async function checkGeneratedResponses(contract: object, folder: string): Promise<void> {
  const factories: Record<string, unknown> = await import(pathToFileURL(join(folder, 'client.msw.ts')).href);
  const ajv = createContractAjv(contract);

  /** Returns the keys of the schema of a response, and its first problem. */
  const check = async (keys: string[], response: Response): Promise<{ keys: string[]; problem: Problem | null }> => {
    const type = response.headers.get('Content-Type')?.split(';')[0] ?? '';
    const reference = partAt(contract, [...keys, 'responses', String(response.status)]);
    const responseKeys = referencedKeys(Object(reference), [...keys, 'responses', String(response.status)]);
    const schemaKeys = [...responseKeys, 'content', type, 'schema'];
    if (!partAt(contract, schemaKeys))
      return { keys: schemaKeys, problem: { pointer: '', reason: 'no such response' } };
    if (type !== 'application/json') return { keys: schemaKeys, problem: null };
    const validator = ajv.compile({ $ref: `${contractName}${jsonPointer(...schemaKeys)}` });
    return { keys: schemaKeys, problem: validationProblem(validator, await response.json(), '') };
  };

  const problems: string[] = [];
  for (const { path, method, operation, keys } of operationsOf(contract)) {
    const create = factories[handlerName(operation.operationId)] as () => HttpHandler;
    const request = new Request(`http://mock.test${path}`, { method: method.toUpperCase() });
    const response = await seededResponse(create(), request);
    const { keys: schemaKeys, problem } = await check(keys, response);
    if (!problem) continue;
    problems.push(
      `${operation.operationId} ${jsonPointer(...schemaKeys)}: faker's response breaks the schema at ${problem.pointer || '/'} (${problem.reason}) Add an example to the response or to that schema.`,
    );
  }
  if (problems.length > 0) throw new Error(problems.join('\n'));
}
