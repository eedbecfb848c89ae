/** The rules of the profile forms for unusual input, and the bodies that they send for it. */
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { OperationId } from '#mocks/generated/operations.ts';
import { bodyProblem } from '#mocks/http/contract.ts';
import {
  modifyMemberCompanyInfoBodyMemberPositionMax,
  modifyMemberEduInfoBodyMemberEduSchoolMax,
  modifyMemberInfoBodyMemberEnNameMax,
} from '#src/api/generated/bodies/member.ts';
import { Gender } from '#src/api/generated/model/gender.ts';
import { noPosition, otherPosition, positions } from '#src/content/positions.ts';
import { companyFromForm, companySchema } from '#src/features/profile/company-values.ts';
import { educationFromForm, educationMessages, educationSchema } from '#src/features/profile/education-values.ts';
import { emptyCompany, emptyEducation } from '#src/features/profile/empty-values.ts';
import { createEntries } from '#src/forms/form-entries.ts';
import { createFormCheck, type Problem } from '#src/forms/form-rules.ts';
import { mapTexts, toNfc } from '#src/lib/text/code-points.ts';
import { messages, schema } from '#src/pages/mypage/profile/basic-info-values.ts';

/** A form whose other fields are valid. */
type Form = {
  operation: OperationId;
  /** Returns the problems of the form with this text in the field. */
  check: (field: string, text: string) => Problem[];
  /** Returns the request body with this text in the field. */
  body: (field: string, text: string) => unknown;
};

const basicInfo = {
  member_en_name: 'Garam Kim',
  member_birth_year: '1988',
  member_birth_month: '2',
  member_birth_date: '29',
  member_gender: Gender.male,
  member_zipcode: '04524',
  member_address: '서울특별시 중구 세종대로 110',
  member_address_detail: '3층',
  member_cell: '01012345678',
  member_email: 'hanbit01@mail.example',
};
const checkBasicInfo = createFormCheck(schema, messages);
const basic: Form = {
  operation: 'modifyMemberInfo',
  check: (field, text) => checkBasicInfo({ ...basicInfo, [field]: text }),
  body: (field, text) => ({ ...basicInfo, [field]: text }),
};

const workplace = { ...emptyCompany, position_choice: otherPosition };
const checkCompany = createFormCheck(companySchema, {});
const company: Form = {
  operation: 'modifyMemberCompanyInfo',
  check: (field, text) => checkCompany({ ...workplace, [field]: text }),
  body: (field, text) => companyFromForm({ ...workplace, [field]: text }),
};

const record = {
  ...emptyEducation,
  member_edu_school: '한울대학교',
  member_edu_specialty: '화학',
  member_edu_degree: '학사',
  member_edu_gradation_year: '2020',
};
const checkEducation = createFormCheck(
  z.object({ education: educationSchema }),
  educationMessages({ school: '학교를 입력해 주세요.', specialty: '전공을 입력해 주세요.' }),
);
const education: Form = {
  operation: 'modifyMemberEduInfo',
  check: (field, text) => checkEducation({ education: createEntries([{ ...record, [field]: text }]) }),
  body: (field, text) => educationFromForm([{ ...record, [field]: text }]),
};

const fields: { form: Form; field: string; most: number }[] = [
  { form: basic, field: 'member_en_name', most: modifyMemberInfoBodyMemberEnNameMax },
  { form: company, field: 'member_position', most: modifyMemberCompanyInfoBodyMemberPositionMax },
  { form: education, field: 'member_edu_school', most: modifyMemberEduInfoBodyMemberEduSchoolMax },
];

describe.each(fields)('$form.operation, $field', ({ form, field, most }) => {
  test.each([
    ['an empty text', '', /입력해 주세요/] as const,
    ['a text of blanks', ' \u3000 ', /입력해 주세요/] as const,
    ['a text that is one character too long', '가'.repeat(most + 1), `${most}자까지 입력할 수 있습니다.`] as const,
  ])('%s is refused with a message', (_, text, message) => {
    expect(form.check(field, text)).toEqual([
      expect.objectContaining({
        path: expect.stringContaining(field),
        message: typeof message === 'string' ? message : expect.stringMatching(message),
      }),
    ]);
  });

  test.each([
    ['the longest text', '가'.repeat(most)] as const,
    ['the longest text in emoji', '😀'.repeat(most)] as const,
    ['decomposed Korean', '한글'.normalize('NFD')] as const,
    ['a text with right-to-left marks', '\u202Eabc\u200F'] as const,
    ['a text with HTML', '<img src=x onerror=alert(1)>'] as const,
  ])('%s is accepted, and its request keeps the contract', (_, text) => {
    expect(form.check(field, text)).toEqual([]);
    const body = mapTexts(form.body(field, text), toNfc);
    expect(bodyProblem(form.operation, body)).toBeNull();
    expect(JSON.stringify(body)).toContain(JSON.stringify(text.normalize('NFC')));
  });
});

test('a workplace with a listed position, or with none, needs no typed position', () => {
  for (const position_choice of [noPosition, ...positions])
    expect(checkCompany({ ...emptyCompany, position_choice })).toEqual([]);
});

test.each(['member_edu_school', 'member_edu_specialty'])('%s refuses the separators of a sign-up request', (field) => {
  for (const text of ['음악♩학과', '음악♫학과'])
    expect(education.check(field, text).map(({ message }) => message)).toEqual(["'♩'와 '♫'는 사용할 수 없습니다."]);
});
