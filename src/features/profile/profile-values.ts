import * as zod from 'zod/mini';
import { emailMessages } from '#src/features/forms/email-address.ts';
import { daysInMonth } from '#src/lib/time/calendar.ts';

const birthDate = '생년월일을 선택해 주세요.';

/** What forms say of a member's own data. */
export const profileMessages = {
  member_en_name: { empty: '영문이름을 입력해 주세요.' },
  member_birth_year: birthDate,
  member_birth_month: birthDate,
  member_birth_date: birthDate,
  member_gender: '성별을 선택해 주세요.',
  member_email: emailMessages,
  member_zipcode: '우편번호를 입력해 주세요.',
  member_address: { empty: '주소를 입력해 주세요.' },
  member_address_detail: { empty: '상세주소를 입력해 주세요.' },
};

type Birthday = Record<'member_birth_year' | 'member_birth_month' | 'member_birth_date', string>;

/** The rule that the month has the day; the contract answers status 400 where it has not. */
export const birthdayExists = zod.refine<Birthday>(
  (it) => Number(it.member_birth_date) <= daysInMonth(it.member_birth_year, it.member_birth_month),
  { path: ['member_birth_date'], message: birthDate, when: () => true },
);
