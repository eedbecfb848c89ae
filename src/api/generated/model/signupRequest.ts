/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */
import type { Address } from './address.ts';
import type { AddressDetail } from './addressDetail.ts';
import type { BirthDay } from './birthDay.ts';
import type { BirthMonth } from './birthMonth.ts';
import type { BirthYear } from './birthYear.ts';
import type { Cell } from './cell.ts';
import type { CompanyAddress } from './companyAddress.ts';
import type { CompanyName } from './companyName.ts';
import type { CompanyTel } from './companyTel.ts';
import type { CompanyZipcode } from './companyZipcode.ts';
import type { Email } from './email.ts';
import type { EnglishName } from './englishName.ts';
import type { GenderLabel } from './genderLabel.ts';
import type { MemberId } from './memberId.ts';
import type { MemberName } from './memberName.ts';
import type { NewPassword } from './newPassword.ts';
import type { Position } from './position.ts';
import type { Zipcode } from './zipcode.ts';

/**
 * The data of the sign-up. All fields are texts. Optional fields are sent as empty texts.
 */
export interface SignupRequest {
  member_name: MemberName;
  member_en_name: EnglishName;
  member_birth_year: BirthYear;
  member_birth_month: BirthMonth;
  member_birth_date: BirthDay;
  member_gender: GenderLabel;
  member_cell: Cell;
  member_id: MemberId;
  member_password: NewPassword;
  /** The password once more; it must be the same. */
  member_re_password: NewPassword;
  member_zipcode: Zipcode;
  member_address: Address;
  member_address_detail: AddressDetail;
  member_email: Email;
  member_company_name: CompanyName;
  member_company_en_name: CompanyName;
  member_position: Position;
  /**
     * Not collected. Sent as an empty text.
     * @maxLength 0
     */
  member_md: string;
  member_company_tel: CompanyTel;
  /**
     * Not collected. Sent as an empty text.
     * @maxLength 0
     */
  member_company_fax: string;
  member_company_zipcode: CompanyZipcode;
  member_company_address: CompanyAddress;
  member_company_address_detail: CompanyAddress;
  /**
     * Education as one text. Within an entry, school, major, degree, graduation year and country are joined
     * by ♩; entries are joined by ♫. Each part has the limits of an education record. The number of
     * entries is limited as in the profile.
     * @maxLength 6000
     * @pattern ^(?!♫)((^|♫)[^♩♫]+♩[^♩♫]+♩(박사|석사|학사)(과정)?♩\d{1,4}♩[^♩♫]+)+$
     */
  member_edu: string;
}
