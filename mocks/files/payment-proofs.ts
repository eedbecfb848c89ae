import type { Payment } from '#mocks/store/records.ts';
import type { Bytes } from './bytes.ts';
import { drawPdf, type PaymentDocument } from './payment-document.ts';

const society = '한빛화장품과학회';
const formatWon = (amount: number) => `${amount.toLocaleString('ko-KR')}원`;

const factRows = (payment: Payment, name: string): PaymentDocument['facts'] => [
  ['번호', `HB-${String(payment.pk).padStart(8, '0')}`],
  ['회원', `${name} (${payment.memberType})`],
  ['항목', `${payment.goodsType} · ${payment.goodsName}`],
  ['금액', formatWon(payment.amount)],
  ['결제일', payment.date],
  ['결제 방법', payment.method],
];

const receiptContent = (payment: Payment, name: string): PaymentDocument => ({
  title: '영수증',
  date: new Date(`${payment.date}T00:00:00+09:00`),
  facts: factRows(payment, name),
  closing: ['위 금액을 정히 영수합니다.', payment.date, society],
});

const statementContent = (payment: Payment, name: string): PaymentDocument => ({
  title: '거래명세서',
  date: new Date(`${payment.date}T00:00:00+09:00`),
  facts: [['공급자', `${society} (고유번호 000-00-00000)`], ...factRows(payment, name)],
  items: {
    heads: ['품목', '수량', '단가', '공급가액'],
    rows: [
      [payment.goodsName, '1', formatWon(payment.amount), formatWon(payment.amount)],
      ['합계', '1', '', formatWon(payment.amount)],
    ],
  },
  closing: ['위와 같이 거래하였음을 확인합니다.', society],
});

/** A paper is drawn once; that of a payment never changes, and neither does the payment. */
function drawOncePerPayment(paperOf: (payment: Payment, name: string) => PaymentDocument) {
  const drawn = new WeakMap<Payment, Promise<Bytes>>();
  return (payment: Payment, name: string): Promise<Bytes> => {
    const known = drawn.get(payment);
    if (known) return known;
    const drawing = drawPdf(paperOf(payment, name));
    drawn.set(payment, drawing);
    drawing.catch(() => drawn.delete(payment));
    return drawing;
  };
}

/** The receipt of a payment, made out to the member's name. */
export const receiptPdf = drawOncePerPayment(receiptContent);

/** The transaction statement of a payment, made out to the member's name. */
export const statementPdf = drawOncePerPayment(statementContent);
