import { responseHeadersOf } from '#verify/contract/document.ts';
import type { Exchange } from '#verify/exchange.ts';
import { fileNameInHeader } from '#verify/files/downloads.ts';
import { findPdfProblem } from '#verify/files/pdf-check.ts';
import type { Runner, Session } from '#verify/run/runner.ts';

/** The receipt or the statement of a payment, with the response that has it. */
export type PaymentDocument = { pk: number; exchange: Exchange; content: string };

/** Returns the content of a PDF without the moments and identifiers that differ each time it is made. */
const contentOfPdf = (bytes: Uint8Array): string =>
  Buffer.from(bytes)
    .toString('latin1')
    .replace(/\/(CreationDate|ModDate)\s*\([^)]*\)/g, '')
    .replace(/\/ID\s*\[[^\]]*\]/g, '');

/** Checks that no payment has the receipt or the statement of another payment. */
export function checkOwnDocuments(runner: Runner, documents: readonly PaymentDocument[]) {
  for (const [index, { pk, exchange, content }] of documents.entries()) {
    const other = documents
      .slice(0, index)
      .find((one) => one.pk !== pk && one.exchange.operation === exchange.operation && one.content === content);
    const message = 'a payment has the receipt or the statement of another payment';
    const texts = { message, expected: 'a document of its own', actual: `the document of payment ${other?.pk}` };
    runner.check(other === undefined, { rule: 'other-record', ...texts }, { exchange, outcomes: [] });
  }
}

/**
 * Checks that receipt and statement of a payment are PDF files with the right names. A transfer has no receipt.
 * @returns the two files, or those that there are
 */
export async function checkPaymentDocuments(
  runner: Runner,
  session: Session,
  pk: number,
  method: string | null,
): Promise<PaymentDocument[]> {
  const documents: PaymentDocument[] = [];
  const query = { pay_info_pk: pk };
  const isTransfer = method === '무통장입금';
  const receipt = await runner.requestAs(session, 'getReceipt', { query }, isTransfer ? 'noReceipt' : 'receipt');
  const statement = await runner.requestAs(session, 'getTransaction', { query }, 'statement');
  for (const { exchange } of [receipt, statement]) {
    const { response, operation } = exchange;
    if (!response || response.type === 'application/json') continue;
    documents.push({ pk, exchange, content: contentOfPdf(response.bytes) });
    const about = { exchange, outcomes: [] };
    const problem = findPdfProblem(response.bytes);
    const message = 'the file is not a complete PDF';
    runner.check(problem === null, { rule: 'bytes', message, actual: String(problem) }, about);
    const pointer = 'header Content-Disposition';
    const actual = fileNameInHeader(response.headers.get('Content-Disposition')) ?? 'none';
    const expected = fileNameInHeader(responseHeadersOf(operation, 200)['Content-Disposition']?.example ?? null) ?? '';
    const wrongName = { rule: 'file-name', message: 'the receipt or statement has the wrong file name', pointer };
    runner.check(actual === expected, { ...wrongName, expected, actual }, about);
  }
  return documents;
}

/** Checks that another member finds neither the receipts nor the statements of payments. */
export async function checkDocumentsAreHidden(runner: Runner, other: Session, numbers: number[]) {
  const requests = numbers.map((pk) => ({ query: { pay_info_pk: pk } }));
  for (const id of ['getReceipt', 'getTransaction'] as const)
    await runner.requestTogether(other, id, requests, 'notFound');
}
