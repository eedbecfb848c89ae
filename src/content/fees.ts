/** The fee of one member type, in won. */
export type MemberFee = { memberType: string; won: number };

/** The year of the fees below. */
export const feeYear = 2025;

/** The annual fees, in display order. A member type that is not in the list has no annual fee. */
export const annualFees: readonly MemberFee[] = [
  { memberType: '일반회원', won: 200_000 },
  { memberType: '학생회원', won: 100_000 },
  { memberType: '특별회원', won: 0 },
  { memberType: '명예회원', won: 0 },
];

/** The registration fees of the conference. Special and honorary members pay the fee of a general member. */
export const registrationFees: readonly MemberFee[] = [
  { memberType: '일반회원', won: 200_000 },
  { memberType: '학생회원', won: 100_000 },
  { memberType: '특별회원', won: 200_000 },
  { memberType: '명예회원', won: 200_000 },
];

/** The bank account for transfers, used if the server sends none. It is fictional, like all data of this society. */
export const transferAccount = {
  bank: '한빛은행',
  number: '000-000000-00-000',
  holder: '한빛화장품과학회',
};
