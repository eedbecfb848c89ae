/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */
import type { CompanyAddress } from './companyAddress.ts';
import type { CompanyName } from './companyName.ts';
import type { CompanyTel } from './companyTel.ts';
import type { CompanyZipcode } from './companyZipcode.ts';
import type { Position } from './position.ts';

/**
 * A member's workplace, as it is read and as it is saved. Every field may be an empty string.
 */
export interface MemberCompanyInfo {
  member_company_name: CompanyName;
  member_company_en_name: CompanyName;
  member_position: Position;
  member_company_tel: CompanyTel;
  member_company_zipcode: CompanyZipcode;
  member_company_address: CompanyAddress;
  member_company_address_detail: CompanyAddress;
}
