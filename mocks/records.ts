import type { components } from '../src/api/generated/schema';

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
