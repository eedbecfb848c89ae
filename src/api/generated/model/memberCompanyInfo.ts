/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */
import type { CompanyAddress } from './companyAddress.ts';
import type { CompanyName } from './companyName.ts';
import type { CompanyTel } from './companyTel.ts';
import type { CompanyZipcode } from './companyZipcode.ts';
import type { Position } from './position.ts';

/**
 * The workplace of a member, in requests and responses. Every field may be an empty text.
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
