// @module-tag slow

import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Target } from '#src/navigation/target.ts';
// Loaded with the first modal or screen; loading them in advance keeps the first test from timing out.
import '#src/components/overlays/message-modal.tsx';
import '#src/features/payment/payment-dialog.tsx';
import '#src/pages/society/abstracts/abstract-modal.tsx';
import { paymentsOf } from '#mocks/store/payments.ts';
import { GoodsType } from '#src/api/generated/model/goodsType.ts';
import { PayMethod } from '#src/api/generated/model/payMethod.ts';
import { getSession } from '#src/api/session.ts';
import { closeModal, modalStore } from '#src/components/overlays/modal-store.ts';
import { noEventText } from '#src/content/conference.ts';
import { memberRecords, memberRecordsTitle } from '#src/navigation/member-records.ts';
import { paths } from '#src/navigation/paths.ts';
import { screens } from '#src/navigation/screens.ts';
import { screenTarget } from '#src/navigation/target.ts';
import { stopClockAt } from '#tests/browser/support/conference.ts';
import { isNavigating, logIn, openSite, requestsSettled, store } from '#tests/browser/support/site.tsx';
import { isScreenBusy, visibleTexts } from '#tests/browser/support/visible-messages.ts';
import { type Moment, momentsOfYear, ordinaryDays, type Row, yearTable } from '#tests/browser/support/year.ts';
import '#src/styles/global.ts';

/** The moments are the minutes around each boundary and the days between; some visitors have the days alone. */
type Visitor = { name: string; member: string | null; moments: readonly Moment[] };

const visitors: readonly Visitor[] = [
  { name: '손님', member: null, moments: momentsOfYear },
  { name: '납부 내역이 없는 회원', member: 'hanbit03', moments: ordinaryDays },
  { name: '등록 내역이 있는 회원', member: 'hanbit04', moments: momentsOfYear },
  { name: '초록이 있는 회원', member: 'hanbit01', moments: ordinaryDays },
  { name: '학생회원', member: 'hanbit02', moments: ordinaryDays },
];

const registration = screenTarget('registration');
const abstracts = screenTarget('abstracts');
const annualFee = screenTarget('annualFee');

type Site = Awaited<ReturnType<typeof openSite>>;

/** Waits until the screen has its data, without a pause: the walk has hundreds of screens. */
async function settle(): Promise<void> {
  await expect.poll(() => isNavigating() || isScreenBusy(), { interval: 5, timeout: 15_000 }).toBe(false);
  await requestsSettled();
  await expect.poll(() => isNavigating() || isScreenBusy(), { interval: 5, timeout: 15_000 }).toBe(false);
}

async function goTo({ router }: Site, { to, state = {} }: Target): Promise<void> {
  closeModal();
  await router.navigate(to, { state });
  await settle();
}

const controlIn = (scope: string, name: string) =>
  [...document.querySelectorAll<HTMLElement>(`${scope} :is(a, button)`)].find(
    ({ textContent }) => textContent.trim() === name,
  );

const modalText = () => visibleTexts('[role=alertdialog] p').join(' ');
const dialogTitle = () => visibleTexts('[role=dialog] [slot=title]').join(' ');

/** Presses a button of the screen. Returns what opens: the title of a dialog or the text of a modal; a dash without button. */
async function press(name: string): Promise<string> {
  const control = controlIn('main', name);
  if (!control) return '–';
  control.click();
  await expect.poll(() => modalText() || dialogTitle(), { interval: 5, timeout: 15_000 }).not.toBe('');
  const opened = dialogTitle() ? `창 “${dialogTitle()}”` : `모달 “${modalText()}”`;
  // Escape would wait for the focus, which the dialog takes a frame later.
  document.querySelector<HTMLElement>('[role=dialog] button[aria-label="닫기"]')?.click();
  closeModal();
  await expect.poll(() => modalText() + dialogTitle(), { interval: 5 }).toBe('');
  return opened;
}

const documentsShown = (text: string) => document.querySelectorAll(`main button[aria-label$="${text}"]`).length;

/** Describes the list that is shown: its number of entries, and its documents on this page. */
function readList(): string {
  const counts = visibleTexts('main p[role=status]').filter((text) => text.startsWith('총 '));
  const [count = ''] = counts.length > 0 ? counts : visibleTexts('main p').filter((text) => text === noEventText);
  const documents = ['영수증 확인', '거래명세서 확인']
    .map((text) => [text.replace(' 확인', ''), documentsShown(text)] as const)
    .filter(([, number]) => number > 0);
  return [count.replace(/,.*/, ''), ...documents.map(([name, number]) => `${name} ${number}`)].join(', ');
}

/** Opens a list by its link, also through a modal that offers it. Returns the modal and the list. */
async function openList(link: string): Promise<string> {
  // On the first day, the screen asks a server for its time before it shows the link.
  await expect.poll(() => controlIn('main', link), { interval: 5, timeout: 15_000 }).toBeDefined();
  controlIn('main', link)?.click();
  await settle();
  const message = modalStore.get() ? modalText() : '';
  const offer = controlIn('[role=alertdialog]', '등록 내역 보기');
  if (message && !offer) return `모달 “${message}”`;
  offer?.click();
  await settle();
  return [message && `모달 “${message}” →`, readList()].filter(Boolean).join(' ');
}

