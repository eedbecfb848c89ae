import * as z from 'zod/mini';
import { SignupBody } from '#src/api/generated/bodies/account.ts';
import { cellMaxLength, cellMinLength, memberIdMaxLength, memberIdMinLength } from '#src/api/generated/constants.ts';
import { passwordMessages, repeatsPassword } from '#src/features/profile/new-password.ts';
import { birthDateExists, profileMessages } from '#src/features/profile/profile-values.ts';
import { emailAddress } from '#src/forms/email-address.ts';

/** The contract's rule for an ID. */
export const memberId = SignupBody.shape.member_id;

/** The schema of the info step, with the contract's limits. */
export const infoSchema = z
  .extend(
    z.pick(SignupBody, {
      member_name: true,
      member_en_name: true,
      member_birth_year: true,
      member_birth_month: true,
      member_birth_date: true,
      member_gender: true,
      member_id: true,
      member_password: true,
      member_zipcode: true,
      member_address: true,
      member_address_detail: true,
      member_cell: true,
    }),
    { member_re_password: z.string(), member_email: emailAddress },
  )
  .check(repeatsPassword('member_password'), birthDateExists);

/** The form values of the info step. */
export type InfoValues = z.infer<typeof infoSchema>;

const idHint = `${memberIdMinLength}~${memberIdMaxLength}자의 영문, 숫자`;

export const idTexts = {
  hint: idHint,
  rule: `${idHint}만 입력 가능합니다.`,
  unchecked: '아이디 중복 확인 버튼을 눌러주세요.',
  free: '사용할 수 있는 아이디입니다.',
};

export const infoMessages = {
  ...profileMessages,
  member_name: { empty: '이름을 입력해 주세요.' },
  member_id: idTexts.rule,
  member_password: passwordMessages.rule,
  member_cell: {
    empty: '휴대폰 번호를 입력해 주세요.',
    format: `휴대폰 번호 ${cellMinLength}~${cellMaxLength}자리를 입력해 주세요.`,
  },
};
