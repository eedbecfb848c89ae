import { operationIds } from '#mocks/http/document.ts';
import { accessMutants } from './access-mutants.ts';
import { constraintMutants } from './constraint-mutants.ts';
import { responseMutants } from './envelope-mutants.ts';
import { fieldMutants } from './field-mutants.ts';
import { fileMutants } from './file-mutants.ts';
import { listMutants } from './list-mutants.ts';
import type { ExcludedMutant, Mutant } from './mutant.ts';
import { secretMutants } from './secret-mutants.ts';
import { storeMutants } from './store-mutants.ts';
import { textMutants } from './text-mutants.ts';

/** Derives the mutants of every operation from the contract, and lists those that a rule excludes. */
export function deriveMutants(): { mutants: Mutant[]; excluded: ExcludedMutant[] } {
  const derived = operationIds.map((id) => {
    const fields = fieldMutants(id);
    const constraints = constraintMutants(id);
    const texts = textMutants(id);
    const mutants = [
      ...fields.mutants,
      ...responseMutants(id),
      ...listMutants(id),
      ...constraints.mutants,
      ...texts.mutants,
      ...accessMutants(id),
      ...secretMutants(id),
      ...storeMutants(id),
      ...fileMutants(id),
    ];
    return { mutants, excluded: [...fields.excluded, ...constraints.excluded, ...texts.excluded] };
  });
  return {
    mutants: derived.flatMap(({ mutants }) => mutants),
    excluded: derived.flatMap(({ excluded }) => excluded),
  };
}
