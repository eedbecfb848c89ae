/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */
import type { Address } from './address.ts';
import type { AddressDetail } from './addressDetail.ts';
import type { BirthDay } from './birthDay.ts';
import type { BirthMonth } from './birthMonth.ts';
import type { BirthYear } from './birthYear.ts';
import type { Cell } from './cell.ts';
import type { Email } from './email.ts';
import type { EnglishName } from './englishName.ts';
import type { Gender } from './gender.ts';
import type { Zipcode } from './zipcode.ts';

export interface ModifyMemberInfoRequest {
  member_en_name: EnglishName;
  member_birth_year: BirthYear;
  member_birth_month: BirthMonth;
  member_birth_date: BirthDay;
  member_gender: Gender;
  member_zipcode: Zipcode;
  member_address: Address;
  member_address_detail: AddressDetail;
  member_cell: Cell;
  member_email: Email;
}
