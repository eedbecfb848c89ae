/** tests/unit/pages/profile-input.test.ts checks the rules of each field. These tests show that the forms apply them. */
import { expect, test } from 'vitest';
import type { OperationId } from '#mocks/generated/operations.ts';
import { bodyProblem } from '#mocks/http/contract.ts';
import { findMemberIdBodyMemberNameMax, findMemberPasswordBodyMemberIdMax } from '#src/api/generated/bodies/account.ts';
import { myPageTitle } from '#src/navigation/menus.ts';
import { paths } from '#src/navigation/paths.ts';
import { subScreenTarget } from '#src/navigation/target.ts';
import { button, textbox } from '#tests/browser/support/locators.ts';
import { callsOf, handleOperation, logIn, requestsSettled, sentCode, visit } from '#tests/browser/support/site.tsx';

/** Decomposed Korean, HTML, emoji, right-to-left marks and line breaks. */
const unusual = { typed: `${'한글'.normalize('NFD')}<b>😀\u202Ea\nb\r\nc`, sent: '한글<b>😀\u202Ea b c' };

/** A form of My Page: the labels of its text fields, and their names in the request body. */
type Form = {
  menu: string;
  operation: OperationId;
  labels: Readonly<Record<string, string>>;
  member?: string;
};

const forms: Form[] = [
  {
    menu: myPageTitle.basic,
    operation: 'modifyMemberInfo',
    labels: { 영문이름: 'member_en_name', 상세주소: 'member_address_detail' },
  },
  {
    menu: myPageTitle.company,
    operation: 'modifyMemberCompanyInfo',
    labels: {
      '직장명(국문)': 'member_company_name',
      '직장명(영문)': 'member_company_en_name',
      '직위 직접입력': 'member_position',
      상세주소: 'member_company_address_detail',
    },
    member: 'hanbit03',
  },
  {
    menu: myPageTitle.education,
    operation: 'modifyMemberEduInfo',
    labels: { 출신학교: 'member_edu_school', 전공: 'member_edu_specialty' },
    member: 'hanbit02',
  },
];

/** The last request body of an operation; the first record of a list. */
function lastBody(operation: OperationId): unknown {
  const body = callsOf(operation).at(-1)?.body;
  return Array.isArray(body) ? body[0] : body;
}

test.each(forms)(
  '$menu sends unusual text composed and in one line, and does not send a text that is too long',
  async ({ menu, operation, labels, member }) => {
    await logIn(member);
    await visit(subScreenTarget(paths.mypage, menu).to);
    for (const label of Object.keys(labels)) await textbox(label).fill(unusual.typed);
    await button('변경완료').click();
    await expect
      .poll(() => lastBody(operation))
      .toMatchObject(Object.fromEntries(Object.values(labels).map((key) => [key, unusual.sent])));
    expect(bodyProblem(operation, callsOf(operation)[0]?.body)).toBeNull();
    await requestsSettled();
    for (const label of Object.keys(labels)) {
      await textbox(label).fill('가'.repeat(1000));
      await expect.element(textbox(label)).toHaveAccessibleDescription(/자까지 입력할 수 있습니다/);
    }
    await button('변경완료').click();
    await requestsSettled();
    expect(callsOf(operation)).toHaveLength(1);
  },
);

test.each([
  {
    path: paths.findId,
    label: '이름',
    submit: '아이디 찾기',
    operation: 'findMemberId',
    most: findMemberIdBodyMemberNameMax,
  },
  {
    path: paths.findPassword,
    label: '아이디',
    submit: '비밀번호 찾기',
    operation: 'findMemberPassword',
    most: findMemberPasswordBodyMemberIdMax,
  },
] as const)(
  '$path sends unusual text in $label, and neither blanks nor a text that is too long',
  async ({ path, label, submit, operation, most }) => {
    handleOperation(operation, async () =>
      Response.json({ success: false, data: null, error: { code: '41', message: '실패' } }),
    );
    await visit(path);
    await textbox('이메일 앞부분').fill('hanbit01@mail.example');
    await button('전송').click();
    await expect.element(button('재전송')).toBeVisible();
    await textbox('인증번호').fill(sentCode('hanbit01@mail.example'));
    await button('인증').click();
    await requestsSettled();
    for (const text of [' \u3000 ', '가'.repeat(most + 1)]) {
      await textbox(label).fill(text);
      await button(submit).click({ force: true });
      await requestsSettled();
      expect(callsOf(operation), JSON.stringify(text)).toEqual([]);
    }
    for (const [text, sent] of [
      ['😀'.repeat(most), '😀'.repeat(most)],
      [unusual.typed, unusual.sent],
    ] as const) {
      await textbox(label).fill(text);
      await button(submit).click();
      await expect.poll(() => Object.values(Object(callsOf(operation).at(-1)?.body))).toContain(sent);
    }
    expect(callsOf(operation)).toHaveLength(2);
  },
);
