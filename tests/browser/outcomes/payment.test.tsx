// @module-tag slow

import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { OperationId } from '#mocks/generated/operations.ts';
import '#src/components/overlays/message-modal.tsx';
import '#src/features/payment/payment-dialog.tsx';
import '#src/features/payment/return/payment-completed.tsx';
import { storePayment } from '#src/features/payment/stored-payment.ts';
import { setClock } from '#src/lib/time/clock.ts';
import { recordDepartures, recordDownloads } from '#tests/browser/support/leaving.ts';
import { button } from '#tests/browser/support/locators.ts';
import {
  brokenOutcomes,
  contractOutcomes,
  createOutcomeTable,
  type Outcome,
  type OutcomeRoute,
  readOutcome,
  testOutcomes,
} from '#tests/browser/support/outcomes.ts';
import { store, visit } from '#tests/browser/support/site.tsx';
import { visibleTexts } from '#tests/browser/support/visible-messages.ts';
import { expectConsole } from '#tests/support/console.ts';

const fees = '/membership?menu=연회비 납부';
const unpaidMember = 'hanbit07';
const paidMember = 'hanbit01';

async function openPayment() {
  await visit(fees);
  await button('납부하기').click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
}

async function openTransfer() {
  await openPayment();
  await page.getByText('무통장 입금').click();
}

/** Reads the title and the values of an open dialog. */
const readDialog = () =>
  `창 ‘${visibleTexts('[role=dialog] [slot=title]').join(' ')}’ ${visibleTexts('[role=dialog] dd').join(', ')}`;

/** The names of the files that the site has saved. */
let downloads: string[] = [];

/** Reads the name under which the site saves a file. */
const readSavedFile = () => {
  const name = downloads.at(-1);
  return name === undefined ? '' : `파일 ‘${name}’`;
};

const readFees = () => visibleTexts('main li:has(h3), main [aria-busy] > div > p').join(' / ');

const transfer: OutcomeRoute = {
  visitors: [unpaidMember],
  arrange: openTransfer,
  act: () => button('결제').click(),
  readContent: readDialog,
};

const savesFile = (name: string): OutcomeRoute => ({
  visitors: [paidMember],
  arrange: () => visit(fees),
  act: () => button(name).click(),
  readContent: readSavedFile,
});

const routes: Partial<Record<OperationId, OutcomeRoute>> = {
  getAnnualFeePaid: { visitors: [unpaidMember], act: () => visit(fees), readContent: readFees },
  pgReady: {
    ...transfer,
    arrange: openPayment,
    // The dialog stays busy while the browser leaves for the payment page, which this test prevents.
    isPending: () => visibleTexts('[role=dialog] [role=status]').some((text) => text.includes('준비하고')),
  },
  createTransferInfo: transfer,
  getPayInfo: transfer,
  pgApprovalCallback: {
    visitors: [unpaidMember],
    act: () =>
      visit('/membership?sucess=true&aid=&member_type=일반회원&amount=200000&company_code=가온카드&card_no=5310'),
    readContent: readDialog,
  },
  getReceipt: savesFile('2025년 연회비 영수증 확인'),
  getTransaction: savesFile('2025년 연회비 거래명세서 확인'),
};

const outcomesOf = (operation: OperationId) => [...contractOutcomes(operation), ...brokenOutcomes(operation)];

/** Whether an outcome may say that a fee is paid. */
const isSuccess = ({ scenario: example }: Outcome) =>
  example?.status === 200 && (example.type !== 'application/json' || Object(example.value).success === true);

const table = createOutcomeTable();

beforeEach(() => {
  recordDepartures();
  downloads = recordDownloads();
  sessionStorage.clear();
  // The fees of the mock belong to its own year.
  setClock(() => store().clock.now());
  storePayment({ mbrRefNo: 'HB20251105-000317', goods: '연회비' });
  expectConsole(/The payment could not be confirmed/, /^The response breaks the contract: \S+ at \/data$/);
});

testOutcomes(table, {
  routes,
  outcomesOf,
  check(text, outcome) {
    if (!isSuccess(outcome)) expect(text).not.toMatch(/납부 완료|확인됨/);
  },
});

test.each([
  ['getReceipt', '한빛화장품과학회 영수증.pdf'],
  ['getTransaction', '한빛화장품과학회 거래명세서.pdf'],
] as const)('%s saves the document of the mock as %s', async (operation, name) => {
  const route = routes[operation];
  if (!route) throw new Error(`${operation} has no route.`);
  const text = await readOutcome(
    { operation, title: 'PDF', scenario: null, respond: () => undefined },
    paidMember,
    route,
  );
  expect(text).toContain(name);
  table.add(operation, paidMember, 'PDF', text);
});

test('the table of all outcomes equals the checked-in table', () => table.expectSnapshot('payment.md'));
