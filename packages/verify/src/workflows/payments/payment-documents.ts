import { responseHeadersOf } from '#verify/contract/document.ts';
import type { OperationId } from '#verify/exchange.ts';
import { fileNameInHeader } from '#verify/files/downloads.ts';
import { findPdfProblem } from '#verify/files/pdf-check.ts';
import { requestTogether } from '#verify/requests/simultaneous-requests.ts';
import { runAtOnce } from '#verify/run/run-at-once.ts';
import type { MemberSession } from '#verify/run/run-context.ts';
import type { WorkflowRunner } from '#verify/run/workflow-runner.ts';
import { readPayments } from './payment-state.ts';

/** The bytes of a receipt, null for a transfer, and of a transaction statement. */
export type PaymentDocuments = { receipt: Uint8Array | null; statement: Uint8Array };

/** Checks that no two payments of a member have the same receipt or the same statement. */
export function checkDocumentsDiffer(runner: WorkflowRunner, documents: PaymentDocuments[]): void {
  const rows = [
    ['getReceipt', documents.flatMap(({ receipt }) => receipt ?? [])],
    ['getTransaction', documents.map(({ statement }) => statement)],
  ] as const;
  for (const [culprit, files] of rows) {
    const contents = new Set(files.map((bytes) => Buffer.from(bytes).toString('base64')));
    const message = 'two payments have the same receipt or statement';
    runner.check(contents.size === files.length, { rule: 'bytes', message, culprit });
  }
}

/** Returns the file name in the example of the contract. */
const expectedFileName = (id: OperationId) =>
  fileNameInHeader(responseHeadersOf(id, 200)['Content-Disposition']?.example ?? null);

/** Checks that receipt and statement of a payment are PDF files with the right names. A transfer has no receipt. */
export async function checkPaymentDocuments(
  runner: WorkflowRunner,
  session: MemberSession,
  pk: number,
  method: string | null,
): Promise<PaymentDocuments> {
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
    const name = fileNameInHeader(response.headers.get('Content-Disposition'));
    const expectedName = expectedFileName(exchange.operation);
    runner.check(
      name === expectedName,
      {
        rule: 'file-name',
        message: 'the receipt or statement has the wrong file name',
        pointer: 'header Content-Disposition',
        expected: String(expectedName),
        actual: String(name),
      },
      about,
    );
  }
  const [receipt = new Uint8Array(), statement = new Uint8Array()] = answers.map(
    ({ exchange }) => exchange.response?.bytes ?? new Uint8Array(),
  );
  runner.check(isTransfer || Buffer.compare(receipt, statement) !== 0, {
    rule: 'bytes',
    message: 'the statement is the same file as the receipt',
  });
  return { receipt: isTransfer ? null : receipt, statement };
}

/** Checks that receipts and statements of other members, and of payments that do not exist, are not found. */
export async function checkDocumentsOfOthers(runner: WorkflowRunner): Promise<void> {
  await runner.runStep('receipts and statements of other members or of no payment are not found', async () => {
    const owner = runner.requireSession('getReceipt', 'getTransaction');
    const otherMember = runner.findSession(({ pk }) => pk !== owner.pk);
    const unknownPayment = { query: { pay_info_pk: 2_147_483_647 } };
    for (const id of ['getReceipt', 'getTransaction'] as const)
      await runner.requestAs(owner, id, unknownPayment, 'notFound');
    const givenMembers = runner.context.sessions.filter(({ isCreatedByRun }) => !isCreatedByRun);
    await runAtOnce(runner, givenMembers, async (part, session) => {
      const requester = otherMember?.pk === session.pk ? owner : (otherMember ?? owner);
      if (requester.pk === session.pk) return;
      const payments = [
        ...(await readPayments(part, session, '연회비')).slice(0, 3),
        ...(await readPayments(part, session, '등록비')).slice(0, 3),
      ];
      const requests = payments.map(({ pk }) => ({ query: { pay_info_pk: pk } }));
      for (const id of ['getReceipt', 'getTransaction'] as const)
        await requestTogether(part, requester, id, requests, 'notFound');
    });
  });
}
