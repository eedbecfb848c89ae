import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { storePayment } from '#src/features/payment/stored-payment.ts';
import { setClock } from '#src/lib/time/clock.ts';
import { recordDownloads } from '#tests/browser/support/leaving.ts';
import { button } from '#tests/browser/support/locators.ts';
import {
  acceptAnyValue,
  callsOf,
  handleOperation,
  logIn,
  openSite,
  type Responder,
  requestsSettled,
  visit,
} from '#tests/browser/support/site.tsx';
import { expectConsole } from '#tests/support/console.ts';
import { event } from '#tests/support/event.ts';

const approval = '/v1/front/pg/approvalCallback';
const history = '/v1/front/getAnnualFeePaid';
const dialog = page.getByRole('dialog');
const json = (data: unknown) => Response.json({ success: true, data, error: null });
const yes = { approved: true, pay_info_pk: 9034, amount: 200_000 };
const paidRow = {
  pay_info_pk: 9034,
  pay_info_tran_date: '2025-11-05',
  pay_info_amt: 200_000,
  pay_info_member_type: '일반회원',
  pay_info_pay_method: '카드결제',
};
const registration = { pay_info_pk: 9034, pay_info_tran_date: '2025-11-05', pay_info_pay_method: '카드결제' };
const paid = { member_type: '일반회원', pay_possible: false, pay_info: [paidRow] };

const query = (values: Record<string, string> = {}) =>
  new URLSearchParams({
    sucess: 'true',
    aid: '',
    member_type: '일반회원',
    amount: '200000',
    company_code: '가온카드',
    card_no: '5310-****-****-0927',
    ...values,
  });

/** The rows of the description list as 'name: value'. */
const descriptionRows = () =>
  [...document.querySelectorAll('[role=dialog] dl > div')].map((row) =>
    [...row.children].map(({ textContent }) => textContent).join(': '),
  );

const answering =
  (answers: Record<string, () => Promise<Response> | Response>): Responder =>
  (path) =>
    answers[path]?.() ?? null;

beforeEach(() => {
  expectConsole(/The payment could not be confirmed/);
  sessionStorage.clear();
  storePayment({ mbrRefNo: 'HB20251105-000317', goods: '연회비' });
});

