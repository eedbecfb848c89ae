import * as z from 'zod/mini';
import {
  ModifyMemberEduInfoBodyItem,
  modifyMemberEduInfoBodyMemberEduSchoolMax,
  modifyMemberEduInfoBodyMemberEduSpecialtyMax,
} from '#src/api/generated/bodies/member.ts';
import { modifyMemberEduInfoRequestMaxItems } from '#src/api/generated/constants.ts';
import { Degree, type MemberEdu } from '#src/api/generated/model/index.ts';

const isDegree = (text: string): text is Degree => Object.values<string>(Degree).includes(text);

/** The schema of an education record in a form. The degree is empty until the member selects one. */
const educationEntry = z.extend(ModifyMemberEduInfoBodyItem, {
  member_edu_degree: z.string().check(z.refine(isDegree)),
});

const isCountAllowed = (entries: object) => {
  const count = Object.keys(entries).length;
  return count >= 1 && count <= modifyMemberEduInfoRequestMaxItems;
};

/** The schema of the records in a form, by entry id (`FormEntries`), with the contract's limits. */
export const educationSchema = z.record(z.string(), educationEntry).check(z.refine(isCountAllowed));

/** The form values of an education record. */
export type EducationEntry = z.infer<typeof educationEntry>;

const tooLongText = (max: number) => `${max}자까지 입력할 수 있습니다.`;
const forbiddenCharactersText = "'♩'와 '♫'는 사용할 수 없습니다.";

/**
 * Returns the error messages of the education fields.
 * @param texts the messages for a missing school and a missing major, which differ between the screens
 */
export const educationMessages = ({ school, specialty }: { school: string; specialty: string }) => ({
  member_edu_school: {
    empty: school,
    format: forbiddenCharactersText,
    tooLong: tooLongText(modifyMemberEduInfoBodyMemberEduSchoolMax),
  },
  member_edu_specialty: {
    empty: specialty,
    format: forbiddenCharactersText,
    tooLong: tooLongText(modifyMemberEduInfoBodyMemberEduSpecialtyMax),
  },
  member_edu_degree: '학위를 선택해 주세요.',
  member_edu_gradation_year: '졸업년도를 입력해 주세요.',
  member_edu_nation: { empty: '국가를 선택해 주세요.', format: forbiddenCharactersText },
});

/**
 * Converts form entries to education records of the contract.
 * @throws TypeError if an entry is not valid; validate the form first
 */
export function educationFromForm(entries: readonly EducationEntry[]): MemberEdu[] {
  return entries.map(({ member_edu_degree: degree, ...entry }) => {
    if (!isDegree(degree)) throw new TypeError(`The education is not valid: ${degree}.`);
    return { ...entry, member_edu_degree: degree };
  });
}
