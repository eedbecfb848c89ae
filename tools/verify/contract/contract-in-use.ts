import { type ContractDocument, ownFile, readContract } from './contract-file.ts';

/** The contract that belongs to the verifier. Its workflows are written for the operations of this contract. */
export const ownContract: ContractDocument = readContract(ownFile('openapi.json', 'mocks/generated/contract.json'));

let contract = ownContract;
let isRead = false;

/**
 * Replaces the contract of the run (`--contract`). It must be called before any other module reads the contract.
 * @throws ContractError when the file cannot be used
 * @throws Error when a module has read the contract already
 */
export function useContract(file: string): void {
  if (isRead) throw new Error('the contract is in use already');
  contract = readContract(file);
}

/** Returns the contract of the run. */
export function contractInUse(): ContractDocument {
  isRead = true;
  return contract;
}
