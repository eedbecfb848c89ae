import type { components } from '#src/api/generated/schema.ts';
import type { Db } from './db.ts';
import { knownPersonas } from './personas.ts';
import type { Member } from './records.ts';

/** The data of a login that a backend has answered. */
export type BackendLogin = components['schemas']['LoginData'];

/**
 * Returns the persona that stands for a member of a backend.
 * @param chosen the ID of a persona, or null for the first one with the type of the member
 */
function personaFor({ member_type: type }: BackendLogin, chosen: string | null): Member | undefined {
  const all = knownPersonas().map(({ member }) => member);
  return all.find(({ id }) => id === chosen) ?? all.find((member) => member.type === type) ?? all[0];
}

/**
 * Gives the mock the member of a login at a backend: number and name of the login, and the data of a persona. A member
 * of the mock with the same number is replaced.
 */
export function adoptMember(db: Db, login: BackendLogin, chosen: string | null): void {
  const persona = personaFor(login, chosen);
  const profile = persona && db.profiles.get(persona.pk);
  if (!persona || !profile) return;
  const { member_pk: pk, member_name: name } = login;
  const certificate = db.certificates.get(persona.pk);
  const paid = [...db.payments.rows()];
  const abstracts = [...db.abstracts.rows()];
  db.members.put(pk, { ...persona, pk, name });
  if (pk === persona.pk) return;
  db.profiles.put(pk, profile);
  if (certificate) db.certificates.put(pk, certificate);
  else db.certificates.remove(pk);
  for (const { pk: own, memberPk } of paid) if (memberPk === pk) db.payments.remove(own);
  for (const { pk: own, memberPk } of abstracts) if (memberPk === pk) db.abstracts.remove(own);
  const copied = { memberPk: pk };
  for (const payment of paid.filter(({ memberPk }) => memberPk === persona.pk)) {
    const number = db.numbers.next('payments');
    db.payments.put(number, { ...payment, ...copied, pk: number });
  }
  for (const abstract of abstracts.filter(({ memberPk }) => memberPk === persona.pk)) {
    const number = db.numbers.next('abstracts');
    db.abstracts.put(number, { ...abstract, ...copied, pk: number });
  }
}
