import { members } from '#mocks/seed/members.ts';
import { MemberType } from '#src/api/generated/model/memberType.ts';
import type { Member } from './records.ts';

/** A seeded member with a special property, which developers can log in as. */
export type Persona = {
  /** The ID of the seeded member. */
  id: string;
  label: string;
  /** The property of the member in the seed, at the start time of the mock, that makes the label true. */
  requirement: string;
};

/** A persona with the seeded member. */
export type KnownPersona = Persona & { member: Member };

/** All personas. `knownPersonas` omits those without a seeded member. */
export const personas: readonly Persona[] = [
  {
    id: 'hanbit01',
    label: '일반회원 · 올해 연회비 납부',
    requirement: 'A general member with a payment of this year’s fee.',
  },
  {
    id: 'hanbit05',
    label: '일반회원 · 연회비 체납',
    requirement: 'A general member whose last fee is over three years old.',
  },
  {
    id: 'hanbit06',
    label: '일반회원 · 학생 인증 대기',
    requirement: 'A student certificate that awaits review by the secretariat.',
  },
  {
    id: 'hanbit02',
    label: '학생회원 · 올해 연회비 납부',
    requirement: 'A student member with a payment of this year’s fee.',
  },
  {
    id: 'hanbit07',
    label: '학생회원 · 올해 연회비 미납',
    requirement: 'A student member without a payment of this year.',
  },
  { id: 'hanbit03', label: MemberType.special, requirement: 'A special member.' },
  { id: 'hanbit04', label: MemberType.honorary, requirement: 'An honorary member.' },
  { id: 'da.on', label: '이전 사이트 회원', requirement: 'A member of the earlier site, with incomplete data.' },
];

/** Returns the personas that exist in the seed, with their members. */
export function knownPersonas(seed: readonly Member[] = members): KnownPersona[] {
  return personas.flatMap((persona) => {
    const member = seed.find(({ id }) => id === persona.id);
    return member ? [{ ...persona, member }] : [];
  });
}
