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

/** Caches the PDF of each payment. Payment rows are immutable, so the PDF cannot become outdated. */
function drawOncePerPayment(contentOf: (payment: Payment, name: string) => PaymentDocument) {
  const cache = new WeakMap<Payment, Promise<Bytes>>();
  return (payment: Payment, name: string): Promise<Bytes> => {
    const cached = cache.get(payment);
    if (cached) return cached;
    const pdf = drawPdf(contentOf(payment, name));
    cache.set(payment, pdf);
    pdf.catch(() => cache.delete(payment));
    return pdf;
  };
}

/** Returns the receipt of a payment as a PDF with the name of the member. */
export const receiptPdf = drawOncePerPayment(receiptContent);

/** Returns the transaction statement of a payment as a PDF with the name of the member. */
export const statementPdf = drawOncePerPayment(statementContent);
