import type { Page } from '@playwright/test';
import type { OperationId } from '#mocks/generated/operations.ts';
import { scenariosOf } from '#mocks/scenarios.ts';
import { setClock } from './support/clock.ts';
import { chooseAbstract, conferenceDays, conferencePaths, openAbstractOptions } from './support/conference.ts';
import { startLoggedIn } from './support/login.ts';
import { startScenario } from './support/scenario.ts';
import { expect, test } from './support/test.ts';

/** The text that a member sees, by status and name of the response. */
type Outcomes = Record<string, string>;

const expired = '세션이 만료되어 로그아웃됩니다.';
const rejected = '다시 로그인해 주세요.';
const silent = '서버가 응답하지 않습니다. 잠시 후 다시 시도해 주세요.';
const invalid = '잘못된 요청입니다. 잠시 후 다시 시도해 주세요.';
const tooMany = '요청이 너무 많습니다. 약 30초 후 다시 시도해 주세요.';
const refused = '초록 등록에 실패했습니다. 다시 시도해주세요.';
const unpaid = '오류가 발생했습니다. 다시 시도해주세요.';

const uploadOutcomes: Outcomes = {
  '200 uploaded': '등록이 완료되었습니다.',
  '200 deadlinePassed': '초록 등록 기한이 마감되었습니다.',
  '200 notWord': '서버가 이 파일을 받지 않았습니다. 열리는 Word 파일인지 확인한 뒤 다시 선택해 주세요.',
  '200 fileRejected': '서버가 이 파일을 받지 않았습니다. 열리는 Word 파일인지 확인한 뒤 다시 선택해 주세요.',
  '200 unknownConference': `${refused}해당 학술대회를 찾을 수 없습니다.`,
  '200 sessionExpired': expired,
  '200 tokenRejected': rejected,
  // The first time, the site refreshes the token; the second time, the session ends.
  '200 tokenExpired': rejected,
  '400 badRequest': `${refused}잘못된 요청입니다.`,
  '401 unauthorized': rejected,
  '413 tooLarge': `${refused}첨부 용량이 허용 범위를 넘었습니다.`,
  '429 tooManyRequests': `${refused}요청이 너무 많습니다. 약 30초 후 다시 시도해 주세요.`,
  '500 serverError': `${refused}서버에 문제가 있습니다.`,
};

const eligibilityOutcomes: Outcomes = {
  '200 general': '결제 금액 200,000원',
  '200 student': '결제 금액 100,000원',
  '200 special': '결제 금액 200,000원',
  '200 honorary': '결제 금액 200,000원',
  '200 alreadyPaid': '학회등록비 납부를\n이미 완료하셨습니다.',
  '200 outsideWindow': '사전 등록 기간이 아닙니다.',
  '200 unknownConference': unpaid,
  '200 sessionExpired': expired,
  '200 tokenRejected': rejected,
  '200 tokenExpired': rejected,
  '400 badRequest': unpaid,
  '401 unauthorized': rejected,
  '429 tooManyRequests': unpaid,
  '500 serverError': unpaid,
};

const listOutcomes: Outcomes = {
  '200 empty': '등록 내역이 없습니다.',
  '200 sessionExpired': expired,
  '200 tokenRejected': rejected,
  '200 tokenExpired': rejected,
  '400 badRequest': invalid,
  '401 unauthorized': rejected,
  '429 tooManyRequests': tooMany,
  '500 serverError': silent,
};

const abstractOutcomes: Outcomes = {
  '200 abstracts': '총 3건, 1/1 페이지',
  '200 oralApproved': '2025-10-13구두 발표선정소재 분과',
  '200 oralNotApproved': '2025-10-17구두 발표미선정제형 분과',
  '200 poster': '2025-10-20포스터 발표피부 & 천연물효능 기전 분과',
  ...listOutcomes,
};

const registrationOutcomes: Outcomes = {
  '200 registrations': '총 2건, 1/1 페이지',
  '200 byTransfer': '2025-05-12 | 무통장입금2025년 춘계학술대회',
  ...listOutcomes,
};

/** Whether a text means that the session has ended, so that the next scenario needs a login. */
const endsSession = (text: string) => text === expired || text === rejected;

test.use({ expectedConsole: [/status of (400|401|413|429|500)/] });

/** Runs an action with every example response of the contract, and compares the visible text with the table. */
async function checkOutcomes(
  page: Page,
  operation: OperationId,
  outcomes: Outcomes,
  { prepare, check }: { prepare: () => Promise<unknown>; check: (text: string) => Promise<unknown> },
) {
  const scenarios = scenariosOf(operation);
  expect(Object.keys(outcomes).sort()).toEqual(scenarios.map(({ status, name }) => `${status} ${name}`).sort());
  let isLoggedIn = false;
  for (const { status, name } of scenarios) {
    const text = outcomes[`${status} ${name}`] ?? '';
    await test.step(`${status} ${name}`, async () => {
      if (!isLoggedIn) await startLoggedIn(page);
      await prepare();
      const endScenario = await startScenario(page, operation, name, status);
      await check(text);
      await endScenario();
      isLoggedIn = !endsSession(text);
    });
  }
}

const expectAlert = (page: Page, text: string) => expect(page.getByRole('alertdialog')).toContainText(text);

test('every response to an upload shows its message', async ({ page }) => {
  test.slow();
  await setClock(page, conferenceDays.abstracts);
  await checkOutcomes(page, 'uploadConferenceAbstract', uploadOutcomes, {
    prepare: async () => {
      await openAbstractOptions(page);
      await chooseAbstract(page);
    },
    check: async (text) => {
      await page.getByRole('button', { name: '등록', exact: true }).press('Enter');
      const modal = endsSession(text) || text.includes('마감') ? 'alertdialog' : 'dialog';
      await expect(page.getByRole(modal)).toContainText(text);
    },
  });
});

test('every response to the eligibility request shows its message or the amount', async ({ page }) => {
  test.slow();
  await setClock(page, conferenceDays.registration);
  await checkOutcomes(page, 'checkRegisterDuplicate', eligibilityOutcomes, {
    prepare: () => page.goto(conferencePaths.registration),
    check: async (text) => {
      await page.getByRole('button', { name: '결제', exact: true }).click();
      const [name, amount = ''] = text.split('결제 금액 ');
      if (name) return expectAlert(page, text);
      await expect(page.getByRole('dialog', { name: '학회등록비 납부' })).toContainText(amount);
    },
  });
});

for (const [operation, path, outcomes] of [
  ['getAbstractList', conferencePaths.ownAbstracts, abstractOutcomes],
  ['getRegisterInfo', conferencePaths.ownRegistrations, registrationOutcomes],
] as const) {
  test(`every response of ${operation} shows a list or a message`, async ({ page }) => {
    test.slow();
    await checkOutcomes(page, operation, outcomes, {
      prepare: async () => undefined,
      check: async (text) => {
        await page.goto(path);
        if (endsSession(text)) await expectAlert(page, text);
        else await expect(page.getByRole('main')).toContainText(text);
      },
    });
  });
}
