import type { CardPayment } from '#mocks/store/records.ts';
import { GoodsType } from '#src/api/generated/model/goodsType.ts';

/** The page to which the payment page of each fee returns. */
const paths: Readonly<Record<GoodsType, string>> = {
  [GoodsType.annualFee]: '/membership',
  [GoodsType.registrationFee]: '/society',
};

/**
 * Returns where the payment page redirects to on the site.
 * @returns a path with the outcome as query parameters, or null while the payment is open
 */
export function returnUrl({ order, ...payment }: CardPayment): string | null {
  if (payment.state === 'open') return null;
  const approved = payment.state === 'approved';
  const query = new URLSearchParams({
    // The payment interface uses this spelling.
    sucess: String(approved),
    aid: approved ? '' : payment.aid,
    member_type: order.memberType,
    amount: String(order.amount),
    company_code: approved ? payment.card.company : '',
    card_no: approved ? payment.card.number : '',
  });
  return `${paths[order.goodsType]}?${query}`;
}
