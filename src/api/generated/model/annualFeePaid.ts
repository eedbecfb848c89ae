/**
 * Written by `npm run generate` from openapi/. Do not edit.
 */
import type { MemberType } from './memberType.ts';
import type { PayInfo } from './payInfo.ts';
import type { TransferInfo } from './transferInfo.ts';

export interface AnnualFeePaid {
  /** Null when the member has no type. The member then chooses one in the payment modal. */
  member_type: MemberType | null;
  /** Whether the member owes this year's fee and can pay it. */
  pay_possible: boolean;
  /** @maxItems 100 */
  pay_info: PayInfo[];
  transfer_info?: TransferInfo;
}
