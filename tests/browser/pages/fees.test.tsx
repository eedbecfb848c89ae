// @module-tag slow

import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
// Loaded with the first modal; loading them in advance keeps the first test from timing out.
import '#src/components/overlays/message-modal.tsx';
import '#src/features/payment/payment-dialog.tsx';
import '#src/features/payment/transfer-dialog.tsx';
import '#src/features/payment/return/payment-completed.tsx';
import { storePayment } from '#src/features/payment/stored-payment.ts';
import { setClock } from '#src/lib/time/clock.ts';
import { paths } from '#src/navigation/paths.ts';
import { screenTarget } from '#src/navigation/target.ts';
import '#src/styles/global.ts';
import { button, messageModal } from '#tests/browser/support/locators.ts';
import {
  callsOf,
  handleOperation,
  logIn,
  openSite,
  sessionClient,
  store,
  visit,
} from '#tests/browser/support/site.tsx';
import { dataOf } from '#tests/support/api-results.ts';
import { expectConsole } from '#tests/support/console.ts';

const fees = screenTarget('annualFee').to;
const heading = page.getByRole('heading', { name: '학회 연회비 납부내역' });

beforeEach(async () => {
  await page.viewport(1280, 800);
  sessionStorage.clear();
});

/** Pays the fee of a member on the page of the card company, up to the return to the site. */
async function payOnCardPage(id: string) {
  setClock(() => store().clock.now());
  await logIn(id);
  const body = {
    member_type: '학생회원',
    amount: 100_000,
    goods_type: '연회비',
    goods_name: '2025년도 연회비',
  } as const;
  const { mbrRefNo, data } = await dataOf(sessionClient().POST('/v1/front/pg/ready', { body }));
  storePayment({ mbrRefNo, goods: '연회비' });
  const decision = new URLSearchParams({ decision: 'approve', company: '가온카드' });
  const { status } = await fetch(new URL(data.nextPcUrl).pathname, { method: 'POST', body: decision });
  expect(status).toBe(303);
}

test('a payment whose confirmation and history failed is shown in both after the retry', async () => {
  expectConsole(/The payment could not be confirmed/);
  await payOnCardPage('hanbit07');
  const operations = ['pgApprovalCallback', 'getAnnualFeePaid'] as const;
  for (const operation of operations)
    handleOperation(operation, () => Promise.reject(new TypeError('Failed to fetch')));
  await visit(`${paths.membership}?sucess=true&aid=&company_code=가온카드&card_no=5310-****-****-0927`);
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText('확인하지 못함', { exact: true })).toBeVisible();
  await expect.element(dialog.getByText(/네트워크 연결 오류입니다\./)).toBeVisible();
  await expect.element(heading).toBeInTheDocument();
  for (const operation of operations) handleOperation(operation, (request, pass) => pass(request));
  await button('다시 확인').click();
  await expect.element(dialog.getByText('확인됨', { exact: true })).toBeVisible();
  await button('확인').click();
  await expect.element(page.getByRole('main').getByText('납부완료', { exact: true })).toBeVisible();
  await expect.element(button('다시 시도')).not.toBeInTheDocument();
  await expect.element(button('납부하기')).toBeDisabled();
});

const dialog = page.getByRole('dialog');

/** Opens the payment modal, chooses the bank transfer and submits. */
async function requestTransfer() {
  await button('납부하기').click();
  await dialog.getByText('무통장 입금', { exact: true }).click();
  await dialog.getByRole('button', { name: '결제', exact: true }).click();
}

test('a transfer that the server keeps is on the screen after a reload, and another request asks first', async () => {
  const { screen } = await openSite(fees, 'hanbit07');
  await requestTransfer();
  await expect.element(dialog.getByText('2025-12-31까지')).toBeVisible();
  await expect.element(dialog.getByText(/입금이 확인되면 연회비 납부내역에 표시됩니다\.$/)).toBeVisible();
  await button('확인').click();
  sessionStorage.clear();
  await screen.unmount();
  await visit(fees);
  const notice = page.getByRole('region', { name: '입금 대기: 2025년도 연회비' });
  const facts = ['100,000원', '한빛은행', '000-000000-00-000', '한빛화장품과학회', '송아라', '2025-12-31까지'];
  for (const fact of facts) await expect.element(notice.getByText(fact, { exact: true })).toBeVisible();
  await expect.element(page.getByText('미납 (입금 대기)')).toBeVisible();
  await button('입금 계좌 다시 보기').click();
  await expect.element(dialog.getByRole('button', { name: '계좌번호 복사' })).toBeVisible();
  await button('확인').click();
  await expect.element(button('입금 계좌 다시 보기')).toHaveFocus();
  await requestTransfer();
  await expect.element(messageModal().getByText(/이미 무통장 입금을 신청하셨습니다\./)).toBeVisible();
  expect(callsOf('createTransferInfo')).toHaveLength(1);
  await button('다시 신청').click();
  await expect.element(page.getByRole('heading', { name: '무통장 입금' })).toBeVisible();
  expect(callsOf('createTransferInfo')).toHaveLength(2);
});
