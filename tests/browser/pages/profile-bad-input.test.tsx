import { expect, test } from 'vitest';
import type { OperationId } from '#mocks/generated/operations.ts';
import { bodyProblem } from '#mocks/http/contract.ts';
import { setStore } from '#mocks/store/stores.ts';
import { findMemberIdBodyMemberNameMax, findMemberPasswordBodyMemberIdMax } from '#src/api/generated/limits/account.ts';
import {
  modifyMemberCompanyInfoBodyMemberCompanyAddressDetailMax,
  modifyMemberCompanyInfoBodyMemberCompanyEnNameMax,
  modifyMemberCompanyInfoBodyMemberCompanyNameMax,
  modifyMemberCompanyInfoBodyMemberPositionMax,
  modifyMemberEduInfoBodyMemberEduSchoolMax,
  modifyMemberEduInfoBodyMemberEduSpecialtyMax,
  modifyMemberInfoBodyMemberAddressDetailMax,
  modifyMemberInfoBodyMemberEnNameMax,
} from '#src/api/generated/limits/member.ts';
import { myPageTitle } from '#src/navigation/menus.ts';
import { paths } from '#src/navigation/paths.ts';
import { subScreenTarget } from '#src/navigation/target.ts';
import { button, textbox } from '#tests/browser/support/locators.ts';
import { callsOf, handleOperation, logIn, requestsSettled, sentCode, visit } from '#tests/browser/support/site.tsx';

/** Typed, pasted or filled values, what the field makes of them, and whether they may be sent. */
const inputs = (most: number, isRequired: boolean) => [
  { what: 'nothing', text: '', kept: '', isTaken: !isRequired },
  { what: 'blanks', text: ' \u3000 ', kept: ' \u3000 ', isTaken: !isRequired },
  { what: 'the longest', text: '가'.repeat(most), kept: '가'.repeat(most), isTaken: true },
  { what: 'one more', text: '가'.repeat(most + 1), kept: '', isTaken: false },
  { what: 'the longest in emoji', text: '😀'.repeat(most), kept: '😀'.repeat(most), isTaken: true },
  { what: 'Korean taken apart', text: '한글'.normalize('NFD'), kept: '한글', isTaken: true },
  { what: 'right-to-left marks', text: '\u202Eabc\u200F', kept: '\u202Eabc\u200F', isTaken: true },
  { what: 'HTML', text: '<img src=x onerror=alert(1)>', kept: '<img src=x onerror=alert(1)>', isTaken: true },
  { what: 'line breaks', text: 'a\nb\r\nc', kept: 'a b c', isTaken: true },
];

type Field = {
  menu: string;
  label: string;
  operation: OperationId;
  key: string;
  most: number;
  isRequired: boolean;
  id?: string;
};

const company = { menu: myPageTitle.company, operation: 'modifyMemberCompanyInfo', isRequired: false } as const;
const education = {
  menu: myPageTitle.education,
  operation: 'modifyMemberEduInfo',
  isRequired: true,
  id: 'hanbit02',
} as const;
const basic = { menu: myPageTitle.basic, operation: 'modifyMemberInfo', isRequired: true } as const;

const fields: Field[] = [
  { ...basic, label: '영문이름', key: 'member_en_name', most: modifyMemberInfoBodyMemberEnNameMax },
  { ...basic, label: '상세주소', key: 'member_address_detail', most: modifyMemberInfoBodyMemberAddressDetailMax },
  {
    ...company,
    label: '직장명(국문)',
    key: 'member_company_name',
    most: modifyMemberCompanyInfoBodyMemberCompanyNameMax,
  },
  {
    ...company,
    label: '직장명(영문)',
    key: 'member_company_en_name',
    most: modifyMemberCompanyInfoBodyMemberCompanyEnNameMax,
  },
  {
    ...company,
    id: 'hanbit03',
    label: '직위 직접입력',
    key: 'member_position',
    most: modifyMemberCompanyInfoBodyMemberPositionMax,
  },
  {
    ...company,
    label: '상세주소',
    key: 'member_company_address_detail',
    most: modifyMemberCompanyInfoBodyMemberCompanyAddressDetailMax,
  },
  { ...education, label: '출신학교', key: 'member_edu_school', most: modifyMemberEduInfoBodyMemberEduSchoolMax },
  { ...education, label: '전공', key: 'member_edu_specialty', most: modifyMemberEduInfoBodyMemberEduSpecialtyMax },
];

/** The last request body of an operation; the first record of a list. */
function lastBody(operation: OperationId): Record<string, unknown> {
  const body = callsOf(operation).at(-1)?.body;
  return Object(Array.isArray(body) ? body[0] : body);
}

test.each(fields)(
  '$menu, $label accepts allowed input and refuses other input with a message',
  async (field) => {
    const { menu, label, operation, key, most, isRequired, id } = field;
    for (const { what, text, kept, isTaken } of inputs(most, isRequired)) {
      setStore('default');
      await logIn(id);
      const screen = await visit(subScreenTarget(paths.mypage, menu).to);
      const before = callsOf(operation).length;
      await textbox(label).fill(text);
      await button('변경완료').click();
      await requestsSettled();
      const sent = callsOf(operation).slice(before);
      if (isTaken) {
        expect(sent, what).toHaveLength(1);
        expect(lastBody(operation)[key], what).toBe(kept);
        expect(bodyProblem(operation, sent[0]?.body), what).toBeNull();
      } else {
        expect(sent, what).toEqual([]);
        await expect
          .element(textbox(label), { message: what })
          .toHaveAccessibleDescription(/입력해 주세요|입력할 수 있습니다/);
      }
      await screen.unmount();
    }
  },
  60_000,
);

test.each(['전공', '출신학교'])('%s refuses the separators of a sign-up request', async (label) => {
  await logIn('hanbit02');
  await visit(subScreenTarget(paths.mypage, myPageTitle.education).to);
  await textbox(label).fill('음악♩학과♫');
  await expect.element(textbox(label)).toHaveAccessibleDescription("'♩'와 '♫'는 사용할 수 없습니다.");
});

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
  '$path, $label accepts allowed input and does not send other input',
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
    for (const { what, text, kept, isTaken } of inputs(most, true)) {
      const before = callsOf(operation).length;
      await textbox(label).fill(text);
      await button(submit).click({ force: true });
      await requestsSettled();
      const sent = callsOf(operation).slice(before);
      expect(sent, what).toHaveLength(isTaken ? 1 : 0);
      if (isTaken) expect(Object.values(Object(sent[0]?.body)), what).toContain(kept);
    }
  },
);
