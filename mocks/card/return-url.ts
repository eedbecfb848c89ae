import type { CardPayment } from '#mocks/store/records.ts';

/**
 * Where the payment page leads back to, on the site that it stands on.
 * @returns a path with the outcome in its query; null while there is no outcome
 */
export function returnUrl({ order, ...payment }: CardPayment): string | null {
  if (payment.state === 'open') return null;
  const approved = payment.state === 'approved';
  const query = new URLSearchParams({
    // Spelt so on the wire.
    sucess: String(approved),
    aid: approved ? '' : payment.aid,
    member_type: order.memberType,
    amount: String(order.amount),
    company_code: approved ? payment.card.company : '',
    card_no: approved ? payment.card.number : '',
  });
  return `${order.goodsType === '연회비' ? '/membership' : '/society'}?${query}`;
}
