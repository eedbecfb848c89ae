import type { operations } from '#src/api/generated/schema.ts';
import { type ContractDocument, contractInUse, operationsOf, ownContract } from './contract-file.ts';
import { isJsonObject } from './json-values.ts';

/** The operationId of an operation. One that only `--contract` has is handled like those of the type. */
export type OperationId = keyof operations;

/** What the verifier needs to know of an operation in order to request it. The method is in upper case. */
type OperationRow = { method: string; path: string; token: 'required' | 'optional' | 'none' };

/** Reports a request to an operation that the contract of the run does not have. */
export class OperationMissing extends Error {
  constructor(id: string) {
    super(`the contract has no operation ${id}`);
  }
}

/** Returns whether an operation requires, accepts or ignores a member's token. */
function tokenRequirement(alternatives: Record<string, unknown>[]): OperationRow['token'] {
  const withToken = alternatives.filter((schemes) => 'AccessToken' in schemes).length;
  if (withToken === 0) return 'none';
  return withToken === alternatives.length ? 'required' : 'optional';
}

const rowsOf = (document: ContractDocument) =>
  operationsOf(document).map(({ path, method, operation }): [string, OperationRow] => {
    const token = tokenRequirement(operation.security ?? document.security ?? []);
    return [operation.operationId, { method: method.toUpperCase(), path, token }];
  });

const ownIds = operationsOf(ownContract).map(({ operation }) => operation.operationId);

/** Returns why the verifier cannot request an operation of which it knows only the contract, or null. */
function unrequestableReason({ path, operation }: ReturnType<typeof operationsOf>[number]): string | null {
  if (path.includes('{')) return 'its path has parameters';
  const parameters = (operation.parameters ?? []).filter(isJsonObject);
  const withoutExample = parameters.find((parameter) => parameter.required === true && !('example' in parameter));
  if (withoutExample) return `its parameter ${withoutExample.name} has no example`;
  const content = isJsonObject(operation.requestBody) ? operation.requestBody.content : {};
  const media = isJsonObject(content) ? Object.values(content).filter(isJsonObject) : [];
  if (media.some(({ examples }) => !isJsonObject(examples))) return 'its body has no examples';
  return ['200', '400'].every((status) => status in operation.responses) ? null : 'it has no response 200 or 400';
}

/** The operations of the contract for which the verifier has no workflow, and why some are not checked at all. */
const unknownOperations = operationsOf(contractInUse())
  .filter(({ operation }) => !ownIds.includes(operation.operationId))
  .map((found) => ({ id: found.operation.operationId, reason: unrequestableReason(found) }));

const uncheckedIds = unknownOperations.flatMap(({ id, reason }) => (reason === null ? [] : [id]));
const rows = new Map(rowsOf(contractInUse()).filter(([id]) => !uncheckedIds.includes(id)));

/** Tells whether the verifier checks an operation: it is in the contract of the run, and can be requested. */
export const hasOperation = (id: string): id is OperationId => rows.has(id);

/** The operations that the verifier checks, in the order of the contract. */
export const operationIds: readonly OperationId[] = [...rows.keys()].filter(hasOperation);

/** Returns the methods that a path does not have. Web servers and CORS use HEAD and OPTIONS, so they are left out. */
export function undocumentedMethods(id: OperationId): string[] {
  const { path } = operationTable[id];
  const documented = operationsOf(contractInUse()).flatMap((found) => (found.path === path ? [found.method] : []));
  return ['get', 'post', 'put', 'patch', 'delete']
    .filter((method) => !documented.includes(method))
    .map((method) => method.toUpperCase());
}

/** Returns the tag of an operation in the verifier's own contract; an empty text for other operations. */
export const tagOf = (id: OperationId): string =>
  operationsOf(ownContract).find(({ operation }) => operation.operationId === id)?.operation.tags?.[0] ?? '';

/** The operations of each name that the command line accepts: those of the contract, and its tags. */
export const operationsByName: ReadonlyMap<string, readonly OperationId[]> = new Map([
  ...Map.groupBy(operationIds, tagOf),
  ...operationIds.map((id): [string, OperationId[]] => [id, [id]]),
]);

/** Method, path and token requirement of each operation. Those that `--contract` lacks are never requested. */
// The own contract has all operations of the type.
export const operationTable = Object.fromEntries([...rowsOf(ownContract), ...rows]) as Readonly<
  Record<OperationId, OperationRow>
>;

/** Tells whether an operation accepts an access token. */
export const takesToken = (id: OperationId): boolean => operationTable[id].token !== 'none';

/** Returns one line for each operation in which the contract of `--contract` differs from the verifier's own. */
export const describeContractDifferences = (): string[] => [
  ...ownIds
    .filter((id) => !rows.has(id))
    .map((id) => `The contract has no operation ${id}, so its checks were left out.`),
  ...unknownOperations.map(({ id, reason }) =>
    reason === null
      ? `The verifier has no workflow for the operation ${id}. It was checked with invalid and extreme requests only.`
      : `The operation ${id} was not checked, because ${reason}.`,
  ),
];

/** The operations that store nothing and send no mail, although their method is POST. */
const readingPosts: ReadonlySet<OperationId> = new Set([
  ...(['login', 'logout', 'requestToken', 'checkJoinDuplicate', 'findMemberId'] as const),
  ...(['checkRegisterDuplicate', 'getAnnualFeePaid'] as const),
]);

/**
 * Tells whether an operation stores data or sends mail. An unknown one might do so, unless its method is GET. Without
 * `--write`, such an operation gets no request that a server might accept.
 */
export const writesData = (id: OperationId): boolean => operationTable[id].method !== 'GET' && !readingPosts.has(id);
