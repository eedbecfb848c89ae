import { expect, test } from 'vitest';
import { receiptPdf } from '#mocks/files/payment-proofs.ts';
import type { Payment } from '#mocks/store/records.ts';
import { findPdfProblem } from '#verify/files/pdf-check.ts';

const payment: Payment = {
  pk: 1,
  memberPk: 1,
  memberType: '일반회원',
  amount: 200_000,
  goodsType: '연회비',
  goodsName: '2025년도 연회비',
  date: '2025-11-05',
  method: '카드결제',
};
const pdf = await receiptPdf(payment, '김가람');

test('findPdfProblem accepts a complete PDF', () => {
  expect(findPdfProblem(pdf)).toBeNull();
});

test('findPdfProblem names what is wrong with a damaged PDF', () => {
  expect(findPdfProblem(pdf.slice(1))).toContain('%PDF-');
  expect(findPdfProblem(pdf.slice(0, -20))).toContain('%%EOF');
  const asText = new TextEncoder().encode(new TextDecoder().decode(pdf));
  expect(findPdfProblem(asText)).not.toBeNull();
  const damaged = pdf.slice();
  const middle = Math.floor(damaged.length / 2);
  damaged[middle] = (damaged[middle] ?? 0) ^ 255;
  expect(findPdfProblem(damaged)).toBe('a compressed stream is damaged');
});
