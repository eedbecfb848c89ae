// @module-tag slow

import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { MemberEdu } from '#src/api/generated/model/index.ts';
import { screenTarget } from '#src/navigation/target.ts';
import { button } from '#tests/browser/support/locators.ts';
import { callsOf, logIn, sessionClient, visit } from '#tests/browser/support/site.tsx';
import { dataOf } from '#tests/support/api-results.ts';

const entryGroup = (number: number) => page.getByRole('group', { name: `학력정보 0${number}` });
const school = (number: number) => entryGroup(number).getByRole('textbox', { name: '출신학교' });

const recordOf = (school: string): MemberEdu => ({
  member_edu_school: school,
  member_edu_specialty: '화학',
  member_edu_degree: '학사',
  member_edu_gradation_year: '2020',
  member_edu_nation: '대한민국',
});

/** Stores records of the logged-in member. It is the first request of `modifyMemberEduInfo`. */
const storeRecords = (body: MemberEdu[]) => dataOf(sessionClient().POST('/v1/front/modifyMemberEduInfo', { body }));

/** Opens the education form with three records. */
async function openThree() {
  await logIn('hanbit02');
  await storeRecords(['가람대학교', '나래대학교', '다온대학교'].map(recordOf));
  const screen = await visit(screenTarget('education').to);
  await expect.element(school(3)).toHaveValue('다온대학교');
  return screen;
}

const savedSchools = () =>
  expect.poll(() => {
    const body = callsOf('modifyMemberEduInfo')[1]?.body;
    return Array.isArray(body) ? body.map((record) => record.member_edu_school) : null;
  });

test('keeps the order of the records when entries are removed and added', async () => {
  await openThree();
  await button('학력정보 03 삭제').click();
  await expect.element(school(2)).toHaveFocus();
  await button('추가').click();
  await expect.element(school(3)).toHaveFocus();
  await expect.element(school(3)).not.toHaveAttribute('aria-invalid');
  await school(3).fill('마루대학교');
  await button('학력정보 02 삭제').click();
  await expect.element(school(2)).toHaveValue('마루대학교');
  await entryGroup(2).getByRole('textbox', { name: '전공' }).fill('물리');
  await entryGroup(2).getByRole('textbox', { name: '졸업년도' }).fill('2024');
  await entryGroup(2).getByRole('combobox', { name: '학위' }).selectOptions('석사');
  await button('변경완료').click();
  await savedSchools().toEqual(['가람대학교', '마루대학교']);
});

test('shows and saves a stored country whose name is not in the list', async () => {
  await logIn('hanbit02');
  await storeRecords([{ ...recordOf('가람대학교'), member_edu_nation: '터키' }]);
  await visit(screenTarget('education').to);
  await expect.element(entryGroup(1).getByRole('combobox', { name: '국가' })).toHaveValue('터키');
  await school(1).fill('나래대학교');
  await button('변경완료').click();
  await savedSchools().toEqual(['나래대학교']);
  expect(callsOf('modifyMemberEduInfo')[1]?.body).toMatchObject([{ member_edu_nation: '터키' }]);
});
