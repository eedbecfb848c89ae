import * as zod from 'zod/mini';
import { ModifyMemberCompanyInfoBody } from '#src/api/generated/limits/member.ts';
import type { MemberCompanyInfo } from '#src/api/generated/model/index.ts';
import { noPosition, otherPosition, positions } from '#src/content/positions.ts';

/** The limits of a workplace, and the choice of the position; `member_position` is what is typed instead. */
export const companySchema = zod.extend(ModifyMemberCompanyInfoBody, { position_choice: zod.string() });

/** A workplace as a form has it. */
export type CompanyValues = zod.input<typeof companySchema>;

/** A form without a workplace. */
export const emptyCompany: CompanyValues = {
  member_company_name: '',
  member_company_en_name: '',
  position_choice: noPosition,
  member_position: '',
  member_company_tel: '',
  member_company_zipcode: '',
  member_company_address: '',
  member_company_address_detail: '',
};

function positionChoiceFor(position: string): string {
  if (position === '') return noPosition;
  return positions.includes(position) ? position : otherPosition;
}

/** A stored workplace as a form has it: a position that is on no list counts as typed. */
export function companyToForm(stored: MemberCompanyInfo): CompanyValues {
  const choice = positionChoiceFor(stored.member_position);
  return {
    ...stored,
    position_choice: choice,
    member_position: choice === otherPosition ? stored.member_position : '',
  };
}

/** The workplace of a form as the contract has it. */
export function companyFromForm({ position_choice: choice, ...values }: CompanyValues): MemberCompanyInfo {
  const chosen = choice === noPosition ? '' : choice;
  return { ...values, member_position: choice === otherPosition ? values.member_position : chosen };
}
