import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { GoodsType } from '#src/api/generated/model/goodsType.ts';
import { markPaymentStart } from '#src/features/payment/stored-payment.ts';
import { deviceNow } from '#src/lib/time/clock.ts';
import { recordDepartures } from '#tests/browser/support/leaving.ts';
import { button } from '#tests/browser/support/locators.ts';
import { acceptAnyValue, openSite, type Responder } from '#tests/browser/support/site.tsx';

const fees = '/membership?menu=연회비 납부';
const ready = '/v1/front/pg/ready';
const history = '/v1/front/getAnnualFeePaid';
const dialog = page.getByRole('dialog');
const json = (data: unknown) => Response.json({ success: true, data, error: null });

/** Counts the requests to a path and lets the mock or a test respond. */
function counted(path: string, then: Responder = () => null) {
  const calls = { count: 0 };
  const answer: Responder = (asked, request) => {
    if (asked !== path) return null;
    calls.count += 1;
    return then(asked, request);
  };
  return { calls, answer };
}

async function openPayment(answer?: Responder, member = 'hanbit07') {
  const site = await openSite(fees, member, answer);
  await button('납부하기').click();
  await expect.element(dialog).toBeVisible();
  return site;
}
const feesOf = (data: object): Responder =>
  counted(history, () => json({ member_type: '일반회원', pay_possible: true, pay_info: [], ...data })).answer;

/** The payment pages to which the site has left; the tests stay on this page. */
let departures: string[] = [];

beforeEach(() => {
  departures = recordDepartures();
  sessionStorage.clear();
});

describe('the payment modal', () => {
  test('shows the fixed type of the member, the amount, and card as the selected method', async () => {
    await openPayment();
    await expect.element(page.getByRole('heading', { name: '2025 연회비 납부' })).toBeVisible();
    await expect.element(page.getByRole('radio', { name: '학생회원' })).toBeChecked();
    await expect.element(page.getByRole('radio', { name: '일반회원' })).toBeDisabled();
    await expect.element(page.getByRole('radio', { name: '카드결제' })).toBeChecked();
    await expect.element(dialog.getByText('100,000원')).toBeVisible();
  });

  test('requires a member without a type to choose one', async () => {
    const { calls, answer } = counted(ready);
    const noType = feesOf({ member_type: null });
    await openPayment(async (path, request) => (await noType(path, request)) ?? answer(path, request));
    await button('결제').click();
    await expect.element(page.getByText('회원구분을 선택해 주세요.')).toBeVisible();
    await expect.element(page.getByRole('radio', { name: '일반회원' })).toHaveFocus();
    expect(calls.count).toBe(0);
    await page.getByText('학생회원').click();
    await expect.element(dialog.getByText('100,000원')).toBeVisible();
    await expect.element(page.getByText('회원구분을 선택해 주세요.')).not.toBeInTheDocument();
    await page.getByText('일반회원').click();
    await expect.element(dialog.getByText('200,000원')).toBeVisible();
  });

  test('refuses payment by a member of an unknown type and shows the reason', async () => {
    acceptAnyValue();
    await openPayment(feesOf({ member_type: '준회원' }));
    await expect.element(dialog.getByText('준회원')).toBeVisible();
    const message = '회원구분을 확인할 수 없어 결제할 수 없습니다. 사무국에 문의해 주세요.';
    await expect.element(dialog.getByText(message).first()).toBeVisible();
    await expect.element(button('결제')).toHaveAttribute('aria-disabled', 'true');
  });

  test('starts one payment for any number and kind of presses', async () => {
    const { promise, resolve } = Promise.withResolvers<null>();
    const { calls, answer } = counted(ready, () => promise);
    await openPayment(answer);
    await page.getByRole('radio', { name: '카드결제' }).element().focus();
    await userEvent.keyboard('{Enter}{Enter}');
    await page.getByRole('button', { name: /^결제/ }).click({ force: true });
    await expect.element(dialog.getByText('결제를 준비하고 있습니다.')).toBeVisible();
    resolve(null);
    await expect.poll(() => departures.length).toBe(1);
    expect(calls.count).toBe(1);
    expect(sessionStorage.getItem('mbrRefNo')).toMatch(/^HB20251105-/);
  });

  test('asks before a payment that another tab may be making, and pays after a yes', async () => {
    const { calls, answer } = counted(ready);
    await openPayment(answer);
    localStorage.setItem('cardPayment:annualFee', String(deviceNow()));
    await button('결제').click();
    const question = page.getByRole('alertdialog');
    await expect.element(question.getByText(/다른 탭에서 카드 결제가 진행 중일 수 있습니다/)).toBeVisible();
    await question.getByRole('button', { name: '취소' }).click();
    await expect
      .element(dialog.getByRole('alert'))
      .toMatchTextContent(/여기에서 또 납부하시면 두 번 납부될 수 있습니다/);
    expect(calls.count).toBe(0);
    await button('결제').click();
    await question.getByRole('button', { name: '카드로 결제' }).click();
    await expect.poll(() => departures.length).toBe(1);
    expect(calls.count).toBe(1);
  });

  test('does not ask about the payment that this tab has left before it was loaded again', async () => {
    const { calls, answer } = counted(ready);
    await openPayment(answer);
    // The mark of a payment stays when its page is left. Closing the modal would remove it.
    markPaymentStart(GoodsType.annualFee);
    await button('결제').click();
    await expect.poll(() => departures.length).toBe(1);
    expect(calls.count).toBe(1);
  });

  test('shows a fee as paid when the server reports that it was paid elsewhere', async () => {
    let paid = false;
    const answer: Responder = (path) => {
      if (path === ready) {
        paid = true;
        return Response.json({ success: false, data: null, error: { code: '80', message: '이미 납부' } });
      }
      return path === history && paid ? json({ member_type: '학생회원', pay_possible: false, pay_info: [] }) : null;
    };
    await openPayment(answer);
    await button('결제').click();
    await expect.element(dialog.getByRole('alert')).toHaveTextContent('연회비 납부를 이미 완료하셨습니다.');
    await button('취소').click();
    await expect.element(button('납부하기')).toBeDisabled();
  });
});

test('the bank transfer details receive the focus, and account and amount can be copied', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await openPayment();
  await page.getByText('무통장 입금').click();
  await button('결제').click();
  await expect.element(page.getByRole('heading', { name: '무통장 입금' })).toBeVisible();
  await expect.element(page.getByRole('region', { name: '입금 안내' })).toHaveFocus();
  await button('계좌번호 복사').click();
  await expect.element(page.getByText('계좌번호 복사됨')).toBeInTheDocument();
  await button('입금액 복사').click();
  await expect.element(page.getByText('입금액 복사됨')).toBeInTheDocument();
  expect(write.mock.calls).toEqual([['000-000000-00-000'], ['100000']]);
  write.mockRestore();
});

test('the fee history shows a payment without a number as unpaid', async () => {
  const row = {
    pay_info_pk: null,
    pay_info_tran_date: '2025-03-05',
    pay_info_amt: 200_000,
    pay_info_member_type: '일반회원',
    pay_info_pay_method: '카드결제',
  };
  await openSite(fees, 'hanbit01', feesOf({ pay_info: [row] }));
  const item = page.getByRole('listitem').filter({ hasText: '연회비' });
  await expect.element(item.getByText('미납').first()).toBeVisible();
});
