import { currentEvent } from '#mocks/store/calendar.ts';
import { annualFeeName } from '#mocks/store/fees.ts';
import type { Payment } from '#mocks/store/records.ts';
import { GoodsType } from '#src/api/generated/model/goodsType.ts';
import { MemberType } from '#src/api/generated/model/memberType.ts';
import { PayMethod } from '#src/api/generated/model/payMethod.ts';

type PaymentRow = [
  pk: number,
  memberPk: number,
  date: string,
  amount: number,
  memberType: Payment['memberType'],
  method: Payment['method'],
];

const annualFees: PaymentRow[] = [
  [8533, 1024, '2025-03-05', 200_000, MemberType.general, PayMethod.card],
  [7720, 1024, '2024-04-02', 200_000, MemberType.general, PayMethod.transfer],
  [6105, 1024, '2023-03-17', 200_000, MemberType.general, PayMethod.card],
  [8611, 1025, '2025-04-21', 100_000, MemberType.student, PayMethod.transfer],
  // The member was a general member in 2024 and is a student member in the seed.
  [7721, 1025, '2024-04-02', 200_000, MemberType.general, PayMethod.transfer],
  [1204, 1027, '2011-05-20', 100_000, MemberType.general, PayMethod.transfer],
  [4312, 1028, '2021-06-30', 150_000, MemberType.general, PayMethod.transfer],
  [7733, 1029, '2024-04-11', 200_000, MemberType.general, PayMethod.transfer],
  [6118, 1029, '2023-03-20', 200_000, MemberType.general, PayMethod.card],
];

const conferencesOfYear = (year: number, firstPk: number): [pk: number, date: string, goodsName: string][] => [
  [firstPk, `${year}-05-09`, `${year}년 춘계학술대회`],
  [firstPk + 1, `${year}-11-05`, `${year}년 ${year > 2020 ? `제${year - 2020}차 정기총회 및 ` : ''}추계학술대회`],
];

/** The conferences that an honorary member registered for: enough for a second page of the list. */
const conferencesOfHonoraryMember = [2019, 2020, 2021, 2022, 2023, 2024].flatMap((year, index) =>
  conferencesOfYear(year, 5001 + index * 10),
);

const registrations: [...PaymentRow, goodsName: string][] = [
  [8741, 1024, '2025-05-12', 200_000, MemberType.general, PayMethod.transfer, '2025년 춘계학술대회'],
  [8120, 1024, '2024-11-06', 200_000, MemberType.general, PayMethod.card, '2024년 제4차 정기총회 및 추계학술대회'],
  [9012, 1025, '2025-11-04', 100_000, MemberType.student, PayMethod.card, currentEvent],
  [8755, 1025, '2025-05-14', 100_000, MemberType.student, PayMethod.transfer, '2025년 춘계학술대회'],
  ...conferencesOfHonoraryMember.map(([pk, date, goodsName], index): [...PaymentRow, string] => [
    pk,
    1027,
    date,
    200_000,
    MemberType.honorary,
    index % 3 === 0 ? PayMethod.transfer : PayMethod.card,
    goodsName,
  ]),
];

const paymentOf = (
  [pk, memberPk, date, amount, memberType, method]: PaymentRow,
  goodsType: Payment['goodsType'],
  goodsName: string,
): Payment => ({ pk, memberPk, date, amount, memberType, method, goodsType, goodsName });

/** The payments of the members. */
export const payments: Payment[] = [
  ...annualFees.map((row) => paymentOf(row, GoodsType.annualFee, annualFeeName(row[2].slice(0, 4)))),
  ...registrations.map(([...row]) => {
    const [pk, memberPk, date, amount, memberType, method, goodsName] = row;
    return paymentOf([pk, memberPk, date, amount, memberType, method], GoodsType.registrationFee, goodsName);
  }),
];
