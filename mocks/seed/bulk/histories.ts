import { faker } from '@faker-js/faker/locale/ko';
import type { StoredFile } from '#mocks/files/stored-file.ts';
import { currentEvent } from '#mocks/store/calendar.ts';
import { annualFeeName, feeOf } from '#mocks/store/fees.ts';
import type { Abstract, Member, Payment } from '#mocks/store/records.ts';
import { AbstractDecision } from '#src/api/generated/model/abstractDecision.ts';
import { AbstractDivision } from '#src/api/generated/model/abstractDivision.ts';
import { AbstractPresentation } from '#src/api/generated/model/abstractPresentation.ts';
import { GoodsType } from '#src/api/generated/model/goodsType.ts';
import { PayMethod } from '#src/api/generated/model/payMethod.ts';
import { dateBefore, dateIn } from './dates.ts';
import { methods, pick, topics } from './words.ts';

/** The generated payments and abstracts of members. */
export type Histories = { payments: Payment[]; abstracts: Abstract[]; abstractFiles: StoredFile[] };

/** The first numbers of generated records. They are above the numbers of new records. */
const firstPk = 100_001;
const firstFilePk = 160_000_001;

const currentYear = 2025;
const methodsOfPayment = Object.values(PayMethod);
const divisions = Object.values(AbstractDivision);
const presentations = Object.values(AbstractPresentation);
const decisions = Object.values(AbstractDecision);

const springEvents = ['춘계학술대회', '동계 세미나'] as const;
const autumnEvents = ['추계학술대회', '하계 워크숍'] as const;

type PaymentDraft = Omit<Payment, 'pk' | 'memberPk' | 'memberType' | 'method'>;

/** Returns the annual fees that a member has paid in the last years. Some membership types pay none. */
function annualFees({ type }: Member): PaymentDraft[] {
  const amount = feeOf(type, GoodsType.annualFee, String(currentYear));
  const years = amount > 0 ? faker.number.int({ min: 0, max: 6 }) : 0;
  return Array.from({ length: years }, (_, index) => {
    const year = currentYear - index;
    return { date: dateIn(year), amount, goodsType: GoodsType.annualFee, goodsName: annualFeeName(String(year)) };
  });
}

/** Returns registrations for past events, the newest first. */
const pastRegistrations = ({ type }: Member, count: number, before: string): PaymentDraft[] =>
  Array.from({ length: count }, (_, index) => {
    const date = dateBefore(before, index, count);
    const goodsName = `${date.slice(0, 4)}년 ${pick(date.slice(5, 7) < '07' ? springEvents : autumnEvents)}`;
    return {
      date,
      amount: feeOf(type, GoodsType.registrationFee, date),
      goodsType: GoodsType.registrationFee,
      goodsName,
    };
  });

/** Returns abstracts for the current event, without numbers, the newest first. */
const currentAbstracts = (count: number): Omit<Abstract, 'pk' | 'memberPk' | 'filePk'>[] =>
  Array.from({ length: count }, () => ({
    date: faker.date.between({ from: '2025-09-08', to: '2025-10-22' }).toISOString().slice(0, 10),
    presentation: pick(presentations),
    division: pick(divisions),
    approve: pick(decisions),
    conference: currentEvent,
  }));

/** How long the generated histories are. */
type HistoryOptions = {
  /** The generated members. Each has a short history. */
  members: readonly Member[];
  /** A hand-written member whose lists are made long, and the number of registrations and abstracts that are added. */
  longHistory: { member: Member; count: number } | null;
  /** The seed of faker. Equal seeds and options give equal histories. */
  fakerSeed: number;
};

/** Generates the payments and the abstracts of members. */
export function bulkHistories({ members, longHistory, fakerSeed }: HistoryOptions): Histories {
  faker.seed(fakerSeed);
  const histories: Histories = { payments: [], abstracts: [], abstractFiles: [] };
  const addPayments = ({ pk: memberPk, type: memberType }: Member, drafts: PaymentDraft[]) => {
    for (const draft of drafts) {
      const pk = firstPk + histories.payments.length;
      histories.payments.push({ ...draft, pk, memberPk, memberType, method: pick(methodsOfPayment) });
    }
  };
  const addAbstracts = ({ pk: memberPk }: Member, count: number) => {
    for (const draft of currentAbstracts(count)) {
      const index = histories.abstracts.length;
      const title = `${pick(topics)}의 ${pick(methods)}`;
      const size = faker.number.int({ min: 102_400, max: 184_320 });
      const key = faker.string.hexadecimal({ length: 32, casing: 'lower', prefix: '' });
      histories.abstracts.push({ ...draft, pk: firstPk + index, memberPk, filePk: firstFilePk + index });
      histories.abstractFiles.push({ pk: firstFilePk + index, name: `초록_${title}.docx`, size, title, key });
    }
  };
  for (const member of members) {
    addPayments(member, annualFees(member));
    addPayments(member, pastRegistrations(member, faker.number.int({ min: 0, max: 4 }), '2025-05-01'));
    addAbstracts(member, pick([0, 0, 0, 1, 2]));
  }
  if (longHistory) {
    addPayments(longHistory.member, pastRegistrations(longHistory.member, longHistory.count, '2019-05-01'));
    addAbstracts(longHistory.member, longHistory.count);
  }
  return histories;
}
