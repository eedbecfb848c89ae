import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
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

  test.each([
    ['특별회원', '납부하실 금액이 없습니다.'],
    ['준회원', '회원구분을 확인할 수 없어 결제할 수 없습니다. 사무국에 문의해 주세요.'],
  ])('refuses payment by a %s and shows the reason', async (type, message) => {
    acceptAnyValue();
    await openPayment(feesOf({ member_type: type }));
    await expect.element(dialog.getByText(type)).toBeVisible();
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

describe('the bank transfer details', () => {
  const registerTransfer = async (answer?: Responder) => {
    await openPayment(answer);
    await page.getByText('무통장 입금').click();
    await button('결제').click();
    await expect.element(page.getByRole('heading', { name: '무통장 입금' })).toBeVisible();
  };

  test('receive the focus, and account and amount can be copied', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await registerTransfer();
    await expect.element(page.getByRole('region', { name: '입금 안내' })).toHaveFocus();
    await button('계좌번호 복사').click();
    await expect.element(page.getByText('계좌번호 복사됨')).toBeInTheDocument();
    await button('입금액 복사').click();
    await expect.element(page.getByText('입금액 복사됨')).toBeInTheDocument();
    expect(write.mock.calls).toEqual([['000-000000-00-000'], ['100000']]);
    write.mockRestore();
  });
});

describe('the fee history', () => {
  const paid = { pay_info_pk: 1, pay_info_tran_date: '2025-03-05', pay_info_amt: 200_000 };
  const row = { ...paid, pay_info_member_type: '일반회원', pay_info_pay_method: '카드결제' };

  test.each<[string, object, string]>([
    ['a payment without a number', { ...row, pay_info_pk: null }, '미납'],
    ['a payment without a day', { ...row, pay_info_tran_date: null }, '납부완료'],
  ])('shows %s', async (_, item, text) => {
    await openSite(fees, 'hanbit01', feesOf({ pay_info: [item] }));
    await expect
      .element(page.getByRole('listitem').filter({ hasText: '연회비' }).getByText(text).first())
      .toBeVisible();
  });
});

test.each([
  ['연회비', fees, '납부하기', /입금이 확인되면 연회비 납부내역에 표시됩니다\.$/],
  ['등록비', '/society?menu=학술대회 등록', '결제', /입금이 확인되면 등록 확인에 표시됩니다\.$/],
])('a transfer of the %s names the screen that will show it', async (_, address, open, text) => {
  await openSite(address, 'hanbit07');
  await button(open).click();
  await dialog.getByText('무통장 입금').click();
  await dialog.getByRole('button', { name: '결제', exact: true }).click();
  await expect.element(dialog.getByText(text)).toBeVisible();
});
