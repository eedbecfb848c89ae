import { expect, test } from 'vitest';
import { deadlines } from '#tests/support/event.ts';
import { annualFeeName, contractFee, currentEvent, moments, registration } from '#verify/contract/contract-event.ts';
import { annualFeeOrder, type Fees, registrationOrder, wrongOrders } from '#verify/workflows/payments/orders.ts';

const fees: Fees = (['일반회원', '학생회원', '특별회원', '명예회원'] as const).map((member_type) => ({
  member_type,
  annual_fee: contractFee(member_type, '연회비', 2025) ?? 0,
  registration_fee: contractFee(member_type, '등록비', 2025) ?? 0,
}));

test('the event, its period and the fees come from the contract', () => {
  expect(currentEvent).toBe('2025년 제5차 정기총회 및 추계학술대회');
  expect(registration.opens).toBe(Date.parse(deadlines.registrationOpens));
  expect(registration.closes).toBe(Date.parse(deadlines.registrationCloses));
  expect(moments.start).toBe('2025-11-05T10:00:00+09:00');
  expect(annualFeeName(2026)).toBe('2026년도 연회비');
  expect(contractFee('학생회원', '연회비', 2025)).toBe(100_000);
  expect(contractFee('준회원', '연회비', 2025)).toBeUndefined();
});

test.each([annualFeeOrder('일반회원', 2025), registrationOrder('학생회원'), annualFeeOrder('특별회원', 2025)])(
  'each wrong order of %o differs from it and can be sent',
  (order) => {
    const orders = wrongOrders(order, fees, 2025, true);
    expect(orders.length).toBeGreaterThan(4);
    expect(new Set(orders.map((wrong) => JSON.stringify(wrong))).size).toBe(orders.length);
    expect(orders).not.toContainEqual(order);
    for (const { amount } of orders) expect(amount).toBeGreaterThan(0);
  },
);

test('a member without a type may order for any type', () => {
  const order = annualFeeOrder('일반회원', 2025);
  const types = wrongOrders(order, fees, 2025, false).map(({ member_type }) => member_type);
  expect(new Set(types)).toEqual(new Set(['일반회원']));
});

test('the wrong orders of a general member have the fee of students, and other years', () => {
  const orders = wrongOrders(annualFeeOrder('일반회원', 2025), fees, 2025, true);
  expect(orders).toContainEqual(annualFeeOrder('학생회원', 2025));
  expect(orders).toContainEqual({ ...annualFeeOrder('일반회원', 2025), goods_name: annualFeeName(2024) });
  expect(orders).toContainEqual({ ...annualFeeOrder('일반회원', 2025), goods_name: annualFeeName(2026) });
});
