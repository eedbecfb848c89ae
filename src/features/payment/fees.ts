import { memberTypeAnnualFees, memberTypeRegistrationFees } from '#src/api/generated/constants.ts';
import { MemberType } from '#src/api/generated/model/memberType.ts';

/** The fee of one member type, in won. */
export type MemberFee = { memberType: MemberType; won: number };

const listFees = (fees: Readonly<Record<MemberType, number>>): readonly MemberFee[] =>
  Object.values(MemberType).map((memberType) => ({ memberType, won: fees[memberType] }));

/** The annual fees of the contract, in display order. */
export const annualFees = listFees(memberTypeAnnualFees);

/** The registration fees of the conference in the contract, in display order. */
export const registrationFees = listFees(memberTypeRegistrationFees);
