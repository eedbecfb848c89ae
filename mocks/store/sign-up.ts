import { bodyProblem } from '#mocks/http/contract.ts';
import { badRequest } from '#mocks/http/rejected-request.ts';
import { Gender } from '#src/api/generated/model/gender.ts';
import { GenderLabel } from '#src/api/generated/model/genderLabel.ts';
import { MemberType } from '#src/api/generated/model/memberType.ts';
import type { components } from '#src/api/generated/schema.ts';
import type { Db } from './db.ts';
import type { Profile } from './records.ts';

type Schemas = components['schemas'];
type Birthday = Pick<
  Schemas['ModifyMemberInfoRequest'],
  'member_birth_year' | 'member_birth_month' | 'member_birth_date'
>;

/**
 * Validates that the day of birth exists in its month, which a schema cannot express.
 * @throws RejectedRequest with status 400
 */
export function requireValidBirthday({ member_birth_year, member_birth_month, member_birth_date }: Birthday): void {
  const [year, month, day] = [member_birth_year, member_birth_month, member_birth_date].map(Number);
  // Day 0 of the next month is the last of this one.
  const last = new Date(Date.UTC(year ?? 0, month ?? 0, 0)).getUTCDate();
  if ((day ?? 0) > last) throw badRequest(`member_birth_date: ${year}년 ${month}월에 없는 날입니다 (${day}).`);
}

/**
 * Parses the education records that sign-up sends as one text. It applies the validation of `modifyMemberEduInfo`.
 * @throws RejectedRequest with status 400
 */
export function parseEducation(text: string): Profile['education'] {
  const records = text.split('♫').map((entry) => {
    const [school = '', specialty = '', degree = '', year = '', nation = ''] = entry.split('♩');
    return {
      member_edu_school: school,
      member_edu_specialty: specialty,
      member_edu_degree: degree as Schemas['Degree'],
      member_edu_gradation_year: year,
      member_edu_nation: nation,
    };
  });
  const problem = bodyProblem('modifyMemberEduInfo', records);
  if (problem) throw badRequest(`member_edu: ${problem.reason}`);
  return records;
}

const genders: Readonly<Record<GenderLabel, Gender>> = {
  [GenderLabel.male]: Gender.male,
  [GenderLabel.female]: Gender.female,
};

/** Adds a general member with a profile. A new field of the sign-up becomes a part of the profile. */
export function addMember(db: Db, body: Schemas['SignupRequest'], education: Profile['education']): void {
  const { member_id: id, member_password: password, member_name: name, member_gender: gender, ...fields } = body;
  const { member_re_password: _repeated, member_edu: _education, ...profile } = fields;
  const { member_md: _department, member_company_fax: _fax, ...collected } = profile;
  const {
    member_company_name,
    member_company_en_name,
    member_position,
    member_company_tel,
    member_company_zipcode,
    member_company_address,
    member_company_address_detail,
    ...info
  } = collected;
  const pk = db.numbers.next('members');
  db.members.put(pk, { pk, id, password, name, type: MemberType.general });
  db.profiles.put(pk, {
    info: { ...info, member_gender: genders[gender] },
    company: {
      member_company_name,
      member_company_en_name,
      member_position,
      member_company_tel,
      member_company_zipcode,
      member_company_address,
      member_company_address_detail,
    },
    education,
  });
}
