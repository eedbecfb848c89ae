import type { Page } from '@playwright/test';
import type { OperationId } from '#mocks/generated/operations.ts';
import { scenariosOf } from '#mocks/scenarios.ts';
import { setClock } from './support/clock.ts';
import { chooseAbstract, conferenceDays, conferencePaths, openAbstractOptions } from './support/conference.ts';
import { startLoggedIn } from './support/login.ts';
import { useScenario } from './support/scenario.ts';
import { expect, test } from './support/test.ts';

/** What a member reads, by the status and the name of what the server answers. */
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
  // It is refreshed, unseen; the second time it ends the session.
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

/** Ends the session: the next scenario needs a new login. */
const endsSession = (text: string) => text === expired || text === rejected;

test.use({ expectedConsole: [/status of (400|401|413|429|500)/] });

/** Meets each answer that the contract has an example of, and compares what is read with the table. */
async function checkOutcomes(
  page: Page,
  operation: OperationId,
  outcomes: Outcomes,
  { start, act }: { start: () => Promise<unknown>; act: (text: string) => Promise<unknown> },
) {
  const known = scenariosOf(operation);
  expect(Object.keys(outcomes).sort()).toEqual(known.map(({ status, name }) => `${status} ${name}`).sort());
  let isLoggedIn = false;
  for (const { status, name } of known) {
    const text = outcomes[`${status} ${name}`] ?? '';
    await test.step(`${status} ${name}`, async () => {
      if (!isLoggedIn) await startLoggedIn(page);
      await start();
      const end = await useScenario(page, operation, name, status);
      await act(text);
      await end();
      isLoggedIn = !endsSession(text);
    });
  }
}

const expectAlert = (page: Page, text: string) => expect(page.getByRole('alertdialog')).toContainText(text);

test('every answer to an upload says what became of it', async ({ page }) => {
  test.slow();
  await setClock(page, conferenceDays.abstracts);
  await checkOutcomes(page, 'uploadConferenceAbstract', uploadOutcomes, {
    start: async () => {
      await openAbstractOptions(page);
      await chooseAbstract(page);
    },
    act: async (text) => {
      await page.getByRole('button', { name: '등록', exact: true }).press('Enter');
      const modal = endsSession(text) || text.includes('마감') ? 'alertdialog' : 'dialog';
      await expect(page.getByRole(modal)).toContainText(text);
    },
  });
});

test('every answer to the question of eligibility says what to do', async ({ page }) => {
  test.slow();
  await setClock(page, conferenceDays.registration);
  await checkOutcomes(page, 'checkRegisterDuplicate', eligibilityOutcomes, {
    start: () => page.goto(conferencePaths.registration),
    act: async (text) => {
      await page.getByRole('button', { name: '결제', exact: true }).click();
      const [name, amount = ''] = text.split('결제 금액 ');
      if (name) return expectAlert(page, text);
      await expect(page.getByRole('dialog', { name: '학회등록비 납부' })).toContainText(amount);
    },
  });
});

for (const [operation, address, outcomes] of [
  ['getAbstractList', conferencePaths.ownAbstracts, abstractOutcomes],
  ['getRegisterInfo', conferencePaths.ownRegistrations, registrationOutcomes],
] as const) {
  test(`every answer of ${operation} is a list, or says why there is none`, async ({ page }) => {
    test.slow();
    await checkOutcomes(page, operation, outcomes, {
      start: async () => undefined,
      act: async (text) => {
        await page.goto(address);
        if (endsSession(text)) await expectAlert(page, text);
        else await expect(page.getByRole('main')).toContainText(text);
      },
    });
  });
}
