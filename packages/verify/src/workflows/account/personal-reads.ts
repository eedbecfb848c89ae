import { currentEvent } from '#verify/contract/contract-event.ts';
import { contractOperation, operationIds } from '#verify/contract/document.ts';
import type { OperationId, RequestInput } from '#verify/exchange.ts';

/** The operations that return data of the member who is logged in, with their requests. */
export const personalReads: [OperationId, RequestInput][] = [
  ['getMemberInfo', {}],
  ['getMemberCompanyInfo', {}],
  ['getMemberEduInfo', {}],
  ['getStudentCertificate', {}],
  ['getAbstractList', { query: { conference_name: currentEvent, row: 100 } }],
  ['getRegisterInfo', { query: { row: 100 } }],
  ['getAnnualFeePaid', {}],
];

/** Returns the operations whose responses a success of an operation may change (`x-changes`). */
export function changedBy(id: OperationId): OperationId[] {
  const names: unknown = Object.entries(contractOperation(id)).find(([keyword]) => keyword === 'x-changes')?.[1];
  return operationIds.filter((operation) => Array.isArray(names) && names.includes(operation));
}
