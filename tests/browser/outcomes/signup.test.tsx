// @module-tag slow

import { beforeEach, expect, test } from 'vitest';
import { filledSignup } from '#tests/browser/support/filled-signup.ts';
import { button, textbox } from '#tests/browser/support/locators.ts';
import {
  brokenOutcomes,
  createOutcomeTable,
  type OutcomeRoute,
  readOutcome,
  testOutcomes,
} from '#tests/browser/support/outcomes.ts';
import { openSignupStep } from '#tests/browser/support/signup.ts';
import { callsOf, respondWithExample, sentCode, sessionClient } from '#tests/browser/support/site.tsx';
import { visibleTexts } from '#tests/browser/support/visible-messages.ts';
import { dataOf } from '#tests/support/api-results.ts';

const email = filledSignup.info.member_email;

beforeEach(() => sessionStorage.clear());

const readHeading = () => `화면 ‘${visibleTexts('main h2').join(' ')}’`;

const idCheck: OutcomeRoute = {
  async arrange() {
    await openSignupStep('기본정보 입력', filledSignup);
    await textbox('아이디').fill('gaon2002');
  },
  act: () => button('확인').click(),
};

const submit: OutcomeRoute = {
  async arrange() {
    await dataOf(sessionClient().POST('/v1/front/sendEmailVerification', { body: { email } }));
    const body = { email, code: sentCode(email) };
    await dataOf(sessionClient().POST('/v1/front/verifyCode', { body }));
    await openSignupStep('학력정보 입력', filledSignup);
    await textbox('비밀번호').fill('haneul88!');
    await textbox('비밀번호 확인').fill('haneul88!');
  },
  act: () => button('다음').click(),
  readContent: readHeading,
};

const table = createOutcomeTable();

testOutcomes(table, { routes: { checkJoinDuplicate: idCheck, signup: submit } });

test('signup names the ID when the ID was taken after its check', async () => {
  const text = await readOutcome(
    {
      operation: 'signup',
      title: '200 idTaken',
      scenario: null,
      respond() {
        respondWithExample('signup', 'idTaken');
        respondWithExample('checkJoinDuplicate', 'idTaken');
      },
    },
    null,
    submit,
  );
  expect(text).toContain('이미 사용 중인 아이디입니다. 기본정보 입력 단계에서 아이디를 바꿔 주세요.');
  table.add('signup', null, '200 idTaken, 아이디가 이미 있음', text);
});

// A success of this operation has no data, so a response without data is no broken one.
const lostResponses = brokenOutcomes('signup').filter(({ title }) => title !== '데이터 없는 성공');

test.each(lostResponses)(
  'signup keeps the form after $title and explains the retry that finds the account',
  async (outcome) => {
    table.add('signup', null, outcome.title, await readOutcome(outcome, null, submit));
    const text = await readOutcome({ ...outcome, respond: () => respondWithExample('signup', 'idTaken') }, null, {
      act: submit.act,
    });
    expect(text).toContain('조금 전의 요청으로 이미 가입되었을 수 있습니다.');
    expect(callsOf('signup')).toHaveLength(2);
    await expect.element(textbox('출신학교')).toHaveValue('한울대학교');
  },
);

test('the table of all outcomes equals the checked-in table', () => table.expectSnapshot('signup.md'));
