import { members } from '#mocks/seed/members.ts';
import { seedOf } from '#mocks/seed/seed.ts';
import type { components } from '#src/api/generated/schema.ts';
import type { Db } from './db.ts';
import type { Member } from './records.ts';
import type { Table } from './table.ts';

/** The data of a login that a backend has answered. */
export type BackendLogin = components['schemas']['LoginData'];

/** The number of the persona whose data a member of a backend has, by the number of the member. */
const personasByMember = new WeakMap<Db, Map<number, number>>();

/**
 * Returns the persona that stands for a member of a backend.
 * @param chosen the ID of a persona, or null for the first one with the type of the member
 */
function personaFor({ member_type: type }: BackendLogin, chosen: string | null): Member | undefined {
  return members.find(({ id }) => id === chosen) ?? members.find((member) => member.type === type) ?? members[0];
}

/**
 * Gives the mock the member of a login at a backend: number and name of the login, and the data of a persona as the seed
 * has them. A member of the mock with the same number is replaced. A later login keeps what the member has changed, unless
 * another persona stands for the member.
 */
export function adoptMember(db: Db, login: BackendLogin, chosen: string | null): void {
  const { member_pk: pk, member_name: name } = login;
  const { profiles, certificates, payments, abstracts } = seedOf();
  const persona = personaFor(login, chosen);
  const profile = persona && profiles.get(persona.pk);
  if (!persona || !profile) return;
  const adopted = personasByMember.get(db) ?? new Map<number, number>();
  personasByMember.set(db, adopted);
  const isKnown = adopted.get(pk) === persona.pk;
  db.members.put(pk, { ...((isKnown && db.members.get(pk)) || persona), pk, name });
  if (isKnown) return;
  adopted.set(pk, persona.pk);
  db.profiles.put(pk, profile);
  const certificate = certificates.get(persona.pk);
  if (certificate) db.certificates.put(pk, certificate);
  else db.certificates.remove(pk);
  const copyRecords = <Row extends { pk: number; memberPk: number }>(
    kind: 'payments' | 'abstracts',
    table: Table<number, Row>,
    seeded: ReadonlyMap<number, Row>,
  ) => {
    for (const row of [...table.rows()]) if (row.memberPk === pk) table.remove(row.pk);
    for (const row of seeded.values()) {
      if (row.memberPk !== persona.pk) continue;
      const number = db.numbers.next(kind);
      table.put(number, { ...row, memberPk: pk, pk: number });
    }
  };
  copyRecords('payments', db.payments, payments);
  copyRecords('abstracts', db.abstracts, abstracts);
}
