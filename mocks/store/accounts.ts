import type { Db } from './db.ts';
import type { Member, Profile } from './records.ts';
import { emailKey } from './sent-codes.ts';
import type { Login } from './tokens.ts';

/** A member with the data of My Page. */
export type Account = { member: Member; profile: Profile };

/** Finds a member by ID. */
export const memberById = (db: Db, id: string): Member | undefined =>
  [...db.members.rows()].find((member) => member.id === id);

/** Returns whether a member has the ID. The comparison ignores case. */
export const isIdTaken = (db: Db, id: string): boolean =>
  [...db.members.rows()].some((member) => member.id.toLowerCase() === id.toLowerCase());

/** Finds a member by email address. */
export const memberByEmail = (db: Db, email: string): Member | undefined =>
  [...db.members.rows()].find(({ pk }) => {
    const memberEmail = db.profiles.get(pk)?.info.member_email;
    return memberEmail && emailKey(memberEmail) === emailKey(email);
  });

/**
 * Returns the account of a login.
 * @throws Error when the member does not exist
 */
export function accountOf(db: Db, login: Login): Account {
  const member = db.members.get(login.memberPk);
  const profile = db.profiles.get(login.memberPk);
  if (!member || !profile) throw new Error(`has a login of member ${login.memberPk}, who does not exist.`);
  return { member, profile };
}

/** Returns the membership type of a member. It is null for members of an older site, which did not store it. */
export function memberTypeOf(db: Db, memberPk: number): Member['type'] | null {
  return db.profiles.get(memberPk)?.old ? null : (db.members.get(memberPk)?.type ?? null);
}
