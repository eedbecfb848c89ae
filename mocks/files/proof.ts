import type { Payment } from '#mocks/store/records.ts';
import type { Bytes } from './bytes.ts';
import { draw, type Paper } from './paper.ts';

const society = '한빛화장품과학회';
const won = (amount: number) => `${amount.toLocaleString('ko-KR')}원`;

const facts = (payment: Payment, name: string): Paper['facts'] => [
  ['번호', `HB-${String(payment.pk).padStart(8, '0')}`],
  ['회원', `${name} (${payment.memberType})`],
  ['항목', `${payment.goodsType} · ${payment.goodsName}`],
  ['금액', won(payment.amount)],
  ['결제일', payment.date],
  ['결제 방법', payment.method],
];

const receiptPaper = (payment: Payment, name: string): Paper => ({
  title: '영수증',
  date: new Date(`${payment.date}T00:00:00+09:00`),
  facts: facts(payment, name),
  closing: ['위 금액을 정히 영수합니다.', payment.date, society],
});

const statementPaper = (payment: Payment, name: string): Paper => ({
  title: '거래명세서',
  date: new Date(`${payment.date}T00:00:00+09:00`),
  facts: [['공급자', `${society} (고유번호 000-00-00000)`], ...facts(payment, name)],
  items: {
    heads: ['품목', '수량', '단가', '공급가액'],
    rows: [
      [payment.goodsName, '1', won(payment.amount), won(payment.amount)],
      ['합계', '1', '', won(payment.amount)],
    ],
  },
  closing: ['위와 같이 거래하였음을 확인합니다.', society],
});

/** A paper is drawn once; that of a payment never changes, and neither does the payment. */
function drawnOnce(paperOf: (payment: Payment, name: string) => Paper) {
  const drawn = new WeakMap<Payment, Promise<Bytes>>();
  return (payment: Payment, name: string): Promise<Bytes> => {
    const known = drawn.get(payment);
    if (known) return known;
    const drawing = draw(paperOf(payment, name));
    drawn.set(payment, drawing);
    drawing.catch(() => drawn.delete(payment));
    return drawing;
  };
}

/** The receipt of a payment, made out to the member's name. */
export const receipt = drawnOnce(receiptPaper);

/** The transaction statement of a payment, made out to the member's name. */
export const statement = drawnOnce(statementPaper);
