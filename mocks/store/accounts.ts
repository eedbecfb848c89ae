import type { Db } from './db.ts';
import type { Member, Profile } from './records.ts';
import { emailKey } from './sent-codes.ts';
import type { Login } from './tokens.ts';

/** A member with what the member's pages show. */
export type Account = { member: Member; profile: Profile };

/** The account of an ID; members are few, so no index is kept for them. */
export function memberById(db: Db, id: string): Member | undefined {
  for (const member of db.members.rows()) if (member.id === id) return member;
  return undefined;
}

/** Whether somebody has the ID; upper and lower case are the same. */
export function isIdTaken(db: Db, id: string): boolean {
  for (const member of db.members.rows()) if (member.id.toLowerCase() === id.toLowerCase()) return true;
  return false;
}

/** The member who has an e-mail address. */
export function memberByEmail(db: Db, email: string): Member | undefined {
  for (const member of db.members.rows()) {
    const own = db.profiles.get(member.pk)?.info.member_email;
    if (own && emailKey(own) === emailKey(email)) return member;
  }
  return undefined;
}

/** The account of whoever is logged in. */
export function accountOf(db: Db, login: Login): Account {
  const member = db.members.get(login.memberPk);
  const profile = db.profiles.get(login.memberPk);
  if (!member || !profile) throw new Error(`has a login of member ${login.memberPk}, who is no member.`);
  return { member, profile };
}

/** The kind of membership of whoever is logged in; null where an older site did not store it. */
export function memberTypeOf(db: Db, memberPk: number): Member['type'] | null {
  return db.profiles.get(memberPk)?.old ? null : (db.members.get(memberPk)?.type ?? null);
}
