import { missingOperations, operationsWithoutWorkflow, uncheckedOperations } from './operations.ts';

/** Returns one line for each operation in which the contract of `--contract` differs from the verifier's own. */
export const describeContractDifferences = (): string[] => [
  ...missingOperations.map((id) => `The contract has no operation ${id}, so its checks were left out.`),
  ...operationsWithoutWorkflow.map(
    (id) => `The verifier has no workflow for the operation ${id}. It was checked with generated requests only.`,
  ),
  ...uncheckedOperations.map(({ id, reason }) => `The operation ${id} was not checked, because ${reason}.`),
];
