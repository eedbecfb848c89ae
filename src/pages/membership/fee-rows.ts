import type { PayInfo } from '#src/api/generated/model/index.ts';
import { formatWon } from '#src/lib/text/won.ts';
import { now } from '#src/lib/time/clock.ts';
import { formatDate } from '#src/lib/time/date.ts';
import { seoulDay } from '#src/lib/time/seoul-day.ts';

/**
 * One year of the annual fee, formatted for display. `pk` is the record number of the payment; null if not paid. A
 * year is awaited if the society expects a registered bank transfer.
 */
export type FeeRow = {
  key: string;
  pk: number | null;
  isAwaited: boolean;
  year: string;
  won: string;
  method: string;
  date: string;
};

/** Formats one year. A year is paid if its payment has a record number. */
function toFeeRow(item: PayInfo, index: number, isAwaited: boolean): FeeRow {
  const pk = item.pay_info_pk;
  const won = formatWon(item.pay_info_amt);
  if (pk === null)
    return { key: `unpaid-${index}`, pk, isAwaited, year: seoulDay(now()).slice(0, 4), won, method: '-', date: '-' };
  const date = formatDate(item.pay_info_tran_date);
  const year = date === '-' ? '-' : date.slice(0, 4);
  return { key: String(pk), pk, isAwaited: false, year, won, method: item.pay_info_pay_method || '-', date };
}

/** Formats the fees for display (contract: PayInfo). @param isAwaited whether a transfer for the unpaid year is expected */
export const toFeeRows = (items: readonly PayInfo[], isAwaited: boolean): FeeRow[] =>
  items.map((item, index) => toFeeRow(item, index, isAwaited));
