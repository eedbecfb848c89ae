import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parse } from 'yaml';
import { isJsonObject, resolveIn } from './json-values.ts';

/** An operation object of a contract, with the parts that are checked when it is read. */
type OperationObject = {
  operationId: string;
  tags?: string[];
  security?: Record<string, unknown>[];
  parameters?: unknown[];
  requestBody?: unknown;
  responses: object;
};

/** A contract in one file. */
export type ContractDocument = {
  security?: Record<string, unknown>[];
  paths: Record<string, Record<string, OperationObject>>;
};

/** A contract cannot be used. The message is one sentence for the terminal. */
export class ContractError extends Error {}

const require = createRequire(import.meta.url);
const httpMethods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];

/** Lists the operations of a document: the path, the method in lower case, and the operation object. */
export const operationsOf = ({ paths }: ContractDocument) =>
  Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, operation]) =>
      httpMethods.includes(method) ? [{ path, method, operation }] : [],
    ),
  );

/** Puts the parameters and the body that an operation refers to into the operation itself, as the verifier expects. */
function inlineReferences(document: object, item: Record<string, unknown>, operation: Record<string, unknown>): void {
  const parameters = [item.parameters, operation.parameters].flatMap((list) => (Array.isArray(list) ? list : []));
  if (parameters.length > 0) operation.parameters = parameters.map((parameter) => resolveIn(document, parameter));
  if (operation.requestBody) operation.requestBody = resolveIn(document, operation.requestBody);
}

/** Throws a ContractError unless the verifier can work on a document. */
function checkDocument(document: unknown, name: string): asserts document is ContractDocument {
  if (!isJsonObject(document) || !/^3\.1\b/.test(String(document.openapi)) || !isJsonObject(document.paths))
    throw new ContractError(`${name} is not an OpenAPI 3.1 document with paths.`);
  const [, file] = /"\$ref":"([^#"][^"]*)"/.exec(JSON.stringify(document)) ?? [];
  const remedy = 'Bundle it into one file first, as `redocly bundle` does.';
  if (file) throw new ContractError(`${name} refers to the file ${file}. ${remedy}`);
  for (const [path, item] of Object.entries(document.paths)) {
    if (!isJsonObject(item)) throw new ContractError(`${name} has no operations for the path ${path}.`);
    for (const method of httpMethods.filter((one) => one in item)) {
      const operation = item[method];
      if (!isJsonObject(operation) || typeof operation.operationId !== 'string' || !isJsonObject(operation.responses))
        throw new ContractError(`${name} needs an operationId and responses for ${method.toUpperCase()} ${path}.`);
      inlineReferences(document, item, operation);
    }
  }
}

/** Returns what an action returns. @throws ContractError with the first line of the error of the action */
function attempt<Result>(problem: string, action: () => Result): Result {
  try {
    return action();
  } catch (error) {
    const [reason] = String(error instanceof Error ? error.message : error).split('\n');
    throw new ContractError(`${problem}: ${reason}`);
  }
}

/**
 * Reads a contract from a file.
 * @param file the path of one bundled file, JSON or YAML
 * @throws ContractError when the file cannot be read, or is not an OpenAPI 3.1 document
 */
function readContract(file: string | URL): ContractDocument {
  const name = `the contract ${file}`;
  const text = attempt(`cannot read ${name}`, () => readFileSync(file, 'utf8'));
  const document: unknown = attempt(`${name} is neither JSON nor YAML`, () =>
    /^\s*\{/.test(text) ? JSON.parse(text) : parse(text, { maxAliasCount: -1 }),
  );
  checkDocument(document, name);
  return document;
}

/** The contract in the package of the verifier, beside the bundled code. */
const packagedContract = new URL('./openapi.json', import.meta.url);
const isPackaged = existsSync(packagedContract);
const inRepository = (path: string): string => require.resolve(`hanbit-society-site/${path}`);

/** The contract that belongs to the verifier. Its workflows are written for the operations of this contract. */
export const ownContract: ContractDocument = readContract(
  isPackaged ? packagedContract : pathToFileURL(inRepository('mocks/generated/contract.json')),
);

let contract = ownContract;
let givenFile: string | null = null;
let isRead = false;

/** Replaces the contract of the run (`--contract`). It must be called before any other module reads the contract. */
export function useContract(file: string): void {
  if (isRead) throw new Error('the contract is in use already');
  contract = readContract(file);
  givenFile = file;
  const idsOf = (document: ContractDocument) => operationsOf(document).map(({ operation }) => operation.operationId);
  const ownIds = idsOf(ownContract);
  if (!idsOf(contract).some((id) => ownIds.includes(id)))
    throw new ContractError(`the contract ${file} has none of the operations that the verifier checks.`);
}

/** Returns the contract of the run. */
export function contractInUse(): ContractDocument {
  isRead = true;
  return contract;
}

/** Returns the first file of the contract of the run as its authors write it, and how reports name a file of it. */
export function contractFile(): { path: string; nameOf: (path: string) => string } {
  const given = givenFile;
  if (given !== null) return { path: given, nameOf: () => given };
  if (isPackaged) return { path: fileURLToPath(packagedContract), nameOf: () => 'openapi.json' };
  const path = inRepository('openapi/openapi.yaml');
  return { path, nameOf: (file) => relative(dirname(dirname(path)), file).replaceAll('\\', '/') };
}
