import type { Db } from './db.ts';
import type { Member, Profile } from './records.ts';
import { emailKey } from './sent-codes.ts';
import type { Login } from './tokens.ts';

/** A member with the data of My Page. */
export type Account = { member: Member; profile: Profile };

/** Finds a member by ID. */
export function memberById(db: Db, id: string): Member | undefined {
  for (const member of db.members.rows()) if (member.id === id) return member;
  return undefined;
}

/** Returns whether a member has the ID. The comparison ignores case. */
export function isIdTaken(db: Db, id: string): boolean {
  for (const member of db.members.rows()) if (member.id.toLowerCase() === id.toLowerCase()) return true;
  return false;
}

/** Finds a member by email address. */
export function memberByEmail(db: Db, email: string): Member | undefined {
  for (const member of db.members.rows()) {
    const memberEmail = db.profiles.get(member.pk)?.info.member_email;
    if (memberEmail && emailKey(memberEmail) === emailKey(email)) return member;
  }
  return undefined;
}

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
