import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { OperationId } from '#mocks/generated/operations.ts';
import { messages } from '#src/api/errors.ts';
import { conferenceStep, menuTitle, myPageTitle } from '#src/navigation/menus.ts';
import { pathOf, paths } from '#src/navigation/paths.ts';
import { homeTarget, subScreenTarget } from '#src/navigation/target.ts';
import {
  acceptAnyValue,
  callsOf,
  handleOperation,
  logIn,
  requestsSettled,
  visit,
} from '#tests/browser/support/site.tsx';
import { expectConsole } from '#tests/support/console.ts';
import { pathsIn, replaceAtPath, successExamples } from '#tests/support/contract-examples.ts';

const retry = page.getByRole('button', { name: '다시 시도' });
const header = page.getByRole('banner');
const logged = /^The response breaks the contract: \S+ at \/data/;

type Screen = { operation: OperationId; address: string; member?: string };
const myPage = (title: string) => subScreenTarget(paths.mypage, title).to;

/** The screens that show data, with the operation that provides it. */
const screens: readonly Screen[] = [
  { operation: 'getInfo', address: paths.home },
  { operation: 'getInfo', address: homeTarget(menuTitle.forum).to },
  { operation: 'getInfo', address: paths.information },
  { operation: 'getInfo', address: subScreenTarget(paths.information, menuTitle.gallery).to },
  { operation: 'getInfoDetail', address: pathOf.notice(1) },
  { operation: 'getPastConferences', address: paths.society },
  { operation: 'getPastConferencesDetail', address: pathOf.guide(1) },
  {
    operation: 'getAbstractList',
    address: subScreenTarget(paths.society, menuTitle.abstracts, conferenceStep.abstracts).to,
    member: 'hanbit01',
  },
  {
    operation: 'getRegisterInfo',
    address: subScreenTarget(paths.society, menuTitle.registration, conferenceStep.registrations).to,
    member: 'hanbit01',
  },
  {
    operation: 'getAnnualFeePaid',
    address: subScreenTarget(paths.membership, menuTitle.annualFee).to,
    member: 'hanbit01',
  },
  { operation: 'getMemberInfo', address: myPage(myPageTitle.basic), member: 'hanbit01' },
  { operation: 'getMemberCompanyInfo', address: myPage(myPageTitle.company), member: 'hanbit01' },
  { operation: 'getMemberEduInfo', address: myPage(myPageTitle.education), member: 'hanbit01' },
  { operation: 'getStudentCertificate', address: myPage(myPageTitle.enrollment), member: 'hanbit02' },
];

/** Responds to an operation with this data in a valid envelope. */
const respondWith = (operation: OperationId, data: unknown) =>
  handleOperation(operation, async () => Response.json({ success: true, data, error: null }));

async function openScreen({ address, member }: Screen) {
  if (member) await logIn(member);
  return visit(address);
}

beforeEach(() => expectConsole(logged));

describe('data of a type that the contract does not allow', () => {
  test.each(screens)('$operation on $address: the section shows an error with a retry', async (screen) => {
    const [example] = successExamples.filter(({ id }) => id === screen.operation);
    const [key] = Object.keys(Object(example?.body.data));
    respondWith(screen.operation, replaceAtPath(example?.body.data, [key ?? ''], {}));
    await openScreen(screen);
    await expect
      .element(page.getByRole('alert').filter({ has: retry }))
      .toHaveTextContent(`${messages.badResponse}다시 시도`);
    await expect.element(header).toBeVisible();
    await expect.element(page.getByRole('heading', { name: '화면을 열지 못했습니다' })).not.toBeInTheDocument();
    handleOperation(screen.operation, (request, pass) => pass(request));
    await retry.click();
    await expect.element(retry).not.toBeInTheDocument();
  });

  test('the rest of the home page stays', async () => {
    respondWith('getInfo', { notice: null, notice_count: 0 });
    await visit(paths.home);
    await expect.element(retry).toBeVisible();
    await expect.element(page.getByRole('heading', { name: '학회 소식' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: /학술 활동에 함께하세요/ })).toBeVisible();
  });

  test('a failed refetch keeps the typed values of a profile form', async () => {
    await logIn();
    await visit(myPage(myPageTitle.basic));
    const detail = page.getByRole('textbox', { name: '상세주소' });
    await detail.fill('702호');
    respondWith('getMemberInfo', { member_info: null });
    window.dispatchEvent(new Event('visibilitychange'));
    await expect.poll(() => callsOf('getMemberInfo').length).toBe(2);
    await requestsSettled();
    await expect.element(detail).toHaveValue('702호');
  });

  test('a failed refetch keeps the visible list', async () => {
    await visit(paths.information);
    const rows = page.getByRole('link', { name: /안내/ });
    await expect.element(rows.first()).toBeVisible();
    respondWith('getInfo', { notice: [{ notice_title: {} }], notice_count: 1 });
    window.dispatchEvent(new Event('visibilitychange'));
    await expect.poll(() => callsOf('getInfo').length).toBe(2);
    await requestsSettled();
    await expect.element(rows.first()).toBeVisible();
  });

  test('a failed login keeps the form and shows the reason above the button', async () => {
    await visit(paths.login);
    await page.getByRole('textbox', { name: '아이디' }).fill('hanbit01');
    await page.getByLabelText('비밀번호', { exact: true }).fill('hanbit01!');
    respondWith('login', { access_token: 7 });
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('로그인 중 오류가 발생했습니다.')).toBeVisible();
    await expect.element(page.getByRole('textbox', { name: '아이디' })).toHaveValue('hanbit01');
  });
});

test('a screen shows its data or an error in its section, whatever value of an example is replaced', async () => {
  // As in production, the response check does not validate formats; a malformed picture URL is not requested.
  acceptAnyValue();
  expectConsole(logged, /./);
  const cases = screens.flatMap((screen) =>
    successExamples
      .filter(({ id }) => id === screen.operation)
      .map(({ body, name }) => ({ screen, data: body.data, name })),
  );
  const another = fc.constantFrom<unknown>(null, undefined, {}, [], [null], '', '값', '../x', 7, -1.5, true);
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...cases), fc.nat(), another, async ({ screen, data }, chosen, value) => {
      const places = pathsIn(data);
      respondWith(screen.operation, replaceAtPath(data, places[chosen % places.length] ?? [], value));
      const before = callsOf(screen.operation).length;
      const shown = await openScreen(screen);
      try {
        // The first visit of a screen also loads its code.
        await expect.poll(() => callsOf(screen.operation).length, { timeout: 10_000 }).toBeGreaterThan(before);
        await requestsSettled();
        expect(page.getByRole('heading', { name: '화면을 열지 못했습니다' }).elements()).toEqual([]);
        expect(header.elements()).toHaveLength(1);
      } finally {
        await shown.unmount();
      }
    }),
    { numRuns: 60 },
  );
}, 120_000);
