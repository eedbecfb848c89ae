import { society } from '#src/content/society.ts';

/** A document that proves a payment: the receipt of a card payment, or the transaction statement of any payment. */
export type PaymentDocumentKind = 'receipt' | 'transaction';

const fileNames = new Map<string, string>([
  ['receipt', `${society.name} 영수증.pdf`],
  ['transaction', `${society.name} 거래명세서.pdf`],
]);

/**
 * Returns the file name for a payment document.
 * @param kind one of `PaymentDocumentKind`; any other text returns a general name
 */
export const paymentDocumentFileName = (kind: string): string => fileNames.get(kind) ?? '결제내역.pdf';
