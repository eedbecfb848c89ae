import { currentEvent } from '#mocks/store/calendar.ts';
import type { Payment } from '#mocks/store/records.ts';

type PaymentRow = [
  pk: number,
  memberPk: number,
  date: string,
  amount: number,
  memberType: Payment['memberType'],
  method: Payment['method'],
];

const annualFees: PaymentRow[] = [
  [8533, 1024, '2025-03-05', 200_000, '일반회원', '카드결제'],
  [7720, 1024, '2024-04-02', 200_000, '일반회원', '무통장입금'],
  [6105, 1024, '2023-03-17', 200_000, '일반회원', '카드결제'],
  [8611, 1025, '2025-04-21', 100_000, '학생회원', '무통장입금'],
  // The member was a general member in 2024 and is a student member in the seed.
  [7721, 1025, '2024-04-02', 200_000, '일반회원', '무통장입금'],
  [1204, 1027, '2011-05-20', 100_000, '일반회원', '무통장입금'],
  [4312, 1028, '2021-06-30', 150_000, '일반회원', '무통장입금'],
  [7733, 1029, '2024-04-11', 200_000, '일반회원', '무통장입금'],
  [6118, 1029, '2023-03-20', 200_000, '일반회원', '카드결제'],
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
  [8741, 1024, '2025-05-12', 200_000, '일반회원', '무통장입금', '2025년 춘계학술대회'],
  [8120, 1024, '2024-11-06', 200_000, '일반회원', '카드결제', '2024년 제4차 정기총회 및 추계학술대회'],
  [9012, 1025, '2025-11-04', 100_000, '학생회원', '카드결제', currentEvent],
  [8755, 1025, '2025-05-14', 100_000, '학생회원', '무통장입금', '2025년 춘계학술대회'],
  ...conferencesOfHonoraryMember.map(([pk, date, goodsName], index): [...PaymentRow, string] => [
    pk,
    1027,
    date,
    200_000,
    '명예회원',
    index % 3 === 0 ? '무통장입금' : '카드결제',
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
  ...annualFees.map((row) => paymentOf(row, '연회비', `${row[2].slice(0, 4)}년도 연회비`)),
  ...registrations.map(([...row]) => {
    const [pk, memberPk, date, amount, memberType, method, goodsName] = row;
    return paymentOf([pk, memberPk, date, amount, memberType, method], '등록비', goodsName);
  }),
];