/** The ways of a visitor by the screen that they begin on: each has a name, and what is done there. */
const journeys: readonly { target: Target; ways: readonly [name: string, follow: () => Promise<string>][] }[] = [
  {
    target: registration,
    ways: [
      ['학술대회 등록 › 결제', () => press('결제')],
      ['학술대회 등록 › 등록 확인', () => openList(screens.ownRegistrations.title)],
    ],
  },
  {
    target: abstracts,
    ways: [
      ['초록 안내 및 등록 › 초록 등록', () => press('초록 등록')],
      ['초록 안내 및 등록 › 초록 확인', () => openList(screens.ownAbstracts.title)],
    ],
  },
  { target: annualFee, ways: [['연회비 납부', readFees]] },
  { target: { to: paths.mypage }, ways: [['마이페이지', readMyPage]] },
];

const wayNames = journeys.flatMap(({ ways }) => ways.map(([name]) => name));

/** Waits for the modal that a guest gets on a screen for members: the code of the screen is loaded with its first visit. */
async function guestRefused(): Promise<void> {
  if (!getSession()) await expect.poll(modalText, { interval: 5, timeout: 15_000 }).not.toBe('');
}

/** Describes the screen of the annual fee: whether it can be paid, and its documents. */
async function readFees(): Promise<string> {
  await guestRefused();
  if (modalStore.get()) return `모달 “${modalText()}”`;
  const canPay = controlIn('main', '납부하기')?.matches(':not(:disabled)') ?? false;
  const documents = ['영수증 확인', '거래명세서 확인'].map(
    (text) => `${text.replace(' 확인', '')} ${documentsShown(text)}`,
  );
  return [canPay ? '납부하기' : '납부할 연회비 없음', ...documents].join(', ');
}

/** Lists the links from My Page to the member's records, and checks that they are those of the lists. */
async function readMyPage(): Promise<string> {
  await guestRefused();
  if (modalStore.get()) return `모달 “${modalText()}”`;
  const links = page.getByRole('navigation', { name: memberRecordsTitle }).getByRole('link').elements();
  const urls = memberRecords.map(({ target }) => new URL(target.to, location.href).href);
  expect(links.map((link) => (link instanceof HTMLAnchorElement ? link.href : ''))).toEqual(urls);
  return links.map(({ textContent }) => textContent).join(', ');
}

type Documents = { receipts: number; statements: number };

const countDocuments = (): Documents => ({
  receipts: documentsShown('영수증 확인'),
  statements: documentsShown('거래명세서 확인'),
});

/** Counts the documents on the screen, and on the further pages of its list. */
async function reachedDocuments(): Promise<Documents> {
  const { receipts, statements } = countDocuments();
  const next = document.querySelector<HTMLElement>('main a[aria-label="다음 페이지"]');
  if (!next) return { receipts, statements };
  next.click();
  await settle();
  const further = await reachedDocuments();
  return { receipts: receipts + further.receipts, statements: statements + further.statements };
}

/** Follows each way of a visitor. Returns what it shows, and the number of documents that the visitor reaches. */
async function followWays(site: Site): Promise<{ cells: string[]; documents: Documents }> {
  const cells: string[] = [];
  const documents: Documents = { receipts: 0, statements: 0 };
  for (const { target, ways } of journeys) {
    await goTo(site, target);
    for (const [, follow] of ways) cells.push(await follow());
    const { receipts, statements } = await reachedDocuments();
    documents.receipts += receipts;
    documents.statements += statements;
  }
  return { cells, documents };
}

/** Counts the documents of a member's payments in the mock. A bank transfer has no receipt. */
function paidDocuments(member: string): Documents {
  const pk = [...store().members.rows()].find(({ id }) => id === member)?.pk ?? 0;
  const payments = Object.values(GoodsType).flatMap((goods) => paymentsOf(store(), pk, goods));
  return {
    receipts: payments.filter(({ method }) => method !== PayMethod.transfer).length,
    statements: payments.length,
  };
}

const tables: string[] = [];

beforeEach(() => page.viewport(1280, 800));

describe.each(visitors)('$name', ({ name, member, moments }) => {
  test('reaches every receipt on every day, and the rest in its period', { timeout: 480_000 }, async () => {
    const site = await openSite(paths.contact, null);
    const rows: Row[] = [];
    for (const moment of moments) {
      // A screen for members would send a request with the token of the last day, which has expired.
      await goTo(site, { to: paths.contact });
      stopClockAt(new Date(moment.at).toISOString());
      document.dispatchEvent(new Event('visibilitychange'));
      // An access token does not live as long as the walk.
      if (member) await logIn(member);
      const { cells, documents } = await followWays(site);
      rows.push({ moment: moment.name, cells });
      if (member) expect(documents, moment.name).toEqual(paidDocuments(member));
    }
    tables.push(`## ${name}\n\n${yearTable(wayNames, rows)}`);
  });
});

test('the table of the year equals the checked-in one', async () => {
  await expect(`${tables.join('\n\n')}\n`).toMatchFileSnapshot('year.md');
});
