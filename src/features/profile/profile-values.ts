import * as z from 'zod/mini';
import { emailMessages } from '#src/forms/email-address.ts';
import { daysInMonth } from '#src/lib/time/calendar.ts';

const birthDateText = '생년월일을 선택해 주세요.';

/** The error messages of the profile fields. */
export const profileMessages = {
  member_en_name: { empty: '영문이름을 입력해 주세요.' },
  member_birth_year: birthDateText,
  member_birth_month: birthDateText,
  member_birth_date: birthDateText,
  member_gender: '성별을 선택해 주세요.',
  member_email: emailMessages,
  member_zipcode: '우편번호를 입력해 주세요.',
  member_address: { empty: '주소를 입력해 주세요.' },
  member_address_detail: { empty: '상세주소를 입력해 주세요.' },
};

type BirthDateFields = Record<'member_birth_year' | 'member_birth_month' | 'member_birth_date', string>;

/** The rule that the birth date exists in the calendar. The server rejects other dates with status 400. */
export const birthDateExists = z.refine<BirthDateFields>(
  (values) => Number(values.member_birth_date) <= daysInMonth(values.member_birth_year, values.member_birth_month),
  { path: ['member_birth_date'], error: birthDateText, when: () => true },
);
