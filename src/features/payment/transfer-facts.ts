import type { TransferInfo } from '#src/api/generated/model/index.ts';
import { formatWon } from '#src/lib/text/won.ts';

/** Returns what a member needs for a bank transfer, as names with their values. */
export const transferFacts = (transfer: TransferInfo): { name: string; value: string }[] => [
  { name: '입금액', value: formatWon(transfer.amount) },
  { name: '은행', value: transfer.bank_name },
  { name: '계좌번호', value: transfer.account_number },
  { name: '예금주', value: transfer.account_holder },
  { name: '입금자명', value: transfer.depositor_name },
  { name: '입금 기한', value: `${transfer.deposit_until}까지` },
];