describe('a return from the payment page', () => {
  test('shows 확인 중, then the confirmed payment above the history, which is read once', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    let read = 0;
    const { router } = await openSite(
      `/membership?${query()}`,
      'hanbit07',
      answering({
        [approval]: () => promise,
        [history]: () => {
          read += 1;
          return json(paid);
        },
      }),
    );
    await expect.element(dialog.getByRole('heading', { name: '결제 확인 중' })).toBeVisible();
    await expect.element(dialog.getByText('확인 중', { exact: true })).toBeVisible();
    expect(descriptionRows()).toEqual(['결제카드: 가온카드 5310-****-****-0927']);
    expect(router.state.location.search).toBe(`?${new URLSearchParams({ menu: '연회비 납부' })}`);
    expect(read).toBe(0);
    resolve(json(yes));
    await expect.element(dialog.getByRole('heading', { name: '납부 완료' })).toBeVisible();
    await expect.element(dialog.getByText('확인됨', { exact: true })).toBeVisible();
    await expect
      .poll(descriptionRows)
      .toEqual(['회원구분: 일반회원', '결제금액: 200,000원', '결제카드: 가온카드 5310-****-****-0927']);
    await button('확인').click();
    await expect.element(dialog).not.toBeInTheDocument();
    await requestsSettled();
    expect(read).toBe(1);
  });

  test('shows that the member type is loading until the history has arrived', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    await openSite(
      `/membership?${query()}`,
      'hanbit07',
      answering({ [approval]: () => json(yes), [history]: () => promise }),
    );
    await expect.element(dialog.getByRole('heading', { name: '납부 완료' })).toBeVisible();
    expect(descriptionRows()[0]).toBe('회원구분: 불러오는 중');
    resolve(json(paid));
    await expect.poll(() => descriptionRows()[0]).toBe('회원구분: 일반회원');
  });

  test.each([
    ['does not have the payment', () => json({ ...paid, pay_info: [] })],
    ['cannot be read', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('shows no member type if the history %s', async (_, read) => {
    await openSite(`/membership?${query()}`, 'hanbit07', answering({ [approval]: () => json(yes), [history]: read }));
    await expect.poll(() => descriptionRows()[0], { timeout: 5000 }).toBe('회원구분: -');
  });

  test('with another amount and member type in the URL shows the amount and type of the server', async () => {
    await openSite(
      `/membership?${query({ amount: '999999999', member_type: '특별회원' })}`,
      'hanbit07',
      answering({ [approval]: () => json(yes), [history]: () => json(paid) }),
    );
    await expect.element(dialog.getByText('확인됨', { exact: true })).toBeVisible();
    await expect.poll(() => descriptionRows().slice(0, 2)).toEqual(['회원구분: 일반회원', '결제금액: 200,000원']);
    await expect.element(dialog.getByText(/특별회원/)).not.toBeInTheDocument();
  });
});

test('a return is confirmed once: not again after another screen and back, but again at a second return', async () => {
  const { router } = await openSite(`/membership?${query()}`, 'hanbit07', answering({ [approval]: () => json(yes) }));
  await expect.element(dialog.getByText('확인됨', { exact: true })).toBeVisible();
  await button('확인').click();
  await router.navigate('/contact');
  await router.navigate(-1);
  await expect.element(page.getByRole('heading', { name: '학회 연회비 납부내역' })).toBeVisible();
  await requestsSettled();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(callsOf('pgApprovalCallback')).toHaveLength(1);
  await router.navigate(`/membership?${query()}`);
  await expect.element(dialog.getByText('확인됨', { exact: true })).toBeVisible();
  expect(callsOf('pgApprovalCallback')).toHaveLength(2);
});

test('a failed payment is announced, and opens 학회활동 with a link back', async () => {
  const { router } = await openSite('/society?sucess=false', 'hanbit07');
  const modal = page.getByRole('alertdialog');
  await expect.element(modal).toBeVisible();
  expect(modal.element().querySelector('p')?.textContent).toBe('결제에 실패했습니다.\n다시 시도해 주세요.');
  await button('확인').click();
  expect(router.state.location.pathname).toBe('/society');
  expect(router.state.location.state).toEqual({ menu: '연회비 납부' });
  expect(router.state.location.search).not.toContain('sucess');
  await page.getByRole('main').getByRole('link', { name: '연회비 납부' }).click();
  await expect.element(page.getByRole('heading', { name: '학회 연회비 납부내역' })).toBeVisible();
});

test.each([
  ['연회비', '/membership', history, paid, '학회 연회비 납부내역'],
  [
    '등록비',
    '/society',
    '/v1/front/getRegisterInfo',
    { register_info: [{ ...registration, pay_info_goods_name: event.title }], total_count: 1 },
    '학술대회 등록',
  ],
])('a failed payment of a paid %s says that it is paid, and opens its screen', async (_, to, asked, data, heading) => {
  await openSite(`${to}?sucess=false&aid=REFUSED-80`, 'hanbit07', answering({ [asked]: () => json(data) }));
  await expect.element(page.getByRole('alertdialog').getByText('이미 납부되었습니다.')).toBeVisible();
  await button('확인').click();
  await expect.element(page.getByRole('heading', { level: 2, name: heading })).toBeVisible();
  await expect.element(page.getByText('결제가 완료되지 않았습니다.')).not.toBeInTheDocument();
});

test('a failed payment of a paid fee says that it is paid, on a device whose clock is a year ahead', async () => {
  setClock(() => Date.parse('2026-11-05T10:00:00+09:00'));
  await logIn('hanbit07');
  handleOperation('getAnnualFeePaid', async () => {
    // Each response corrects the clock.
    setClock(() => Date.parse('2025-11-05T10:00:00+09:00'));
    return json(paid);
  });
  await visit('/membership?sucess=false&aid=REFUSED-80');
  await expect.element(page.getByRole('alertdialog').getByText('이미 납부되었습니다.')).toBeVisible();
});

test.each(['sucess=true', 'sucess=false'])(
  'a return with %s ends the mark that the other tabs read',
  async (result) => {
    const mark = () => localStorage.getItem('cardPayment:annualFee');
    expect(mark()).not.toBeNull();
    await openSite(`/membership?${result}`, 'hanbit07');
    await expect.poll(mark).toBeNull();
  },
);

describe('a payment document', () => {
  const receipt = '2025년 연회비 영수증 확인';
  const fees = '/membership?menu=연회비 납부';
  /** A PDF file. @param name the name in its header; without it, the response has none */
  const pdf = (name?: string) =>
    new Response('%PDF-1.7', {
      headers: {
        'Content-Type': 'application/pdf',
        ...(name && { 'Content-Disposition': `attachment; filename="${name}"` }),
      },
    });

  test('is requested once for two clicks, and says what to do if an app does not save it', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    const saved = recordDownloads();
    let calls = 0;
    await openSite(
      fees,
      'hanbit01',
      answering({
        '/v1/front/getReceipt': () => {
          calls += 1;
          return promise;
        },
      }),
    );
    await button(receipt).dblClick();
    await expect.element(page.getByText('문서를 받는 중입니다.')).toBeInTheDocument();
    await button(receipt).click({ force: true });
    resolve(pdf('receipt-9034.pdf'));
    await expect.poll(() => saved).toEqual(['한빛화장품과학회 영수증.pdf']);
    await expect.element(page.getByText(/파일이 저장되지 않으면/)).toBeVisible();
    expect(calls).toBe(1);
  });

  test.each([
    ['영수증', '/v1/front/getReceipt', receipt],
    ['거래명세서', '/v1/front/getTransaction', '2025년 연회비 거래명세서 확인'],
  ])('without a name from the server (%s) is saved under the name of a payment history', async (_, asked, name) => {
    const saved = recordDownloads();
    await openSite(fees, 'hanbit01', answering({ [asked]: () => pdf() }));
    await button(name).click();
    await expect.poll(() => saved).toEqual(['결제내역.pdf']);
  });

  test('with a page that is declared a PDF is not saved, and its row shows the error until a retry succeeds', async () => {
    acceptAnyValue();
    const saved = recordDownloads();
    let broken = true;
    const page502 = () => new Response('<h1>', { headers: { 'Content-Type': 'application/pdf' } });
    await openSite(fees, 'hanbit01', answering({ '/v1/front/getReceipt': () => (broken ? page502() : pdf()) }));
    await button(receipt).click();
    const message = page.getByText('문서를 받지 못했습니다. 잠시 후 다시 시도해 주세요.');
    await expect.element(message).toBeVisible();
    expect(saved).toEqual([]);
    broken = false;
    await button(receipt).click();
    await expect.poll(() => saved.length).toBe(1);
    await expect.element(message).not.toBeInTheDocument();
  });

  test('of a bank transfer is a statement only', async () => {
    const row = {
      pay_info_pk: 1,
      pay_info_tran_date: '2024-04-02',
      pay_info_amt: 1,
      pay_info_member_type: '일반회원',
      pay_info_pay_method: '무통장입금',
    };
    await openSite(
      fees,
      'hanbit01',
      answering({ [history]: () => json({ member_type: '일반회원', pay_possible: false, pay_info: [row] }) }),
    );
    await expect.element(button('2024년 연회비 거래명세서 확인')).toBeVisible();
    await expect.element(button('2024년 연회비 영수증 확인')).not.toBeInTheDocument();
  });
});
