import * as zod from 'zod/mini';
import {
  ModifyMemberEduInfoBody,
  ModifyMemberEduInfoBodyItem,
  modifyMemberEduInfoBodyMemberEduSchoolMax,
  modifyMemberEduInfoBodyMemberEduSpecialtyMax,
} from '#src/api/generated/limits/member.ts';
import { Degree, type MemberEdu } from '#src/api/generated/model/index.ts';

const isDegree = (text: string): text is Degree => Object.values<string>(Degree).includes(text);

/** An education record as a form has it: the degree is empty until one is chosen. */
const educationEntry = zod.extend(ModifyMemberEduInfoBodyItem, {
  member_edu_degree: zod.string().check(zod.refine(isDegree)),
});

/** How many records there may be. The generated limits have no name for it, but zod keeps what a check was made with. */
export const maxEducationEntries = Math.min(
  ...(ModifyMemberEduInfoBody._zod.def.checks ?? []).flatMap(({ _zod: { def } }) =>
    'maximum' in def && typeof def.maximum === 'number' ? [def.maximum] : [],
  ),
);

const isCountAllowed = (entries: object) => {
  const count = Object.keys(entries).length;
  return count >= 1 && count <= maxEducationEntries;
};

/** The records of a form by id (`FormEntries`), under the contract's limits. */
export const educationSchema = zod.record(zod.string(), educationEntry).check(zod.refine(isCountAllowed));

/** An education record of a form. */
export type EducationEntry = zod.input<typeof educationEntry>;

/** A record that nothing was typed into. */
export const emptyEducation: EducationEntry = {
  member_edu_school: '',
  member_edu_specialty: '',
  member_edu_degree: '',
  member_edu_gradation_year: '',
  member_edu_nation: '대한민국',
};

const tooLongText = (most: number) => `${most}자까지 입력할 수 있습니다.`;
const forbiddenCharactersText = "'♩'와 '♫'는 사용할 수 없습니다.";

/**
 * What a form says of its education records.
 * @param texts what is said where school or major is missing: the screens say it differently
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
 * The records of a form as the contract has them.
 * @throws where a record was not checked before
 */
export const educationFromForm = (entries: readonly EducationEntry[]): MemberEdu[] =>
  ModifyMemberEduInfoBody.parse(entries);
