import type { components } from '#src/api/generated/schema.ts';

type Schemas = components['schemas'];
export type BoardType = Schemas['BoardType'];

/** A stored post. Its field names lack the board prefix of the API. */
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

/** A member of the society, with the data that login and membership need. */
export type Member = {
  pk: number;
  id: string;
  password: string;
  name: string;
  type: Schemas['MemberType'];
};

/** The consecutive failed logins of an account. `lockedUntil` is in milliseconds since 1970, or 0 without a lock. */
export type LoginFailures = { count: number; lockedUntil: number };

/** A submitted abstract. */
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

/** A fee that a member pays. The amount is in won. */
export type Order = {
  memberPk: number;
  memberType: Schemas['MemberType'];
  amount: number;
  goodsType: Schemas['GoodsType'];
  goodsName: string;
};

/** A received payment. `date` is YYYY-MM-DD in Seoul. */
export type Payment = Order & { pk: number; date: string; method: Schemas['PayMethod'] };

/** An announced bank transfer. `announcedAt` is in milliseconds since 1970. */
export type Transfer = Order & { announcedAt: number };

/** A card payment. `aid` is the reason of a failure; `paymentPk` is the number of the recorded payment. */
export type CardPayment = { ref: string; order: Order } & (
  | { state: 'open' }
  | { state: 'approved'; paymentPk: number; card: Card }
  | { state: 'failed'; aid: string }
);

/** A card on the payment page. `number` is masked. */
export type Card = { company: string; number: string };

/** The data that My Page shows and changes. */
export type Profile = {
  /** Whether the profile comes from an older site, which did not store the membership type. */
  old?: true;
  info: Omit<Schemas['MemberInfo'], 'member_type' | 'member_name' | 'member_id'>;
  company: Schemas['MemberCompanyInfo'];
  education: Schemas['MemberEdu'][];
};

/** The latest student certificate of a member. The file of an old certificate may be missing. */
export type Certificate = {
  filePk: number;
  status: Schemas['StudentCertificate']['member_student_certificate_yn'];
};

/** The verification of an email address. Times are in milliseconds since 1970; `verifiedAt` is null when unverified. */
export type EmailProof = {
  email: string;
  code: string;
  sentAt: number;
  /** The number of wrong codes since the last code was sent. */
  wrong: number;
  verifiedAt: number | null;
};

/** Permits a member who forgot the password to set a new one, until a time in milliseconds since 1970. */
export type ResetPermit = { until: number };

/** A message of the contact form, as it was sent. `memberPk` is null for a guest. */
export type Inquiry = Omit<Schemas['SaveInquiryRequest'], 'file'> & {
  pk: number;
  at: number;
  memberPk: number | null;
  filePks: number[];
};
