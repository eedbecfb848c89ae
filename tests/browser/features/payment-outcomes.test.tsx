import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { OperationId } from '#mocks/generated/operations.ts';
import { operationTable } from '#mocks/generated/operations.ts';
import { scenariosOf } from '#mocks/scenarios.ts';
import { modalStore } from '#src/components/overlays/modal-store.ts';
import { keepPayment } from '#src/features/payment/payment-memory.ts';
import { leaveSite } from '#src/lib/browser/leave-site.ts';
import { saveFile } from '#src/lib/files/save-file.ts';
import { type Answer, example, openSite } from '#tests/browser/support/site.tsx';
import { expectConsole } from '#tests/support/console.ts';

vi.mock('#src/lib/browser/leave-site.ts', () => ({ leaveSite: vi.fn(), cancelNavigation: vi.fn() }));
vi.mock('#src/lib/files/save-file.ts', () => ({ saveFile: vi.fn() }));

const fees = '/membership?menu=연회비 납부';
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });

async function openPayment() {
  await button('납부하기').click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
}

/** How a member comes to each operation. */
const ways: Partial<Record<OperationId, { member: string; address: string; act: () => Promise<void> }>> = {
  getAnnualFeePaid: { member: 'hanbit07', address: fees, act: async () => {} },
  pgReady: {
    member: 'hanbit07',
    address: fees,
    async act() {
      await openPayment();
      await button('결제').click();
    },
  },
  createTransferInfo: { member: 'hanbit07', address: fees, act: announce },
  getPayInfo: { member: 'hanbit07', address: fees, act: announce },
  pgApprovalCallback: {
    member: 'hanbit07',
    address: '/membership?sucess=true&aid=&member_type=일반회원&amount=200000&company_code=가온카드&card_no=5310',
    // The code of the modal has to come first; what lies under it is no outcome.
    act: () => expect.poll(() => document.querySelector('[role=dialog], [role=alertdialog]')).not.toBeNull(),
  },
  getReceipt: { member: 'hanbit01', address: fees, act: () => button('2025년 연회비 영수증 확인').click() },
  getTransaction: { member: 'hanbit01', address: fees, act: () => button('2025년 연회비 거래명세서 확인').click() },
};

async function announce() {
  await openPayment();
  await page.getByText('무통장 입금').click();
  await button('결제').click();
}

/** The text of an element, with a space between its parts. */
function textOf(element: Element): string {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const parts: string[] = [];
  while (walker.nextNode()) parts.push(walker.currentNode.nodeValue?.trim() ?? '');
  return parts.filter(Boolean).join(' ').replace(/\s+/g, ' ');
}

const texts = (selector: string) => [...document.querySelectorAll(selector)].map(textOf);
const first = (selector: string) => texts(selector).find((text) => text !== '') ?? '';

/** What a member reads now, the topmost first; nothing while something is under way. */
function read(): string {
  const saved = vi.mocked(saveFile).mock.lastCall;
  if (modalStore.get() && !document.querySelector('[role=alertdialog]')) return '';
  if (document.querySelector('[role=alertdialog]')) return `modal: ${first('[role=alertdialog] p')}`;
  const title = first('[role=dialog] [slot=title]');
  const failure = first('[role=dialog] [role=alert]');
  const status = first('[role=dialog] [role=status]');
  if (failure) return `${title}: ${failure}`;
  if (title === '무통장 입금') return `${title}: ${texts('[role=dialog] dd > span:first-child').join(', ')}`;
  if (title && (title === '결제 확인 중' || status.includes('준비하고'))) return '';
  if (title) return status && `${title}: ${status}`;
  if (document.querySelector('main [aria-busy=true], main button [role=progressbar]')) return '';
  if (saved) return `saved: ${saved[1]}`;
  return first('main [role=alert]') || texts('main li:has(h3), main [aria-busy] > div > p').join(' / ');
}

const header = '| operation | outcome | what the member reads |\n|---|---|---|\n';
const rows = new Map<OperationId, string[]>();

const escaped = (text: string) => text.replaceAll('|', '\\|');
const note = (id: OperationId, outcome: string, text: string) =>
  rows.set(id, [...(rows.get(id) ?? []), `| ${id} | ${outcome} | ${escaped(text)} |`]);

const json = (value: unknown) => Response.json({ success: true, data: value, error: null });
/** What is no outcome of the contract, and comes all the same. */
const broken: Record<string, Answer> = {
  'no network': () => Promise.reject(new TypeError('Failed to fetch')),
  'a page of HTML': () => new Response('<h1>502</h1>', { headers: { 'Content-Type': 'text/html' } }),
  'an empty body': () => new Response(''),
  'a success without data': () => json(null),
};

const noClaim = /납부 완료|확인됨/;

beforeEach(() => {
  vi.mocked(saveFile).mockClear();
  vi.mocked(leaveSite).mockClear();
  sessionStorage.clear();
  keepPayment({ mbrRefNo: 'HB20251105-000317', goods: '연회비' });
  expectConsole(/The payment could not be confirmed/, /^The response breaks the contract: \S+ at \/data$/);
});

for (const [id, way] of Object.entries(ways)) {
  const operation = id as OperationId;
  const { path } = operationTable[operation];
  const only =
    (then: Answer): Answer =>
    (asked, request) =>
      asked === path ? then(asked, request) : null;
  const outcomes: [outcome: string, answer: Answer, ordinary: boolean][] = [
    ...scenariosOf(operation).map(({ name, status, type, value }): [string, Answer, boolean] => [
      status === 200 ? name : `${name} (${status})`,
      (_, request) => example(request, name, status),
      status === 200 && (type !== 'application/json' || Object(value).success === true),
    ]),
    ...Object.entries(broken).map(([name, answer]): [string, Answer, boolean] => [name, answer, false]),
  ];

  test.each(outcomes)(`${operation}: %s is said in words`, async (outcome, answer, ordinary) => {
    const { screen } = await openSite(way.address, way.member, only(answer));
    await way.act();
    await expect.poll(read, { timeout: 5000 }).not.toBe('');
    const text = read();
    note(operation, outcome, text);
    if (!ordinary) expect(text).not.toMatch(noClaim);
    await screen.unmount();
  });
}

test('the ordinary documents are saved under their names', async () => {
  for (const [operation, name] of [
    ['getReceipt', '한빛화장품과학회 영수증.pdf'],
    ['getTransaction', '한빛화장품과학회 거래명세서.pdf'],
  ] as const) {
    const { screen } = await openSite(fees, 'hanbit01');
    await ways[operation]?.act();
    await expect.poll(read, { timeout: 5000 }).toBe(`saved: ${name}`);
    note(operation, 'a PDF', read());
    await screen.unmount();
  }
});

test('the table of all outcomes is the one that is kept', async () => {
  const table = header + [...rows.values()].flat().join('\n');
  await expect(`${table}\n`).toMatchFileSnapshot('./payment-outcomes.md');
});
