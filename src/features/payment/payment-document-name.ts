import { society } from '#src/content/society.ts';

/** What proves a payment: the receipt of a card, the statement of any. */
export type DocumentKind = 'receipt' | 'transaction';

const names = new Map<string, string>([
  ['receipt', `${society.name} 영수증.pdf`],
  ['transaction', `${society.name} 거래명세서.pdf`],
]);

/** The name that a document is saved under. @param kind one of `DocumentKind`; any other has a name too */
export const documentName = (kind: string): string => names.get(kind) ?? '결제내역.pdf';
