import * as z from 'zod/mini';
import { ModifyMemberInfoBody } from '#src/api/generated/bodies/member.ts';
import { Gender } from '#src/api/generated/model/gender.ts';
import type { MemberInfo } from '#src/api/generated/model/index.ts';
import { birthDateExists, profileMessages } from '#src/features/profile/profile-values.ts';
import { emailAddress } from '#src/forms/email-address.ts';

/** The contract's limits of the editable values. */
export const schema = z.extend(ModifyMemberInfoBody, { member_email: emailAddress }).check(birthDateExists);

/** The basic information as form values. */
export type BasicInfo = z.infer<typeof schema>;

export const messages = {
  ...profileMessages,
  // The specified spelling of this screen has no space.
  member_cell: '휴대폰번호를 입력해 주세요.',
};

/** Returns the stored values as form values. Values that the earlier site did not have are empty. */
export const basicInfoValues = (info: MemberInfo): BasicInfo => ({
  member_en_name: info.member_en_name ?? '',
  member_birth_year: info.member_birth_year ?? '',
  member_birth_month: info.member_birth_month ?? '',
  member_birth_date: info.member_birth_date ?? '',
  member_gender: info.member_gender ?? Gender.male,
  member_zipcode: info.member_zipcode ?? '',
  member_address: info.member_address ?? '',
  member_address_detail: info.member_address_detail ?? '',
  member_cell: info.member_cell ?? '',
  member_email: info.member_email ?? '',
});
