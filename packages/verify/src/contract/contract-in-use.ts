import { type ContractDocument, ContractError, operationsOf, ownFile, readContract } from './contract-file.ts';

/** The contract that belongs to the verifier. Its workflows are written for the operations of this contract. */
export const ownContract: ContractDocument = readContract(ownFile('openapi.json', 'mocks/generated/contract.json'));

let contract = ownContract;
let isRead = false;

/** Replaces the contract of the run (`--contract`). It must be called before any other module reads the contract. */
export function useContract(file: string): void {
  if (isRead) throw new Error('the contract is in use already');
  contract = readContract(file);
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
