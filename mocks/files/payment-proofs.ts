import type { Payment } from '#mocks/store/records.ts';
import type { Bytes } from './bytes.ts';
import { linesPdf } from './padded-files.ts';

const society = '한빛화장품과학회';
const noEffect = '시험용: 이 문서는 아무 효력이 없습니다.';
const formatWon = (amount: number) => `${amount.toLocaleString('ko-KR')}원`;

const factLines = (payment: Payment, name: string) => [
  `번호: HB-${String(payment.pk).padStart(8, '0')}`,
  `회원: ${name} (${payment.memberType})`,
  `항목: ${payment.goodsType} · ${payment.goodsName}`,
  `금액: ${formatWon(payment.amount)}`,
  `결제일: ${payment.date}`,
  `결제 방법: ${payment.method}`,
];

/** Returns the receipt of a payment as a PDF with the name of the member. */
export const receiptPdf = (payment: Payment, name: string): Bytes =>
  linesPdf(['영수증', noEffect, ...factLines(payment, name), '위 금액을 정히 영수합니다.', society]);

/** Returns the transaction statement of a payment as a PDF with the name of the member. */
export const statementPdf = (payment: Payment, name: string): Bytes =>
  linesPdf([
    '거래명세서',
    noEffect,
    `공급자: ${society} (고유번호 000-00-00000)`,
    ...factLines(payment, name),
    `품목: ${payment.goodsName}, 수량 1, 공급가액 ${formatWon(payment.amount)}`,
    '위와 같이 거래하였음을 확인합니다.',
  ]);
