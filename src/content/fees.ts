/** What one type of member pays, in won. */
export type MemberFee = { memberType: string; won: number };

/** The year that the fees below are of. */
export const feeYear = 2025;

/** The annual fee, in the order in which it is shown. Any other type of member pays none. */
export const annualFees: readonly MemberFee[] = [
  { memberType: '일반회원', won: 200_000 },
  { memberType: '학생회원', won: 100_000 },
  { memberType: '특별회원', won: 0 },
  { memberType: '명예회원', won: 0 },
];

/** The fee of a conference. Special and honorary members register for the fee of a general member. */
export const registrationFees: readonly MemberFee[] = [
  { memberType: '일반회원', won: 200_000 },
  { memberType: '학생회원', won: 100_000 },
  { memberType: '특별회원', won: 200_000 },
  { memberType: '명예회원', won: 200_000 },
];

/** Where transfers go to, where the server doesn't say. Invented, like everything of this society. */
export const transferAccount = {
  bank: '한빛은행',
  number: '000-000000-00-000',
  holder: '한빛화장품과학회',
};
