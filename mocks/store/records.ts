import type { components } from '#src/api/generated/schema.ts';

type Schemas = components['schemas'];
export type BoardType = Schemas['BoardType'];
export type SearchCategory = Schemas['SearchCategory'];

/** A post as it is stored, without the prefix that its board puts before the names. */
export type Post = {
  pk: number;
  title: string;
  content: string;
  date: string | null;
  hit: number | null;
  adminName: string | null;
  memberName: string | null;
  memberPk: number | null;
  fixed: Schemas['NoticeItem']['fixed_yn'];
  imageUrl: string | null;
  filePks: number[];
};

/** A member of the society, as far as the operations of the contract need to know. */
export type Member = {
  pk: number;
  id: string;
  password: string;
  name: string;
  type: Schemas['MemberType'];
};

/** Failed logins of an account in a row, and until when it is locked; 0 when it is not. */
export type LoginFailures = { count: number; lockedUntil: number };

/** An abstract that a member sent to an event. */
export type Abstract = {
  pk: number;
  memberPk: number;
  date: string;
  presentation: Schemas['AbstractPresentation'];
  division: Schemas['AbstractDivision'];
  approve: Schemas['Abstract']['abstract_approve'];
  conference: string;
  filePk: number;
};

/** What is to be paid: a fee of one member, with its amount in won. */
export type Order = {
  memberPk: number;
  memberType: Schemas['MemberType'];
  amount: number;
  goodsType: Schemas['GoodsType'];
  goodsName: string;
};

/** A payment that has come. */
export type Payment = Order & { pk: number; date: string; method: Schemas['PayMethod'] };

/** A deposit that was announced, and when. */
export type Transfer = Order & { announcedAt: number };

/** A card payment from its beginning on; `aid` tells why it failed, `paymentPk` where it is recorded. */
export type CardPayment = { ref: string; order: Order } & (
  | { state: 'open' }
  | { state: 'approved'; paymentPk: number; card: Card }
  | { state: 'failed'; aid: string }
);

/** A card as the payment page tells of it: never its whole number. */
export type Card = { company: string; number: string };

/** What a member's pages show and change. */
export type Profile = {
  /** Of an older site, which did not store the kind of membership. */
  old?: true;
  info: Omit<Schemas['MemberInfo'], 'member_type' | 'member_name' | 'member_id'>;
  company: Schemas['MemberCompanyInfo'];
  education: Schemas['MemberEdu'][];
};

/** The last student certificate of a member. The file of an old one may be lost. */
export type Certificate = {
  filePk: number;
  status: Schemas['StudentCertificate']['member_student_certificate_yn'];
};

/** What is known about an e-mail address: the last code that was sent to it, and when it was proven; null when never. */
export type EmailProof = {
  email: string;
  code: string;
  sentAt: number;
  /** Wrong codes in a row since. */
  wrong: number;
  verifiedAt: number | null;
};

/** Until when a member who forgot the password may set a new one. */
export type ResetPermit = { until: number };

/** A message of the contact form; the writer's number when a member wrote it. */
export type Inquiry = {
  pk: number;
  at: number;
  memberPk: number | null;
  name: string;
  email: string;
  cell: string;
  title: string;
  content: string;
  filePks: number[];
};
