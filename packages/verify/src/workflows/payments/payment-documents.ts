import { responseHeadersOf } from '#verify/contract/document.ts';
import type { OperationId } from '#verify/exchange.ts';
import { fileNameInHeader } from '#verify/files/downloads.ts';
import { findPdfProblem } from '#verify/files/pdf-check.ts';
import { requestTogether } from '#verify/requests/simultaneous-requests.ts';
import type { Session } from '#verify/run/run-context.ts';
import type { Runner } from '#verify/run/runner.ts';

/** Returns the file name in the example of the contract. */
const expectedFileName = (id: OperationId) =>
  fileNameInHeader(responseHeadersOf(id, 200)['Content-Disposition']?.example ?? null);

/** Checks that receipt and statement of a payment are PDF files with the right names. A transfer has no receipt. */
export async function checkPaymentDocuments(runner: Runner, session: Session, pk: number, method: string | null) {
  const query = { pay_info_pk: pk };
  const isTransfer = method === '무통장입금';
  const answers = [
    await runner.requestAs(session, 'getReceipt', { query }, isTransfer ? 'noReceipt' : 'receipt'),
    await runner.requestAs(session, 'getTransaction', { query }, 'statement'),
  ];
  for (const { exchange } of answers) {
    const { response } = exchange;
    if (!response || response.type === 'application/json') continue;
    const about = { exchange, outcomes: [] };
    const problem = findPdfProblem(response.bytes);
    const message = 'the file is not a complete PDF';
    runner.check(problem === null, { rule: 'bytes', message, actual: String(problem) }, about);
    const actual = fileNameInHeader(response.headers.get('Content-Disposition')) ?? 'none';
    const expected = expectedFileName(exchange.operation) ?? 'none';
    const wrongName = { rule: 'file-name', message: 'the receipt or statement has the wrong file name' };
    runner.check(actual === expected, { ...wrongName, pointer: 'header Content-Disposition', expected, actual }, about);
  }
  const [receipt, statement] = answers.map(({ exchange }) => exchange.response?.bytes ?? new Uint8Array());
  if (isTransfer || !receipt || !statement) return;
  const message = 'the statement is the same file as the receipt';
  runner.check(Buffer.compare(receipt, statement) !== 0, { rule: 'bytes', message });
}

/** Checks that another member finds neither the receipts nor the statements of payments. */
export async function checkDocumentsAreHidden(runner: Runner, other: Session, numbers: number[]) {
  const requests = numbers.map((pk) => ({ query: { pay_info_pk: pk } }));
  for (const id of ['getReceipt', 'getTransaction'] as const)
    await requestTogether(runner, other, id, requests, 'notFound');
}
