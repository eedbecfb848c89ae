import { currentEvent } from '#verify/contract/contract-event.ts';
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
