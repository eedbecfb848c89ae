import type { GoodsType } from '#src/api/generated/model/goodsType.ts';
import type { PayGuide, TransferInfo } from '#src/api/generated/model/index.ts';
import { getSession } from '#src/api/session.ts';
import { transferAccount } from '#src/content/fees.ts';
import { tabStore } from '#src/lib/browser/stored-data.ts';
import { isJsonObject, parseJson } from '#src/lib/text/json.ts';
import { now } from '#src/lib/time/clock.ts';
import { seoulDay } from '#src/lib/time/seoul-day.ts';
import { goodsRules } from './goods.ts';

/** Returns the last day for a deposit in Seoul, YYYY-MM-DD: of the current year, or of the registration period. */
export function lastDepositDay(goods: GoodsType): string {
  const today = seoulDay(now());
  return goodsRules[goods].eventOn(today)?.registration.last ?? `${today.slice(0, 4)}-12-31`;
}

const isFilledText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Returns the bank account from the response, or the account in `content/fees.ts` if the response is not usable. */
export async function transferAccountFrom(
  guide: Promise<PayGuide>,
): Promise<Pick<TransferInfo, 'bank_name' | 'account_number' | 'account_holder'>> {
  const { bank_name, account_number, account_holder } = (await guide.catch(() => null)) ?? {};
  return isFilledText(bank_name) && isFilledText(account_number) && isFilledText(account_holder)
    ? { bank_name, account_number, account_holder }
    : transferAccount;
}

/** Stores a registered transfer of the member who is logged in, for a server that keeps none (contract: TransferInfo). */
export function storeTransfer(goods: GoodsType, transfer: TransferInfo): void {
  tabStore.set(goodsRules[goods].transferKey, JSON.stringify({ member: getSession()?.profile?.pk, transfer }));
}

const textFields = [
  ...(['goods_name', 'member_type', 'bank_name', 'account_number', 'account_holder'] as const),
  ...(['depositor_name', 'deposit_until'] as const),
];

const isTransferInfo = (value: unknown): value is TransferInfo =>
  isJsonObject(value) &&
  typeof value.amount === 'number' &&
  textFields.every((name) => typeof value[name] === 'string');

/** Returns the transfer that this tab has stored for the member who is logged in. Stored values are untrusted. */
function readStoredTransfer(goods: GoodsType): TransferInfo | null {
  const stored = parseJson(tabStore.get(goodsRules[goods].transferKey) ?? '{}');
  if (!isJsonObject(stored) || stored.member !== getSession()?.profile?.pk) return null;
  return isTransferInfo(stored.transfer) ? stored.transfer : null;
}

/**
 * Returns the bank transfer of an unpaid fee that the society still expects: that of the server, or the one that this
 * tab has stored, until its last day.
 * @param transfer the transfer of the history (contract: getAnnualFeePaid, getRegisterInfo); absent if there is none, or
 *   the server keeps none
 */
export function expectedTransfer(goods: GoodsType, transfer: TransferInfo | undefined): TransferInfo | null {
  if (transfer) return transfer;
  const stored = readStoredTransfer(goods);
  return stored && stored.deposit_until >= seoulDay(now()) ? stored : null;
}
