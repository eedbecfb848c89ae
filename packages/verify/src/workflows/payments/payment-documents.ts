import { responseHeadersOf } from '#verify/contract/document.ts';
import { fileNameInHeader } from '#verify/files/downloads.ts';
import { findPdfProblem } from '#verify/files/pdf-check.ts';
import type { Runner, Session } from '#verify/run/runner.ts';

/** Checks that receipt and statement of a payment are PDF files with the right names. A transfer has no receipt. */
export async function checkPaymentDocuments(runner: Runner, session: Session, pk: number, method: string | null) {
  const query = { pay_info_pk: pk };
  const isTransfer = method === '무통장입금';
  const receipt = await runner.requestAs(session, 'getReceipt', { query }, isTransfer ? 'noReceipt' : 'receipt');
  const statement = await runner.requestAs(session, 'getTransaction', { query }, 'statement');
  for (const { exchange } of [receipt, statement]) {
    const { response, operation } = exchange;
    if (!response || response.type === 'application/json') continue;
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
}

/** Checks that another member finds neither the receipts nor the statements of payments. */
export async function checkDocumentsAreHidden(runner: Runner, other: Session, numbers: number[]) {
  const requests = numbers.map((pk) => ({ query: { pay_info_pk: pk } }));
  for (const id of ['getReceipt', 'getTransaction'] as const)
    await runner.requestTogether(other, id, requests, 'notFound');
}
